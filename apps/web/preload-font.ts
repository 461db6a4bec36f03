import type { Plugin } from "vite";

const font = /\/inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * Preloads the interface's font next to the first script. If the browser found it only when drawing
 * text, the text would first appear in another font, and changed line breaks would shift the page.
 */
export function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle }) {
        const file = Object.keys(bundle ?? {}).find((name) => font.test(name));
        if (file === undefined) return [];
        const kind = { rel: "preload", as: "font", type: "font/woff2", crossorigin: "" };
        // Placed after the scripts, which are needed before any text is shown.
        const attrs = { ...kind, href: `/${file}`, fetchpriority: "low" };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
