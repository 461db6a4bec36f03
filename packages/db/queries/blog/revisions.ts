import type { Post } from "@resume-picker/domain/blog/post";
import { keptRevisions, versionOf } from "@resume-picker/domain/blog/post-revision";
import type { ListedRevision, PostRevision } from "@resume-picker/domain/blog/post-revision";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { blogRevisions } from "../../schema/blog-writing.ts";

type Saved = { savedBy: string | null; savedAt: Date };

/** Adds a revision with the post's current state, unless no field of a revision has changed. */
export function addRevision(tx: Transaction, post: Post, saved: Saved): void {
  const version = versionOf(post);
  const latest = tx
    .select({ number: blogRevisions.number, version: blogRevisions.version })
    .from(blogRevisions)
    .where(eq(blogRevisions.postId, post.id))
    .orderBy(desc(blogRevisions.number))
    .limit(1)
    .get();
  if (latest && JSON.stringify(versionOf(latest.version)) === JSON.stringify(version)) return;
  const number = (latest?.number ?? 0) + 1;
  tx.insert(blogRevisions)
    .values({ postId: post.id, number, version, ...saved })
    .run();
  tx.run(sql`delete from blog_revisions where post_id = ${post.id} and number < ${number} and number in (
    select number from (
      select number, row_number() over newest as place,
        sum(length(version)) over (newest rows unbounded preceding) as characters
      from blog_revisions where post_id = ${post.id} window newest as (order by number desc)
    ) where place > ${keptRevisions.count} or characters > ${keptRevisions.characters})`);
}

/** Stores the original state of a post that was written before revisions existed. */
export function keepFirstRevision(tx: Transaction, post: Post): void {
  const isKept = tx
    .select({ number: blogRevisions.number })
    .from(blogRevisions)
    .where(eq(blogRevisions.postId, post.id))
    .limit(1)
    .get();
  if (!isKept) addRevision(tx, post, { savedBy: post.authorId, savedAt: post.updatedAt });
}

const listed = {
  number: blogRevisions.number,
  title: sql<string>`json_extract(${blogRevisions.version}, '$.title')`,
  savedAt: blogRevisions.savedAt,
  savedBy: users.username,
};

/** Newest first. */
export async function listRevisions(db: Database, postId: number): Promise<ListedRevision[]> {
  return db
    .select(listed)
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.savedBy))
    .where(eq(blogRevisions.postId, postId))
    .orderBy(desc(blogRevisions.number))
    .all()
    .map((row, at) => ({ ...row, isCurrent: at === 0 }));
}

export async function findRevision(
  db: Database,
  postId: number,
  number: number,
): Promise<PostRevision | null> {
  const isCurrent = sql<number>`not exists (select 1 from blog_revisions newer
    where newer.post_id = ${postId} and newer.number > ${number})`.mapWith(Boolean);
  const found = db
    .select({ ...listed, isCurrent, version: blogRevisions.version })
    .from(blogRevisions)
    .leftJoin(users, eq(users.id, blogRevisions.savedBy))
    .where(and(eq(blogRevisions.postId, postId), eq(blogRevisions.number, number)))
    .get();
  return found ?? null;
}
