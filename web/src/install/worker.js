// Kept by the browser as /sw.js: the shell of the hall opens at once, and still opens when the hall cannot be reached, so
// that the page can say so in the reader's words. What happens at tables is never kept. vite.config.ts fills the two names in.
const SHELF = "criee-__BUILD__";
const SHELL = __SHELL__;
const TEXTS = /^\/api\/(games\/[\w-]+\/)?texts\//;

addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELF).then((shelf) => shelf.addAll(SHELL)));
});

// A new shell waits until the pages of the old one are closed: they may still ask for its pieces.
addEventListener("activate", (event) => {
  event.waitUntil(clearShelves().then(() => clients.claim()));
});

async function clearShelves() {
  const old = (await caches.keys()).filter((name) => name.startsWith("criee-") && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match("/")));
  else if (pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (TEXTS.test(pathname)) event.respondWith(freshIfCanBe(request));
});

/** A piece with a hash in its name never changes. */
async function kept(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function freshIfCanBe(request) {
  try {
    return await keep(request, await fetch(request));
  } catch (error) {
    const old = await caches.match(request);
    if (old) return old;
    throw error;
  }
}

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(SHELF)).put(request, answer.clone());
  return answer;
}

// "It is your turn": a click leads to the table.
addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data));
});

async function lead(path) {
  const windows = await clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : clients.openWindow(path);
}
