import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Parts } from "@resume-picker/api/context";
import { findArticleHtml, saveArticleHtml } from "@resume-picker/db/queries/blog/article-html";
import type { findNeighbours } from "@resume-picker/db/queries/blog/blog-posts";
import type { Post } from "@resume-picker/domain/blog/post";

type More = Awaited<ReturnType<typeof findNeighbours>> & { siteName: string };

/** The module that the web build leaves for the server (apps/web/src/article-html.tsx). */
type ArticleModule = {
  articlePageHtml: (post: Omit<Post, "content">, more: More & { textHtml: string }) => string;
};

type Needed = Pick<Parts, "db" | "articles">;

/** Serves the HTML of articles, which is rendered and stored when they are saved. */
export function createArticleRenderer(directory: string, { db, articles }: Needed) {
  const file = join(directory, "server", "article-html.js");
  let loading: Promise<ArticleModule> | null = null;
  const pending = new Map<number, Promise<string | null>>();

  /** Renders and stores an article that has no HTML, or HTML from another build. */
  const renderNow = async ({ id: postId, content }: Post, build: string) => {
    const html = await articles.render(content).catch(() => null);
    saveArticleHtml(db, { postId, content, build }, html);
    return html;
  };

  /** The HTML of the text alone, for feed readers. Null if it can't be rendered. */
  const text = async (post: Post): Promise<string | null> => {
    const { build } = articles;
    if (build === null) return null;
    const stored = findArticleHtml(db, { postId: post.id, content: post.content, build });
    if (stored !== undefined) return stored;
    const rendering = pending.get(post.id) ?? renderNow(post, build);
    pending.set(post.id, rendering);
    return rendering.finally(() => pending.delete(post.id));
  };

  return {
    text,
    /** The HTML that the page shows until the application has loaded. */
    async page(post: Post, more: More): Promise<string | null> {
      const textHtml = await text(post);
      if (textHtml === null || !existsSync(file)) return null;
      loading ??= import(pathToFileURL(file).href) as Promise<ArticleModule>;
      return (await loading).articlePageHtml(post, { ...more, textHtml });
    },
  };
}
