import { setImmediate } from "node:timers/promises";
import type { Parts } from "@resume-picker/api/context";
import { listCategories } from "@resume-picker/db/queries/blog/blog-categories";
import {
  findNeighbours,
  findPostBySlug,
  listPublicCards,
} from "@resume-picker/db/queries/blog/blog-posts";
import type { PostCard } from "@resume-picker/domain/blog/post";
import { summarize } from "@resume-picker/domain/blog/summarize";
import type { Hono } from "hono";
import { etag } from "hono/etag";
import superjson from "superjson";
import type { Variables } from "../request-info.ts";
import type { drawArticles } from "./article-html.ts";
import { findModules } from "../pages/find-modules.ts";
import { atomFeed, maxFeedEntries, robots, sitemap } from "./feed.ts";
import type { FeedEntry } from "./feed.ts";
import { plainList } from "./plain-list.ts";
import { articleHead, fillPage, listHead, unindexedPage } from "./page-head.ts";

type Site = Pick<Parts, "db" | "clock" | "appUrl">;

/** SQLite's word for "no limit". */
const wholeBlog = -1;

/** May be kept, but is asked for again each time: an article taken back is gone at once. */
const revalidated = { "Cache-Control": "public, no-cache" };

type Articles = ReturnType<typeof drawArticles>;

/** Characters of the summary of an article without an excerpt. */
const summaryLength = 300;

/** Entries of the feed that bear their whole text. */
const maxTexts = 20;

/** What search engines, link previews and feed readers ask for. All of it is what a visitor may see. */
export function mountFeeds(
  app: Hono<{ Variables: Variables }>,
  site: Site,
  articles: Articles | null,
): void {
  const appUrl = site.appUrl.replace(/\/$/, "");
  const entryTexts = async (card: PostCard) => {
    const asked = { reader: "everybody", now: site.clock() } as const;
    const post = await findPostBySlug(site.db, card.slug, asked);
    if (!post) return { html: null, summary: card.excerpt };
    // Between two texts others are answered.
    await setImmediate();
    const html = (await articles?.text(post)) ?? null;
    return { html, summary: card.excerpt ?? summarize(post.content, summaryLength) };
  };
  const files: Record<string, { type: string; write: () => Promise<string> }> = {
    "/blog/feed.xml": {
      type: "application/atom+xml; charset=utf-8",
      write: async () => {
        const cards = await listPublicCards(site.db, site.clock(), maxFeedEntries);
        const entries: FeedEntry[] = [];
        for (const [at, card] of cards.entries()) {
          const none = { html: null, summary: card.excerpt };
          entries.push({ card, ...(at < maxTexts ? await entryTexts(card) : none) });
        }
        return atomFeed(entries, appUrl);
      },
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
  web: { index: string; directory: string; articles: Articles },
): void {
  const { index, articles } = web;
  const modules = {
    list: findModules(web.directory, ["src/routes/blog.index.tsx"]),
    article: findModules(web.directory, ["src/routes/blog.$slug.tsx"]),
  };
  const appUrl = site.appUrl.replace(/\/$/, "");

  for (const path of ["/blog", "/blog/"]) {
    app.get(path, etag({ weak: true }), async (c) => {
      const cards = await listPublicCards(site.db, site.clock());
      const data = { cards, categories: await listCategories(site.db) };
      const html = fillPage(index, listHead(cards, appUrl), {
        data: superjson.serialize(data),
        modules: modules.list,
        plain: plainList(cards),
      });
      return c.html(html, 200, revalidated);
    });
  }

  app.get("/blog/:slug", etag({ weak: true }), async (c) => {
    const asked = { reader: "everybody", now: site.clock() } as const;
    const post = await findPostBySlug(site.db, c.req.param("slug"), asked);
    if (!post) return c.html(unindexedPage(index), 404, { "Cache-Control": "no-store" });
    const neighbours = await findNeighbours(site.db, post.slug, site.clock());
    const html = fillPage(index, articleHead(post, appUrl), {
      data: superjson.serialize({ post, neighbours }),
      modules: modules.article,
      body: await articles.page(post, neighbours),
    });
    return c.html(html, 200, revalidated);
  });
}
