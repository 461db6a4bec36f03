import type {
  ListedPost,
  NewPost,
  Post,
  PostCard,
  PostChange,
} from "@resume-picker/domain/blog/post";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { PostStatus } from "@resume-picker/domain/blog/blog-rules";
import { summarize } from "@resume-picker/domain/blog/summarize";
import { asOf, isPublic } from "@resume-picker/domain/blog/visibility";
import { AppError } from "@resume-picker/domain/errors";
import { and, desc, eq, getTableColumns, inArray, lte, ne, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { blogCategories, blogPostCategories, blogPosts } from "../../schema/blog.ts";

export type Reader = "everybody" | "admin";

const author = {
  firstName: users.firstName,
  lastName: users.lastName,
  username: users.username,
};
const { content: _content, ...listedColumns } = getTableColumns(blogPosts);
const {
  metaTitle: _title,
  metaDescription: _description,
  authorId: _author,
  ...cardColumns
} = listedColumns;

/** The newest articles that a list shows to everybody; older ones are found by their addresses. */
export const maxPublicPosts = 500;

/** In SQL what `domain/blog/visibility` says of one post. */
function isPublicRow(now: Date): SQL | undefined {
  return or(
    eq(blogPosts.status, "published"),
    and(eq(blogPosts.status, "draft"), lte(blogPosts.scheduledAt, now)),
  );
}

const newestFirst = [
  desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.scheduledAt}, ${blogPosts.createdAt})`),
  desc(blogPosts.id),
];

/** The newest first. `status` narrows what an admin sees; everybody else sees public posts only. */
export async function listPosts(
  db: Database,
  { reader, status, now }: { reader: Reader; status?: PostStatus | undefined; now: Date },
): Promise<ListedPost[]> {
  const rows = db
    .select({ post: listedColumns, author })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(reader === "everybody" ? isPublicRow(now) : undefined)
    .orderBy(
      ...(reader === "everybody" ? newestFirst : [desc(blogPosts.createdAt), desc(blogPosts.id)]),
    )
    .limit(reader === "everybody" ? maxPublicPosts : -1)
    .all()
    .map((row) => ({ post: asOf(row.post, now), author: row.author }))
    .filter(({ post }) => reader === "everybody" || status === undefined || post.status === status);
  return withCategories(db, rows);
}

/** Characters: of the text that an excerpt is made of, and of the excerpt. */
const openingLength = 3000;
const excerptLength = 200;

/** The beginning of a post that nobody wrote an excerpt of. */
const opening = sql<string>`case when ${blogPosts.excerpt} is null then substr(${blogPosts.content}, 1, ${openingLength}) else '' end`;

/** What lists show of the public posts: their first words where they have no excerpt. */
export async function listPublicCards(
  db: Database,
  now: Date,
  limit: number = maxPublicPosts,
): Promise<PostCard[]> {
  const rows = db
    .select({ post: cardColumns, author, opening })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(isPublicRow(now))
    .orderBy(...newestFirst)
    .limit(limit)
    .all()
    .map((row) => {
      const excerpt = row.post.excerpt ?? (summarize(row.opening, excerptLength) || null);
      return { post: { ...asOf(row.post, now), excerpt }, author: row.author };
    });
  return withCategories(db, rows);
}

type Neighbour = { slug: string; title: string } | null;

/** The public posts just older and just newer than one; none of both where it isn't public. */
export async function findNeighbours(
  db: Database,
  slug: string,
  now: Date,
): Promise<{ older: Neighbour; newer: Neighbour }> {
  const posts = db
    .select({ slug: blogPosts.slug, title: blogPosts.title })
    .from(blogPosts)
    .where(isPublicRow(now))
    .orderBy(...newestFirst)
    .all();
  const at = posts.findIndex((post) => post.slug === slug);
  if (at === -1) return { older: null, newer: null };
  return { older: posts[at + 1] ?? null, newer: posts[at - 1] ?? null };
}

export async function findPostBySlug(
  db: Database,
  slug: string,
  { reader, now }: { reader: Reader; now: Date },
): Promise<Post | null> {
  return findOne(db, eq(blogPosts.slug, slug), { reader, now });
}

export async function findPost(db: Database, id: number, now: Date): Promise<Post | null> {
  return findOne(db, eq(blogPosts.id, id), { reader: "admin", now });
}

function findOne(
  db: Pick<Database, "select">,
  where: SQL,
  { reader, now }: { reader: Reader; now: Date },
): Post | null {
  const row = db
    .select({ post: getTableColumns(blogPosts), author })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(where)
    .get();
  if (!row || (reader === "everybody" && !isPublic(row.post, now))) return null;
  return withCategories(db, [{ post: asOf(row.post, now), author: row.author }])[0] ?? null;
}

function withCategories<Row extends { id: number }>(
  db: Pick<Database, "select">,
  rows: { post: Row; author: Post["author"] }[],
): (Row & Pick<Post, "author" | "categories">)[] {
  const byPost = new Map<number, Post["categories"]>();
  const pairs = db
    .select({ postId: blogPostCategories.postId, category: getTableColumns(blogCategories) })
    .from(blogPostCategories)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPostCategories.categoryId))
    .where(rows.length === 1 ? eq(blogPostCategories.postId, rows[0]?.post.id ?? 0) : undefined)
    .orderBy(blogCategories.name)
    .all();
  for (const { postId, category } of pairs) {
    byPost.set(postId, [...(byPost.get(postId) ?? []), category]);
  }
  return rows.map(({ post, author: by }) => ({
    ...post,
    author: by,
    categories: byPost.get(post.id) ?? [],
  }));
}

/** @throws AppError CONFLICT when another post has the slug. */
export async function createPost(
  db: Database,
  input: NewPost,
  by: { authorId: string; now: Date },
): Promise<Post> {
  const { categoryIds = [], ...fields } = input;
  return db.transaction(
    (tx) => {
      refuseTakenSlug(tx, input.slug, 0);
      const { id } = tx
        .insert(blogPosts)
        .values({
          ...fields,
          tags: fields.tags ?? [],
          publishedAt: fields.status === "published" ? by.now : null,
          authorId: by.authorId,
          createdAt: by.now,
          updatedAt: by.now,
        })
        .returning({ id: blogPosts.id })
        .get();
      saveCategories(tx, id, categoryIds);
      return stored(tx, id, by.now);
    },
    { behavior: "immediate" },
  );
}

/**
 * @throws AppError NOT_FOUND; CONFLICT when another post has the slug, or when the post was changed
 * since `expectedUpdatedAt`.
 */
export async function updatePost(
  db: Database,
  id: number,
  change: { input: PostChange; expectedUpdatedAt?: Date | undefined; now: Date },
): Promise<Post> {
  const { input, expectedUpdatedAt, now } = change;
  return db.transaction(
    (tx) => {
      const post = findOne(tx, eq(blogPosts.id, id), { reader: "admin", now });
      if (!post) throw new AppError("NOT_FOUND", blogMessages.postMissing);
      if (expectedUpdatedAt && expectedUpdatedAt.getTime() !== post.updatedAt.getTime()) {
        throw new AppError("CONFLICT", blogMessages.changedMeanwhile);
      }
      if (input.slug !== undefined) refuseTakenSlug(tx, input.slug, id);
      const { categoryIds, ...fields } = input;
      tx.update(blogPosts)
        .set({
          ...fields,
          ...datesOf(post, fields, now),
          // Never the same moment twice: it tells the versions apart.
          updatedAt: new Date(Math.max(now.getTime(), post.updatedAt.getTime() + 1)),
        })
        .where(eq(blogPosts.id, id))
        .run();
      if (categoryIds) saveCategories(tx, id, categoryIds);
      return stored(tx, id, now);
    },
    { behavior: "immediate" },
  );
}

/** The first publication keeps its date; a draft again is not published by the schedule it had. */
function datesOf(post: Post, fields: PostChange, now: Date): Partial<Post> {
  if (fields.status === "published") return { publishedAt: post.publishedAt ?? now };
  const isTakenBack = fields.status === "draft" && post.status === "published";
  const schedule = fields.scheduledAt?.getTime();
  const isOldSchedule = schedule === undefined || schedule === post.scheduledAt?.getTime();
  return isTakenBack && isOldSchedule ? { scheduledAt: null } : {};
}

export async function deletePost(db: Database, id: number): Promise<void> {
  db.delete(blogPosts).where(eq(blogPosts.id, id)).run();
}

export async function countView(db: Database, id: number): Promise<void> {
  db.update(blogPosts)
    .set({ viewCount: sql`${blogPosts.viewCount} + 1` })
    .where(eq(blogPosts.id, id))
    .run();
}

function stored(tx: Transaction, id: number, now: Date): Post {
  const post = findOne(tx, eq(blogPosts.id, id), { reader: "admin", now });
  if (!post) throw new Error("A post that was just written is not there");
  return post;
}

function refuseTakenSlug(tx: Transaction, slug: string, ownId: number): void {
  const other = and(eq(blogPosts.slug, slug), ne(blogPosts.id, ownId));
  if (!tx.select({ id: blogPosts.id }).from(blogPosts).where(other).get()) return;
  const message = blogMessages.slugTaken;
  throw new AppError("CONFLICT", message, { issues: [{ path: "slug", message }] });
}

/** Ids of categories that are no more are left out. */
function saveCategories(tx: Transaction, postId: number, categoryIds: readonly number[]): void {
  tx.delete(blogPostCategories).where(eq(blogPostCategories.postId, postId)).run();
  const known = tx
    .select({ categoryId: blogCategories.id })
    .from(blogCategories)
    .where(inArray(blogCategories.id, [...categoryIds]))
    .all();
  if (known.length === 0) return;
  tx.insert(blogPostCategories)
    .values(known.map(({ categoryId }) => ({ postId, categoryId })))
    .run();
}
