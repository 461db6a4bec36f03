/**
 * Every page of the web application, as its router names them: `$id` is a number, `$slug` an
 * article's name. The server answers these with 200 and anything else with 404; the web
 * application doesn't compile while its routes are others.
 */
export const pages = [
  "/",
  "/admin",
  "/admin/audit",
  "/admin/mail",
  "/admin/support",
  "/admin/ai-service",
  "/admin/settings",
  "/admin/system",
  "/auth",
  "/blog",
  "/blog/$slug",
  "/blog/category/$slug",
  "/blog/tag/$slug",
  "/blog-management",
  "/blog-preview",
  "/blog-view",
  "/candidates",
  "/change-password",
  "/dashboard",
  "/forgot-password",
  "/jobs/$id",
  "/jobs/$id/ranking-check",
  "/jobs/$id/ai-rankings",
  "/jobs/$id/editor",
  "/logs",
  "/profile",
  "/reset-password",
  "/security",
  "/verify-email",
] as const;
export type Page = (typeof pages)[number];

/** Which articles there are is a question to the blog. */
const segments: Record<string, string> = { $id: String.raw`\d+`, $slug: "[^/]+" };

const patterns = pages.map((page) => ({
  page,
  pattern: new RegExp(
    `^${page.replace(/^\/$/, "").replaceAll(/\$\w+/g, (name) => segments[name] ?? name)}/?$`,
  ),
}));

/** The page at a path, with its letters as they are, as the router has it; null where there is none. */
export function pageAt(path: string): Page | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}
