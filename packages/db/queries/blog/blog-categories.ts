import type { Category, CategoryChange, NewCategory } from "@resume-picker/domain/blog/post";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import { AppError } from "@resume-picker/domain/errors";
import { and, asc, eq, ne, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { blogCategories, blogPostCategories, blogPosts } from "../../schema/blog.ts";

export async function listCategories(db: Database): Promise<Category[]> {
  return db
    .select()
    .from(blogCategories)
    .orderBy(asc(sql`lower(${blogCategories.name})`))
    .all();
}

/** @throws AppError CONFLICT if another category has the name or the slug. */
export async function createCategory(
  db: Database,
  { name, slug, description }: NewCategory,
  now: Date,
): Promise<Category> {
  return db.transaction(
    (tx) => {
      requireUnusedNames(tx, { name, slug }, 0);
      return tx
        .insert(blogCategories)
        .values({ name, slug, description: description ?? null, createdAt: now })
        .returning()
        .get();
    },
    { behavior: "immediate" },
  );
}

/** @throws AppError NOT_FOUND; CONFLICT if another category has the name or the slug. */
export async function updateCategory(
  db: Database,
  id: number,
  change: CategoryChange,
): Promise<Category> {
  return db.transaction(
    (tx) => {
      const category = tx.select().from(blogCategories).where(eq(blogCategories.id, id)).get();
      if (!category) throw new AppError("NOT_FOUND", blogMessages.categoryMissing);
      const changed = { ...category, ...change };
      requireUnusedNames(tx, changed, id);
      tx.update(blogCategories).set(changed).where(eq(blogCategories.id, id)).run();
      return changed;
    },
    { behavior: "immediate" },
  );
}

function requireUnusedNames(
  tx: Transaction,
  { name, slug }: Pick<Category, "name" | "slug">,
  ownId: number,
): void {
  const same = or(
    sql`lower(${blogCategories.name}) = lower(${name})`,
    eq(blogCategories.slug, slug),
  );
  const other = and(same, ne(blogCategories.id, ownId));
  if (!tx.select({ id: blogCategories.id }).from(blogCategories).where(other).get()) return;
  throw new AppError("CONFLICT", blogMessages.categoryTaken);
}

/** Returns the titles of the category's posts; null if there is no such category. */
export async function listPostsInCategory(db: Database, id: number): Promise<string[] | null> {
  const category = db.select().from(blogCategories).where(eq(blogCategories.id, id)).get();
  if (!category) return null;
  return db
    .select({ title: blogPosts.title })
    .from(blogPosts)
    .innerJoin(blogPostCategories, eq(blogPostCategories.postId, blogPosts.id))
    .where(eq(blogPostCategories.categoryId, id))
    .orderBy(asc(blogPosts.title))
    .all()
    .map(({ title }) => title);
}

/** Its posts are kept, without the category. */
export async function deleteCategory(db: Database, id: number): Promise<void> {
  db.delete(blogCategories).where(eq(blogCategories.id, id)).run();
}
