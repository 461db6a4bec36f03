import { setImmediate } from "node:timers/promises";
import type { Parts } from "@resume-picker/api/context";
import { listCategories } from "@resume-picker/db/queries/blog/blog-categories";
import {
  findNeighbours,
  findPostBySlug,
  listPublicCards,
} from "@resume-picker/db/queries/blog/blog-posts";
import { blogRevision } from "@resume-picker/db/queries/blog/blog-revision";
import type { PostCard } from "@resume-picker/domain/blog/post";
import { pageOfPosts } from "@resume-picker/domain/blog/select-posts";
import { summarize } from "@resume-picker/domain/blog/summarize";
import type { Context, Hono } from "hono";
import { etag } from "hono/etag";
import superjson from "superjson";
import type { Variables } from "../request-info.ts";
import type { createArticleRenderer } from "./article-html.ts";
import { cachedResponse } from "../pages/cached-response.ts";
import { findModules } from "../pages/find-modules.ts";
import { fillSiteIndex } from "../pages/site-index.ts";
import type { SiteVersion } from "../pages/site-index.ts";
import { atomFeed, maxFeedEntries, robots, sitemap } from "./feed.ts";
import type { FeedEntry } from "./feed.ts";
import { categoryListing, tagListing, wholeBlog } from "./listings.ts";
import type { Blog, Listing } from "./listings.ts";
import { plainList } from "./plain-list.ts";
import { articleHead, fillPage, listHead, unindexedPage } from "./page-head.ts";

type Site = Pick<Parts, "db" | "clock" | "appUrl">;
type Versioned = Site & { version: () => SiteVersion };

/** SQLite's value for "no limit". */
const allCards = -1;

/** Revalidated on each use, because a withdrawn article must disappear at once. */
const revalidated = { "Cache-Control": "public, no-cache" };

type Articles = ReturnType<typeof createArticleRenderer>;

/** Length in characters of the summary of an article without an excerpt. */
const summaryLength = 300;

/** Number of feed entries that include their whole text. */
const maxTexts = 20;

/** Serves the feeds and the files for search engines. They contain only what a visitor may see. */
export function mountFeeds(
  app: Hono<{ Variables: Variables }>,
  site: Site,
  { articles, version }: { articles: Articles | null; version: () => SiteVersion },
): void {
  const appUrl = site.appUrl.replace(/\/$/, "");
  const entryTexts = async (card: PostCard) => {
    const asked = { reader: "everybody", now: site.clock() } as const;
    const post = await findPostBySlug(site.db, card.slug, asked);
    if (!post) return { html: null, summary: card.excerpt };
    // Let other requests run between two texts.
    await setImmediate();
    const html = (await articles?.text(post)) ?? null;
    return { html, summary: card.excerpt ?? summarize(post.content, summaryLength) };
  };
  const writeFeed = async ({ cards, ...listing }: Listing) => {
    const entries: FeedEntry[] = [];
    for (const [at, card] of cards.slice(0, maxFeedEntries).entries()) {
      const none = { html: null, summary: card.excerpt };
      entries.push({ card, ...(at < maxTexts ? await entryTexts(card) : none) });
    }
    return atomFeed(entries, { ...listing, siteName: version().site.name }, appUrl);
  };
  const latestFeeds = cachedByListing({ ...site, version }, async (listing) =>
    cachedResponse(await writeFeed(listing), "application/atom+xml; charset=utf-8"),
  );
  for (const [path, find] of Object.entries(listingPaths)) {
    app.get(`${path}/feed.xml`, async (c) => {
      const answer = await latestFeeds((blog) => find(blog, c));
      if (!answer) return c.text("There is no such feed", 404, { "Cache-Control": "no-store" });
      for (const [name, value] of Object.entries(revalidated)) c.header(name, value);
      return answer(c);
    });
  }

  const files: Record<string, { type: string; write: () => Promise<string> }> = {
    "/sitemap.xml": {
      type: "application/xml; charset=utf-8",
      write: async () => {
        const cards = await listPublicCards(site.db, site.clock(), allCards);
        return sitemap(cards, await listCategories(site.db), appUrl);
      },
    },
    "/robots.txt": {
      type: "text/plain; charset=utf-8",
      write: () => Promise.resolve(robots(appUrl)),
    },
  };
  for (const [path, { type, write }] of Object.entries(files)) {
    const latest = cachedByRevision({ ...site, version }, write, (text) =>
      cachedResponse(text, type),
    );
    app.get(path, async (c) => {
      for (const [name, value] of Object.entries(revalidated)) c.header(name, value);
      return (await latest())(c);
    });
  }
}

