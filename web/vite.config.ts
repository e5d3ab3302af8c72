import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { installable } from "./installable.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// A game's own table lies in its folder, outside web/: aliases let it reach the shared pieces by a short name.
export default defineConfig({
  plugins: [svelte(), installable()],
  resolve: {
    alias: { "@art": here("./src/art"), "@web": here("./src") },
    dedupe: ["svelte"],
  },
  server: {
    fs: { allow: [here("..")] },
    proxy: { "/api": { target: process.env.CRIEE_SERVER ?? "http://127.0.0.1:8000", ws: true } },
  },
  build: {
    outDir: here("../src/criee/server/static"),
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's own rules allow no data: addresses in scripts and fonts
    modulePreload: { polyfill: false },
    target: "es2022",
  },
});
