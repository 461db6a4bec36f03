import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { pageAt, pages } from "@resume-picker/domain/pages";
import type { Hono } from "hono";
import { fontsPath } from "@resume-picker/domain/markup/standalone-page";
import { cachedResponse } from "./pages/cached-response.ts";
import { fontFaces } from "./pages/font-faces.ts";
import { preloadModules } from "./pages/preload-modules.ts";
import { fillSiteIndex } from "./pages/site-index.ts";
import type { SiteVersion } from "./pages/site-index.ts";
import type { Variables } from "./request-info.ts";

/** Returns the HTML that starts the web application, or null if it hasn't been built. */
export function readIndex(directory: string): string | null {
  const file = join(directory, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : null;
}

export function serveWebFiles(
  app: Hono<{ Variables: Variables }>,
  directory: string,
  { index, version }: { index: string; version: () => SiteVersion },
): void {
  // Vite puts a content hash into these names.
  app.use(
    "/assets/*",
    serveStatic({
      root: directory,
      precompressed: true,
      onFound: (_path, c) => c.header("Cache-Control", "public, max-age=31536000, immutable"),
    }),
  );
  app.get(fontsPath, cachedResponse(fontFaces(directory), "text/css; charset=utf-8"));
  // The few files next to index.html, such as the icon, whose names don't contain a hash.
  app.get(
    "/:file{[\\w-]+\\.\\w+}",
    serveStatic({
      root: directory,
      onFound: (_path, c) => c.header("Cache-Control", "no-cache"),
    }),
  );
  const indexOf = preloadModules(directory, index);
  const type = "text/html; charset=utf-8";
  const answersOf = ({ site }: SiteVersion) =>
    new Map(pages.map((page) => [page, cachedResponse(fillSiteIndex(indexOf(page), site), type)]));
  let known: { key: string; answers: ReturnType<typeof answersOf> } | null = null;
  app.get("*", (c) => {
    const page = pageAt(c.req.path);
    c.header("Cache-Control", "no-cache");
    const present = version();
    if (known?.key !== present.key) known = { key: present.key, answers: answersOf(present) };
    const answer = page === null ? undefined : known.answers.get(page);
    return answer ? answer(c) : c.html(fillSiteIndex(indexOf(null), present.site), 404);
  });
}
