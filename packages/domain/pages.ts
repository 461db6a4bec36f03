/**
 * The routes of the web application: `$id` is a number, `$slug` an article's name. The server
 * answers these with 200 and all others with 404. The web application doesn't compile if its routes
 * differ.
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

/** Whether an article exists is checked by the blog. */
const segments: Record<string, string> = { $id: String.raw`\d+`, $slug: "[^/]+" };

const patterns = pages.map((page) => ({
  page,
  pattern: new RegExp(
    `^${page.replace(/^\/$/, "").replaceAll(/\$\w+/g, (name) => segments[name] ?? name)}/?$`,
  ),
}));

/** Returns the route of a path, or null. Matching is case-sensitive, as in the router. */
export function pageAt(path: string): Page | null {
  return patterns.find(({ pattern }) => pattern.test(path))?.page ?? null;
}
