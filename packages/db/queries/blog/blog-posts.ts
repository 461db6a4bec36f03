import type { ListedPost, Post, PostCard } from "@resume-picker/domain/blog/post";
import type { PostStatus } from "@resume-picker/domain/blog/blog-rules";
import { summarize } from "@resume-picker/domain/blog/summarize";
import { asOf, isPublic } from "@resume-picker/domain/blog/visibility";
import type { ListPage } from "@resume-picker/domain/list-page";
import { and, desc, eq, getTableColumns, inArray, lte, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { blogCategories, blogPostCategories, blogPosts } from "../../schema/blog.ts";
import { blogFormerSlugs } from "../../schema/blog-writing.ts";

/** Everyone sees public posts; authors also see their own, and admins see all. */
export type Reader = "everybody" | "admin" | { authorId: string };

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

/** Public lists contain this many of the newest articles; older ones are reached by URL. */
const maxPublicPosts = 500;

/** The SQL equivalent of `domain/blog/visibility`. */
export function isPublicRow(now: Date): SQL | undefined {
  return or(
    eq(blogPosts.status, "published"),
    and(eq(blogPosts.status, "draft"), lte(blogPosts.scheduledAt, now)),
  );
}

/** The SQL equivalent of `canRead`. */
function isReadableRow(reader: Reader, now: Date): SQL | undefined {
  if (reader === "admin") return undefined;
  if (reader === "everybody") return isPublicRow(now);
  return or(isPublicRow(now), eq(blogPosts.authorId, reader.authorId));
}

function canRead(post: typeof blogPosts.$inferSelect, reader: Reader, now: Date): boolean {
  if (reader === "admin" || isPublic(post, now)) return true;
  return reader !== "everybody" && post.authorId === reader.authorId;
}

const newestFirst = [
  desc(sql`coalesce(${blogPosts.publishedAt}, ${blogPosts.scheduledAt}, ${blogPosts.createdAt})`),
  desc(blogPosts.id),
];

/** Newest first. `status` narrows the list for admins and authors. */
export async function listPosts(
  db: Database,
  { reader, status, now }: { reader: Reader; status?: PostStatus | undefined; now: Date },
): Promise<ListedPost[]> {
  const rows = db
    .select({ post: listedColumns, author })
    .from(blogPosts)
    .leftJoin(users, eq(users.id, blogPosts.authorId))
    .where(isReadableRow(reader, now))
    .orderBy(
      ...(reader === "everybody" ? newestFirst : [desc(blogPosts.createdAt), desc(blogPosts.id)]),
    )
    .limit(reader === "everybody" ? maxPublicPosts : -1)
    .all()
    .map((row) => ({ post: asOf(row.post, now), author: row.author }))
    .filter(({ post }) => reader === "everybody" || status === undefined || post.status === status);
  return withCategories(db, rows);
}

/** Returns a page of posts with their texts, and the total number. */
export async function listPostPage(
  db: Database,
  asked: Parameters<typeof listPosts>[1] & { limit: number; offset: number },
): Promise<ListPage<Post>> {
  const all = await listPosts(db, asked);
  const page = all.slice(asked.offset, asked.offset + asked.limit);
  const texts = db
    .select({ id: blogPosts.id, content: blogPosts.content })
    .from(blogPosts)
    .where(
      inArray(
        blogPosts.id,
        page.map(({ id }) => id),
      ),
    )
    .all();
  const contentOf = new Map(texts.map(({ id, content }) => [id, content]));
  const items = page.map((post) => ({ ...post, content: contentOf.get(post.id) ?? "" }));
  return { items, total: all.length };
}

/** The slugs of all posts, for choosing an unused one. */
export async function listSlugs(db: Database): Promise<string[]> {
  const rows = db.select({ slug: blogPosts.slug }).from(blogPosts).all();
  return rows.map(({ slug }) => slug);
}

/** Length in characters of the text that an excerpt is made from, and of the excerpt. */
const openingLength = 3000;
const excerptLength = 200;

/** The beginning of a post that has no excerpt. */
const opening = sql<string>`case when ${blogPosts.excerpt} is null then substr(${blogPosts.content}, 1, ${openingLength}) else '' end`;

/** Returns the public posts as shown in lists. A post without an excerpt shows its first words. */
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

/** Returns the public posts just before and after this one; both are null if it isn't public. */
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

/** Finds a post by its current or a former slug. The result has the current slug. */
export async function findPostBySlug(
  db: Database,
  slug: string,
  { reader, now }: { reader: Reader; now: Date },
): Promise<Post | null> {
  const found = findOne(db, eq(blogPosts.slug, slug), { reader, now });
  if (found) return found;
  const former = db
    .select({ postId: blogFormerSlugs.postId })
    .from(blogFormerSlugs)
    .where(eq(blogFormerSlugs.slug, slug))
    .get();
  return former ? findOne(db, eq(blogPosts.id, former.postId), { reader, now }) : null;
}

/** Finds a post for someone who may edit it: an admin or its author. */
export async function findOwnPost(
  db: Database,
  id: number,
  { reader, now }: { reader: Exclude<Reader, "everybody">; now: Date },
): Promise<Post | null> {
  const post = findOne(db, eq(blogPosts.id, id), { reader, now });
  return post && (reader === "admin" || post.authorId === reader.authorId) ? post : null;
}

export function findOne(
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
  if (!row || !canRead(row.post, reader, now)) return null;
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
