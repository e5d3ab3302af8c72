// Node, with modules compiled as for the browser: so $state and $derived are as live as on the page. There is no DOM in it;
// what a module wants of a browser is given to it by its test (page.ts), in plain sight.
import type { Environment } from "vitest/runtime";

export default {
  name: "page",
  viteEnvironment: "client",
  setup: () => ({ teardown: () => {} }),
} satisfies Environment;
