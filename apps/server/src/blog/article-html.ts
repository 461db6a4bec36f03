import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { findNeighbours } from "@resume-picker/db/queries/blog/blog-posts";
import type { Post } from "@resume-picker/domain/blog/post";

type Neighbours = Awaited<ReturnType<typeof findNeighbours>>;

/** What the web application's build leaves for the server: apps/web/src/article-html.tsx. */
type Drawing = {
  articlePageHtml: (post: Post, neighbours: Neighbours) => string;
  articleTextHtml: (content: string) => string;
};

/**
 * Longer articles are drawn by the browser alone: everybody else's request waits while one is drawn
 * here. 60,000 characters are ten thousand words.
 */
const maxDrawnLength = 60_000;
const maxKept = 100;

/** Articles as HTML, drawn once for each version of them; null where that can't be. */
export function drawArticles(directory: string) {
  const file = join(directory, "server", "article-html.js");
  let loading: Promise<Drawing> | null = null;
  const kept = new Map<string, string>();

  const keep = async (
    post: Post,
    key: string,
    draw: (by: Drawing) => string,
  ): Promise<string | null> => {
    if (post.content.length > maxDrawnLength || !existsSync(file)) return null;
    const version = `${post.id} ${post.updatedAt.getTime()} ${key}`;
    const known = kept.get(version);
    if (known !== undefined) return known;
    loading ??= import(pathToFileURL(file).href) as Promise<Drawing>;
    const html = draw(await loading);
    const [oldest] = kept.keys();
    if (kept.size >= maxKept && oldest !== undefined) kept.delete(oldest);
    kept.set(version, html);
    return html;
  };

  return {
    /** What stands in the page until the application has come. */
    page: (post: Post, neighbours: Neighbours) =>
      keep(
        post,
        `page ${post.viewCount} ${JSON.stringify([neighbours, post.author, post.categories])}`,
        (by) => by.articlePageHtml(post, neighbours),
      ),
    /** The text alone, for feed readers. */
    text: (post: Post) => keep(post, "text", (by) => by.articleTextHtml(post.content)),
  };
}
