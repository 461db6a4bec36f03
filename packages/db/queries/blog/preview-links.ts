import type { Post } from "@resume-picker/domain/blog/post";
import { and, eq, gt } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { blogPosts } from "../../schema/blog.ts";
import { blogPreviewLinks } from "../../schema/blog-writing.ts";
import { usesImage } from "./blog-media.ts";
import { findOne } from "./blog-posts.ts";

type Link = typeof blogPreviewLinks.$inferInsert;

/** Replaces the post's earlier preview link. */
export async function savePreviewLink(db: Database, link: Link): Promise<void> {
  const { postId, ...set } = link;
  db.insert(blogPreviewLinks)
    .values(link)
    .onConflictDoUpdate({ target: blogPreviewLinks.postId, set })
    .run();
}

export async function deletePreviewLink(db: Database, postId: number): Promise<void> {
  db.delete(blogPreviewLinks).where(eq(blogPreviewLinks.postId, postId)).run();
}

/** Returns the post of a valid preview link. */
export async function findPreview(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<Post | null> {
  const link = db
    .select({ postId: blogPreviewLinks.postId })
    .from(blogPreviewLinks)
    .where(and(eq(blogPreviewLinks.tokenHash, tokenHash), gt(blogPreviewLinks.expiresAt, now)))
    .get();
  return link ? findOne(db, eq(blogPosts.id, link.postId), { reader: "admin", now }) : null;
}

/** Whether a post with a valid preview link uses the image. */
export async function isImageInPreview(db: Database, name: string, now: Date): Promise<boolean> {
  const found = db
    .select({ postId: blogPreviewLinks.postId })
    .from(blogPreviewLinks)
    .innerJoin(blogPosts, eq(blogPosts.id, blogPreviewLinks.postId))
    .where(and(gt(blogPreviewLinks.expiresAt, now), usesImage(name)))
    .limit(1)
    .get();
  return found !== undefined;
}
