import { defineConfig, mergeConfig } from "vitest/config";
import page from "../vite.config.ts";

// It lies here, not beside vite.config.ts: what stands there makes `make web` build the page anew when it is touched.
export default mergeConfig(
  page,
  defineConfig({
    resolve: { conditions: ["browser"] }, // Svelte as it runs on the page: on a server, nothing is live
    ssr: { external: ["svelte", "esm-env"] }, // one Svelte for all fresh modules of a test: two would not hear of each other
    test: {
      environment: "./tests/environment.ts",
      include: ["tests/**/*.test.ts"],
      css: { include: /theme\.css\?raw$/ }, // to be read as it is, for its colours
      isolate: false, // every test opens a page of its own; a process for every file would take three times as long
      unstubGlobals: true,
      restoreMocks: true,
    },
  }),
);
