import {
  createCategory as insertCategory,
  deleteCategory as removeCategory,
  listPostsInCategory,
  updateCategory as changeCategory,
} from "@resume-picker/db/queries/blog/blog-categories";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { Category, CategoryChange, NewCategory } from "@resume-picker/domain/blog/post";
import { AppError } from "@resume-picker/domain/errors";
import { requireQuotaFor } from "../require-quota.ts";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { assertUnused } from "./deletion.ts";

export async function createCategory(ctx: UserContext, input: NewCategory): Promise<Category> {
  requireQuotaFor(ctx, "categories");
  const now = ctx.clock();
  const category = await insertCategory(ctx.db, input, now);
  const resource = { type: "blog-category", id: category.id } as const;
  await recordAction(ctx.db, { ...actedBy(ctx), action: "category.create", resource, now });
  return category;
}

export async function updateCategory(
  ctx: UserContext,
  id: number,
  change: CategoryChange,
): Promise<Category> {
  const category = await changeCategory(ctx.db, id, change);
  const resource = { type: "blog-category", id } as const;
  const now = ctx.clock();
  await recordAction(ctx.db, { ...actedBy(ctx), action: "category.update", resource, now });
  return category;
}

export async function listAffectedByCategory(ctx: UserContext, id: number): Promise<string[]> {
  const titles = await listPostsInCategory(ctx.db, id);
  if (!titles) throw new AppError("NOT_FOUND", blogMessages.categoryMissing);
  return titles;
}

export async function deleteCategory(
  ctx: UserContext,
  { id, evenIfUsed }: { id: number; evenIfUsed: boolean },
): Promise<void> {
  const titles = await listAffectedByCategory(ctx, id);
  if (!evenIfUsed) assertUnused("This category", titles);
  await removeCategory(ctx.db, id);
  const resource = { type: "blog-category", id } as const;
  const now = ctx.clock();
  await recordAction(ctx.db, { ...actedBy(ctx), action: "category.delete", resource, now });
}
