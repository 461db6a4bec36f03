import { looks, productPicture } from "@resume-picker/domain/landing/product-picture";
import { pages } from "@resume-picker/domain/pages";
import type { Page } from "@resume-picker/domain/pages";
import { escapeMarkup } from "@resume-picker/domain/markup/escape-markup";
import { findModules } from "./find-modules.ts";

const workspace = ["src/routes/_workspace.tsx"];

/** The pages that people arrive at, and what each is made of. */
const sources: Partial<Record<Page, string[]>> = {
  "/": ["src/routes/index.tsx"],
  "/auth": ["src/routes/auth.tsx"],
  "/dashboard": workspace,
  "/jobs/$id": workspace,
};

/**
 * The workspace has no words before its first answer. Fetched beside its scripts, the font held them
 * up by a quarter of a second of a slow phone's network; the first of them asks for it.
 */
const fontPreload = /<link [^>]*as="font"[^>]*>/;

/** The landing page's, in the look of the device: the largest of what it shows first. */
const picturePreloads = looks.map((look) => {
  const { srcSet, sizes } = productPicture(look);
  return `<link rel="preload" as="image" media="(prefers-color-scheme: ${look})" imagesrcset="${escapeMarkup(srcSet)}" imagesizes="${escapeMarkup(sizes)}" />`;
});

/**
 * index.html for each page, with the scripts and the picture that the page is made of: fetched beside
 * the first script, and not after it has run.
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
