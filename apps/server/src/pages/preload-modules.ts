import { pictureThemes, productPicture } from "@resume-picker/domain/landing/product-picture";
import { pages } from "@resume-picker/domain/pages";
import type { Page } from "@resume-picker/domain/pages";
import { escapeMarkup } from "@resume-picker/domain/markup/escape-markup";
import { findModules } from "./find-modules.ts";

const workspace = ["src/routes/_workspace.tsx"];

/** The pages where visits start, and the source files of each. */
const sources: Partial<Record<Page, string[]>> = {
  "/": ["src/routes/index.tsx"],
  "/auth": ["src/routes/auth.tsx"],
  "/dashboard": workspace,
  "/jobs/$id": workspace,
};

/**
 * Removed from the workspace, which shows no text before its first response. Preloading the font
 * delayed its scripts by a quarter of a second on a slow mobile network. The font is loaded when
 * the first text needs it.
 */
const fontPreload = /<link [^>]*as="font"[^>]*>/;

/** The landing page's picture in the device's color scheme, which is the page's largest element. */
const picturePreloads = pictureThemes.map((look) => {
  const { srcSet, sizes } = productPicture(look);
  return `<link rel="preload" as="image" media="(prefers-color-scheme: ${look})" imagesrcset="${escapeMarkup(srcSet)}" imagesizes="${escapeMarkup(sizes)}" />`;
});

/**
 * Returns index.html for each page with preload links for its scripts and picture. They load in
 * parallel with the first script instead of after it.
 */
export function preloadModules(directory: string, index: string): (page: Page | null) => string {
  const filled = new Map(
    pages.map((page) => {
      const links = findModules(directory, sources[page] ?? []).map(modulePreload);
      if (page === "/") links.push(...picturePreloads);
      const bare = sources[page] === workspace ? index.replace(fontPreload, "") : index;
      return [page, bare.replace("</head>", () => `${links.join("\n    ")}\n  </head>`)];
    }),
  );
  return (page) => (page && filled.get(page)) ?? index;
}

export const modulePreload = (path: string) =>
  `<link rel="modulepreload" href="${escapeMarkup(path)}" />`;
