// Whoever looks at something else is told that it is their turn, if they asked for that.

/** Whether this browser could tell anybody anything here: not over plain http, except on this machine. */
export const canTell = (): boolean => isSecureContext && "Notification" in window;

/** Asks the person at the browser; whether they may be told. */
export async function askLeave(): Promise<boolean> {
  return canTell() && (await Notification.requestPermission()) === "granted";
}

/** Only while nobody looks at the page. One notice a table: the next takes its place. */
export async function tellTurn(title: string, body: string): Promise<void> {
  if (!document.hidden || !canTell() || Notification.permission !== "granted") return;
  const path = location.pathname;
  const about = { body, tag: path, icon: "/icon.svg", data: path };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker?.active) await worker.showNotification(title, about); // all that a phone allows
  else new Notification(title, about).onclick = () => window.focus();
}
