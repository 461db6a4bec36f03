import type { Plugin } from "vite";

const font = /\/inter-latin-wght-normal-[\w-]+\.woff2$/;

/**
 * The interface's letters are fetched beside the first script. Asked for by the first words instead,
 * they come after these are drawn in another font, and lines that break elsewhere move the page.
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
        // After the scripts, without which there are no words.
        const attrs = { ...kind, href: `/${file}`, fetchpriority: "low" };
        return [{ tag: "link", attrs, injectTo: "head" }];
      },
    },
  };
}
