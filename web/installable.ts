// What makes the page installable: manifest, icons, and the worker that keeps the shell; all beside index.html.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const bytes = (path: string) => readFileSync(new URL(path, import.meta.url));
const read = (path: string) => bytes(path).toString("utf-8");
const DRAWN = ["icon-192.png", "icon-512.png", "icon-maskable-512.png"]; // by `make icons`, for systems that take no SVG

export function installable(): Plugin {
  return {
    name: "installable",
    apply: "build",
    generateBundle(_, bundle) {
      const lay = (fileName: string, source: string | Buffer) => this.emitFile({ type: "asset", fileName, source });
      const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
      const entry = chunks.find((one) => one.isEntry);
      const styles = Object.keys(bundle).filter((name) => /index-[^/]*\.css$/.test(name));
      const shell = ["/", ...[entry?.fileName, ...(entry?.imports ?? []), ...styles].filter(Boolean).map((name) => `/${name}`)];
      const build = createHash("sha256").update(shell.join("\n")).digest("hex").slice(0, 12);
      lay("sw.js", read("./src/install/worker.js").replace("__BUILD__", build).replace("__SHELL__", JSON.stringify(shell)));
      lay("manifest.json", read("./src/install/manifest.json"));
      for (const name of DRAWN) lay(name, bytes(`./src/install/${name}`));
      const icon = read("./src/icon.svg");
      lay("icon.svg", icon);
      lay("icon-maskable.svg", icon.replace('rx="14" ', "").replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"').replace('width="64" height="64"', 'x="-8" y="-8" width="80" height="80"'));
    },
  };
}
