import type { Parts } from "@resume-picker/api/context";
import { listCategories } from "@resume-picker/db/queries/blog/blog-categories";
import { findPostBySlug, listPublicCards } from "@resume-picker/db/queries/blog/blog-posts";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import superjson from "superjson";
import type { Variables } from "../request-info.ts";
import { findModules } from "./find-modules.ts";
import { atomFeed, robots, sitemap } from "./feed.ts";
import { articleHead, fillPage, listHead, unindexedPage } from "./page-head.ts";

type Site = Pick<Parts, "db" | "clock" | "appUrl">;

/** May be kept, but is asked for again each time: an article taken back is gone at once. */
/** SQLite's word for "no limit". */
const wholeBlog = -1;

const revalidated = { "Cache-Control": "public, no-cache" };

/** What search engines, link previews and feed readers ask for. All of it is what a visitor may see. */
export function mountFeeds(app: Hono<{ Variables: Variables }>, site: Site): void {
  const appUrl = site.appUrl.replace(/\/$/, "");
  const files: Record<string, { type: string; write: () => Promise<string> }> = {
    "/blog/feed.xml": {
      type: "application/atom+xml; charset=utf-8",
      write: async () => atomFeed(await listPublicCards(site.db, site.clock()), appUrl),
    },
    "/sitemap.xml": {
      type: "application/xml; charset=utf-8",
      write: async () => sitemap(await listPublicCards(site.db, site.clock(), wholeBlog), appUrl),
    },
    "/robots.txt": {
      type: "text/plain; charset=utf-8",
      write: () => Promise.resolve(robots(appUrl)),
    },
  };
  for (const [path, { type, write }] of Object.entries(files)) {
    app.get(path, etag({ weak: true }), async (c) =>
      c.body(await write(), 200, { "Content-Type": type, ...revalidated }),
    );
  }
}

/** The blog's pages, with their metadata in the first HTML. The application draws them. */
export function mountBlogPages(
  app: Hono<{ Variables: Variables }>,
  site: Site,
  web: { index: string; directory: string },
): void {
  const { index } = web;
  const modules = {
    list: findModules(web.directory, ["src/routes/blog.index.tsx"]),
    article: findModules(web.directory, [
      "src/routes/blog.$slug.tsx",
      "src/ui/markdown/markdown.tsx",
    ]),
  };
  const appUrl = site.appUrl.replace(/\/$/, "");

  for (const path of ["/blog", "/blog/"]) {
    app.get(path, etag({ weak: true }), async (c) => {
      const cards = await listPublicCards(site.db, site.clock());
      const data = { cards, categories: await listCategories(site.db) };
      const html = fillPage(index, listHead(cards, appUrl), {
        data: superjson.serialize(data),
        modules: modules.list,
      });
      return c.html(html, 200, revalidated);
    });
  }

  app.get("/blog/:slug", etag({ weak: true }), async (c) => {
    const asked = { reader: "everybody", now: site.clock() } as const;
    const post = await findPostBySlug(site.db, c.req.param("slug"), asked);
    if (!post) return c.html(unindexedPage(index), 404, { "Cache-Control": "no-store" });
    const html = fillPage(index, articleHead(post, appUrl), {
      data: superjson.serialize({ post }),
      modules: modules.article,
    });
    return c.html(html, 200, revalidated);
  });
}
