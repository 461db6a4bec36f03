import { readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));

type Built = { file: string; isEntry?: boolean; imports?: string[] };

/**
 * Each page's source files and its JavaScript limit for the first load, in kilobytes, gzipped as
 * the server sends it.
 */
const pages: Record<string, { sources: string[]; limit: number }> = {
  landing: { sources: ["src/routes/index.tsx", "src/features/landing/"], limit: 160 },
  // Includes Headless UI's tabs. Every page also preloads toasts and the connection banner (about
  // 15 KB), because they can't be fetched once the connection is lost.
  "sign-in": { sources: ["src/routes/auth.tsx"], limit: 174 },
  "list of articles": {
    sources: ["src/routes/blog.index.tsx", "src/features/blog/public/blog-screen.tsx"],
    limit: 160,
  },
  article: {
    sources: ["src/routes/blog.$slug.tsx", "src/features/blog/public/article.tsx"],
    limit: 230,
  },
  workspace: { sources: ["src/routes/_workspace.tsx"], limit: 230 },
  admin: { sources: ["src/routes/admin/route.tsx", "src/routes/admin/index.tsx"], limit: 234 },
};

// Vite's manifest: https://vite.dev/guide/backend-integration
const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, "utf8")) as Record<
  string,
  Built
>;

test.each(Object.entries(pages))("the %s page loads quickly", (name, { sources, limit }) => {
  const keys = Object.keys(manifest).filter(
    (key) => manifest[key]?.isEntry || sources.some((source) => key.startsWith(source)),
  );
  const [route = ""] = sources;
  expect(keys.some((key) => key.startsWith(route))).toBe(true);
  const files = new Set<string>();
  const add = (key: string) => {
    const built = manifest[key];
    if (!built || files.has(built.file)) return;
    files.add(built.file);
    built.imports?.forEach(add);
  };
  keys.forEach(add);
  const bytes = [...files]
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + statSync(`${dist}${file}.gz`).size, 0);
  const kilobytes = Math.round(bytes / 1024);
  console.info(`${name}: ${kilobytes} KB of ${limit}`);
  expect(kilobytes).toBeLessThanOrEqual(limit);
});
