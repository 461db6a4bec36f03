import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { NewPost, Post, PostChange } from "@resume-picker/domain/blog/post";
import { estimateReadingTime } from "@resume-picker/domain/blog/reading-time";
import { AppError } from "@resume-picker/domain/errors";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { blogCategories, blogPostCategories, blogPosts } from "../../schema/blog.ts";
import { blogFormerSlugs } from "../../schema/blog-writing.ts";
import { findOne } from "./blog-posts.ts";
import { addRevision, keepFirstRevision } from "./revisions.ts";

/** @throws AppError CONFLICT if another post has the slug. */
export async function createPost(
  db: Database,
  input: NewPost,
  by: { authorId: string; now: Date },
): Promise<Post> {
  const { categoryIds = [], ...fields } = input;
  const readingTime = fields.readingTime ?? estimateReadingTime(fields.content);
  return db.transaction(
    (tx) => {
      requireFreeSlug(tx, input.slug, 0);
      const { id } = tx
        .insert(blogPosts)
        .values({
          ...fields,
          readingTime,
          tags: fields.tags ?? [],
          publishedAt: fields.status === "published" ? by.now : null,
          authorId: by.authorId,
          createdAt: by.now,
          updatedAt: by.now,
        })
        .returning({ id: blogPosts.id })
        .get();
      saveCategories(tx, id, categoryIds);
      const post = findStored(tx, id, by.now);
      addRevision(tx, post, { savedBy: by.authorId, savedAt: by.now });
      return post;
    },
    { behavior: "immediate" },
  );
}

/**
 * @throws AppError NOT_FOUND; CONFLICT if another post has the slug, or if the post was changed
 * since `expectedUpdatedAt`.
 */
export async function updatePost(
  db: Database,
  id: number,
  change: { input: PostChange; expectedUpdatedAt?: Date | undefined; by: string; now: Date },
): Promise<Post> {
  const { input, expectedUpdatedAt, by, now } = change;
  return db.transaction(
    (tx) => {
      const post = findOne(tx, eq(blogPosts.id, id), { reader: "admin", now });
      if (!post) throw new AppError("NOT_FOUND", blogMessages.postMissing);
      if (expectedUpdatedAt && expectedUpdatedAt.getTime() !== post.updatedAt.getTime()) {
        throw new AppError("CONFLICT", blogMessages.changedMeanwhile);
      }
      if (input.slug !== undefined) renameAddress(tx, post, input.slug);
      keepFirstRevision(tx, post);
      const { categoryIds, ...fields } = input;
      tx.update(blogPosts)
        .set({
          ...fields,
          ...datesOf(post, fields, now),
          readingTime: readingTimeOf(post, fields),
          // Always later than before, because this time identifies the version.
          updatedAt: new Date(Math.max(now.getTime(), post.updatedAt.getTime() + 1)),
        })
        .where(eq(blogPosts.id, id))
        .run();
      if (categoryIds) saveCategories(tx, id, categoryIds);
      const saved = findStored(tx, id, now);
      addRevision(tx, saved, { savedBy: by, savedAt: saved.updatedAt });
      return saved;
    },
    { behavior: "immediate" },
  );
}

/** The date of the first publication is kept. A post made a draft again loses its schedule. */
function datesOf(post: Post, fields: PostChange, now: Date): Partial<Post> {
  if (fields.status === "published") return { publishedAt: post.publishedAt ?? now };
  const isTakenBack = fields.status === "draft" && post.status === "published";
  const schedule = fields.scheduledAt?.getTime();
  const isOldSchedule = schedule === undefined || schedule === post.scheduledAt?.getTime();
  return isTakenBack && isOldSchedule ? { scheduledAt: null } : {};
}

/** A reading time entered by the author is kept; an estimate is updated with the text. */
function readingTimeOf(post: Post, { readingTime, content }: PostChange): number {
  const given = readingTime === undefined ? post.readingTime : readingTime;
  const isEstimate = given === null || given === estimateReadingTime(post.content);
  return isEstimate ? estimateReadingTime(content ?? post.content) : given;
}

export async function deletePost(db: Database, id: number): Promise<void> {
  db.delete(blogPosts).where(eq(blogPosts.id, id)).run();
}

export async function recordView(db: Database, id: number): Promise<void> {
  db.update(blogPosts)
    .set({ viewCount: sql`${blogPosts.viewCount} + 1` })
    .where(eq(blogPosts.id, id))
    .run();
}

function findStored(tx: Transaction, id: number, now: Date): Post {
  const post = findOne(tx, eq(blogPosts.id, id), { reader: "admin", now });
  if (!post) throw new Error("A post that was just written is not there");
  return post;
}

function requireFreeSlug(tx: Transaction, slug: string, ownId: number): void {
  const other = and(eq(blogPosts.slug, slug), ne(blogPosts.id, ownId));
  const former = and(eq(blogFormerSlugs.slug, slug), ne(blogFormerSlugs.postId, ownId));
  const isTaken =
    tx.select({ id: blogPosts.id }).from(blogPosts).where(other).get() ??
    tx.select({ id: blogFormerSlugs.postId }).from(blogFormerSlugs).where(former).get();
  if (!isTaken) return;
  const message = blogMessages.slugTaken;
  throw new AppError("CONFLICT", message, { issues: [{ path: "slug", message }] });
}

/** Keeps the former slug of a post that was public, so its old URL still works. */
function renameAddress(tx: Transaction, post: Post, slug: string): void {
  if (slug === post.slug) return;
  requireFreeSlug(tx, slug, post.id);
  tx.delete(blogFormerSlugs).where(eq(blogFormerSlugs.slug, slug)).run();
  if (post.publishedAt === null) return;
  tx.insert(blogFormerSlugs).values({ slug: post.slug, postId: post.id }).run();
}

/** @throws AppError VALIDATION for an unknown category id. */
function saveCategories(tx: Transaction, postId: number, categoryIds: readonly number[]): void {
  tx.delete(blogPostCategories).where(eq(blogPostCategories.postId, postId)).run();
  const ids = [...new Set(categoryIds)];
  const known = tx
    .select({ categoryId: blogCategories.id })
    .from(blogCategories)
    .where(inArray(blogCategories.id, ids))
    .all();
  const unknown = ids.find((id) => !known.some(({ categoryId }) => categoryId === id));
  if (unknown !== undefined) {
    const message = `There is no category with the id ${unknown}.`;
    throw new AppError("VALIDATION", message, { issues: [{ path: "categoryIds", message }] });
  }
  if (known.length === 0) return;
  tx.insert(blogPostCategories)
    .values(known.map(({ categoryId }) => ({ postId, categoryId })))
    .run();
}
