import { createHash } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { articleHtml, blogPosts } from "../../schema/blog.ts";

/** A post's text and the build of the web application that renders it. */
export type Rendering = { postId: number; content: string; build: string };

const hashOf = (content: string) => createHash("sha256").update(content).digest("base64url");

/** Returns the stored HTML of this text; undefined if not rendered yet, null if it can't be. */
export function findArticleHtml(
  db: Database,
  { postId, content, build }: Rendering,
): string | null | undefined {
  const isMeant = and(
    eq(articleHtml.postId, postId),
    eq(articleHtml.build, build),
    eq(articleHtml.contentHash, hashOf(content)),
  );
  return db.select({ html: articleHtml.html }).from(articleHtml).where(isMeant).get()?.html;
}

export function saveArticleHtml(
  db: Database,
  { postId, content, build }: Rendering,
  html: string | null,
): void {
  const set = { build, contentHash: hashOf(content), html };
  db.transaction((tx) => {
    // The post may have been deleted in the meantime.
    const isThere = eq(blogPosts.id, postId);
    if (!tx.select({ id: blogPosts.id }).from(blogPosts).where(isThere).get()) return;
    tx.insert(articleHtml)
      .values({ postId, ...set })
      .onConflictDoUpdate({ target: articleHtml.postId, set })
      .run();
  });
}
