// A built table for a game that lives in another package: TABLE=path/to/its/web npx vite build --config vite.table.config.ts
// makes one module, table.js, of the Table.svelte in that folder, which is written as if it lay in our tree.
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
if (!process.env.TABLE) throw new Error("say which folder holds Table.svelte: TABLE=path/to/its/web");
const folder = resolve(process.env.TABLE);
const OURS = "../../../../src/criee/games/*/web/pieces.ts"; // in src/art/pieces/index.ts

/** The pieces that all games share, and this game's own; those of our games stay here. */
const ownPieces: Plugin = {
  name: "own-pieces",
  enforce: "pre",
  transform(code, id) {
    if (!code.includes(OURS)) return null;
    return code.replace(OURS, relative(dirname(id), resolve(folder, "pieces.ts")));
  },
};

/** The page allows no style but its own sheets and what a script adopts: the table's style comes along in its module. */
const adoptedStyle: Plugin = {
  name: "adopted-style",
  enforce: "post",
  generateBundle(_, bundle) {
    let style = "";
    for (const [name, part] of Object.entries(bundle)) {
      if (part.type !== "asset" || !name.endsWith(".css")) continue;
      style += part.source;
      delete bundle[name];
    }
    const adopt = `{const s=new CSSStyleSheet();s.replaceSync(${JSON.stringify(style)});document.adoptedStyleSheets.push(s)}\n`;
    for (const part of Object.values(bundle)) if (part.type === "chunk" && part.isEntry) part.code = adopt + part.code;
  },
};

export default defineConfig({
  plugins: [ownPieces, svelte(), adoptedStyle],
  resolve: {
    alias: { "@art": here("./src/art"), "@web": here("./src"), "@table": resolve(folder, "Table.svelte") },
    dedupe: ["svelte"],
  },
  build: {
    lib: { entry: here("./src/table/mounting.svelte.ts"), formats: ["es"], fileName: () => "table.js" },
    outDir: folder,
    emptyOutDir: false,
    target: "es2022",
  },
});