/** Maps the addresses of lists to functions that find the list. */
const listingPaths: Record<string, (blog: Blog, c: Context) => Listing | null> = {
  "/blog": (blog) => wholeBlog(blog),
  "/blog/category/:slug": (blog, c) => categoryListing(blog, c.req.param("slug") ?? ""),
  "/blog/tag/:slug": (blog, c) => tagListing(blog, c.req.param("slug") ?? ""),
};

type Answer = ReturnType<typeof cachedResponse>;

/** Caches one answer per existing list until the public articles change. */
function cachedByListing(
  site: Versioned,
  make: (listing: Listing, more: { blog: Blog; page: number }) => Promise<Answer>,
): (find: (blog: Blog) => Listing | null, asked?: number) => Promise<Answer | null> {
  const latest = cachedByRevision(
    site,
    async () => ({
      cards: await listPublicCards(site.db, site.clock()),
      categories: await listCategories(site.db),
    }),
    (blog: Blog) => ({ blog, answers: new Map<string, Promise<Answer>>() }),
  );
  return async (find, asked = 1) => {
    const { blog, answers } = await latest();
    const listing = find(blog);
    if (!listing) return null;
    const { page } = pageOfPosts(listing.cards, asked);
    const key = `${listing.path} ${page}`;
    const answer = answers.get(key) ?? make(listing, { blog, page });
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

/** Builds the value on first use and when the public articles or the site's name change. */
function cachedByRevision<Source, Made>(
  { db, clock, version }: Versioned,
  write: () => Promise<Source>,
  make: (source: Source) => Made,
): () => Promise<Made> {
  let cached: { revision: string; made: Promise<Made> } | null = null;
  return () => {
    const revision = `${blogRevision(db, clock())} ${version().key}`;
    if (cached?.revision === revision) return cached.made;
    const made = write().then(make);
    cached = { revision, made };
    // Don't cache a failure, because the database may recover.
    made.catch(() => (cached = null));
    return made;
  };
}

/** Serves the blog's pages with their metadata in the HTML. The application renders them. */
export function mountBlogPages(
  app: Hono<{ Variables: Variables }>,
  site: Site,
  web: { index: string; directory: string; articles: Articles; version: () => SiteVersion },
): void {
  const { articles, version } = web;
  const index = () => fillSiteIndex(web.index, version().site);
  const modules = {
    list: findModules(web.directory, ["src/routes/blog.index.tsx"]),
    article: findModules(web.directory, ["src/routes/blog.$slug.tsx"]),
  };
  const appUrl = site.appUrl.replace(/\/$/, "");

  const latestPages = cachedByListing({ ...site, version }, (listing, { blog, page }) => {
    const { name } = version().site;
    const html = fillPage(index(), listHead(listing, page, { appUrl, name }), {
      data: superjson.serialize(blog),
      modules: modules.list,
      plain: plainList(listing, page, name),
    });
    return Promise.resolve(cachedResponse(html, "text/html; charset=utf-8"));
  });
  for (const [path, find] of Object.entries(listingPaths)) {
    app.on("GET", [path, `${path}/`], async (c) => {
      const asked = Number(/^\d{1,4}$/.exec(c.req.query("page") ?? "")?.[0] ?? 1);
      const answer = await latestPages((blog) => find(blog, c), asked);
      if (!answer) return c.html(unindexedPage(index()), 404, { "Cache-Control": "no-store" });
      for (const [name, value] of Object.entries(revalidated)) c.header(name, value);
      return answer(c);
    });
  }

  app.get("/blog/:slug", etag({ weak: true }), async (c) => {
    const asked = { reader: "everybody", now: site.clock() } as const;
    const post = await findPostBySlug(site.db, c.req.param("slug"), asked);
    if (!post) return c.html(unindexedPage(index()), 404, { "Cache-Control": "no-store" });
    if (post.slug !== c.req.param("slug")) return c.redirect(`/blog/${post.slug}`, 301);
    const neighbours = await findNeighbours(site.db, post.slug, site.clock());
    const { name } = version().site;
    const html = fillPage(index(), articleHead(post, { appUrl, name }), {
      data: superjson.serialize({ post, neighbours }),
      modules: modules.article,
      body: await articles.page(post, { ...neighbours, siteName: name }),
    });
    return c.html(html, 200, revalidated);
  });
}
