import type { Category, PostCard } from "@resume-picker/domain/blog/post";
import { authorName, listingPath } from "@resume-picker/domain/blog/select-posts";
import { escapeMarkup } from "@resume-picker/domain/markup/escape-markup";
import type { Listing } from "./listings.ts";

export const maxFeedEntries = 50;

export type FeedEntry = { card: PostCard; summary: string | null; html: string | null };

/** Writes an Atom feed (RFC 4287) of a list's newest posts, the first ones with their text. */
export function atomFeed(
  entries: readonly FeedEntry[],
  { path, name, siteName }: Pick<Listing, "path" | "name"> & { siteName: string },
  appUrl: string,
): string {
  const page = escapeMarkup(`${appUrl}${path}`);
  const title = name === null ? `${siteName} blog` : `${name} · ${siteName} blog`;
  const updated = new Date(Math.max(0, ...entries.map(({ card }) => card.updatedAt.getTime())));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>${page}</id>
  <title>${escapeMarkup(title)}</title>
  <updated>${updated.toISOString()}</updated>
  <link rel="self" type="application/atom+xml" href="${page}/feed.xml" />
  <link rel="alternate" type="text/html" href="${page}" />
${entries.map((one) => entry(one, appUrl)).join("\n")}
</feed>
`;
}

function entry({ card, summary, html }: FeedEntry, appUrl: string): string {
  const url = escapeMarkup(`${appUrl}/blog/${card.slug}`);
  const published = (card.publishedAt ?? card.createdAt).toISOString();
  return `  <entry>
    <id>${escapeMarkup(stableId(card, appUrl))}</id>
    <title>${escapeMarkup(card.title)}</title>
    <link rel="alternate" type="text/html" href="${url}" />
    <published>${published}</published>
    <updated>${card.updatedAt.toISOString()}</updated>
    <author><name>${escapeMarkup(authorName(card.author))}</name></author>
${card.categories.map(({ name, slug }) => `    <category term="${escapeMarkup(slug)}" label="${escapeMarkup(name)}" />\n`).join("")}    <summary>${escapeMarkup(summary ?? "")}</summary>${html === null ? "" : `\n    <content type="html" xml:base="${escapeMarkup(appUrl)}/">${escapeMarkup(html)}</content>`}
  </entry>`;
}

/** Returns a tag URI (RFC 4151), which identifies the entry even if the address changes. */
function stableId({ id, createdAt }: PostCard, appUrl: string): string {
  return `tag:${new URL(appUrl).hostname},${createdAt.toISOString().slice(0, 10)}:blog/posts/${id}`;
}

/** Lists the public pages: the landing page, the blog, its categories and each article. */
export function sitemap(
  cards: readonly PostCard[],
  categories: readonly Category[],
  appUrl: string,
): string {
  const urls = [
    { url: `${appUrl}/`, changed: null },
    { url: `${appUrl}/blog`, changed: cards[0]?.updatedAt ?? null },
    ...categories.map(({ slug }) => ({
      url: `${appUrl}${listingPath({ category: slug })}`,
      changed: null,
    })),
    ...cards.map(({ slug, updatedAt }) => ({ url: `${appUrl}/blog/${slug}`, changed: updatedAt })),
  ];
  const lines = urls.map(({ url, changed }) => {
    const changedAt = changed === null ? "" : `<lastmod>${changed.toISOString()}</lastmod>`;
    return `  <url><loc>${escapeMarkup(url)}</loc>${changedAt}</url>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join("\n")}
</urlset>
`;
}

/** Excludes the pages that require signing in, since search engines can't use them. */
export function robots(appUrl: string): string {
  const closed = [
    "/api/",
    "/admin",
    "/dashboard",
    "/jobs/",
    "/logs",
    "/blog-management",
    "/blog-view",
    "/blog-preview",
  ];
  return `User-agent: *
${closed.map((path) => `Disallow: ${path}`).join("\n")}
Allow: /

Sitemap: ${appUrl}/sitemap.xml
`;
}
