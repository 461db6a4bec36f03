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
 * index.html for each page, with the scripts that the page is made of: fetched beside the first one,
 * and not after it has run.
 */
export function preloadModules(directory: string, index: string): (page: Page | null) => string {
  const filled = new Map(
    pages.map((page) => {
      const links = findModules(directory, sources[page] ?? []).map(modulePreload);
      return [page, index.replace("</head>", () => `${links.join("\n    ")}\n  </head>`)];
    }),
  );
  return (page) => (page && filled.get(page)) ?? index;
}

export const modulePreload = (path: string) =>
  `<link rel="modulepreload" href="${escapeMarkup(path)}" />`;
