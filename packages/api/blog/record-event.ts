import { listCategories } from "@resume-picker/db/queries/blog/blog-categories";
import { findPostBySlug } from "@resume-picker/db/queries/blog/blog-posts";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";
import type { Context } from "../context.ts";

/** Events that only the browser knows: sharing an article or choosing a category. */
export const BlogEvent = z.object({
  event: z.enum(["share", "category-filter"]),
  /** The slug of the article or category. */
  slug: z.string().min(1).max(200),
});
type BlogEvent = z.infer<typeof BlogEvent>;

/** Visitors can create rows, so none are written beyond the limit of their address. */
export async function mayRecordEvent({ rateLimits, client }: Context): Promise<boolean> {
  try {
    await rateLimits.count("blog-event-address", client.ipAddress ?? "unknown");
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "TOO_MANY_REQUESTS") return false;
    throw error;
  }
}

/** Ignores events about unknown articles or categories. */
export async function recordBlogEvent(ctx: Context, { event, slug }: BlogEvent): Promise<void> {
  const now = ctx.clock();
  const resource = event === "share" ? await postOf(ctx, slug) : await categoryOf(ctx, slug);
  if (!resource || !(await mayRecordEvent(ctx))) return;
  const userId = ctx.user?.id ?? null;
  await recordAction(ctx.db, { userId, action: `blog.${event}`, resource, now });
}

async function postOf({ db, clock }: Context, slug: string) {
  const post = await findPostBySlug(db, slug, { reader: "everybody", now: clock() });
  return post ? ({ type: "blog-post", id: post.id } as const) : null;
}

async function categoryOf({ db }: Context, slug: string) {
  const category = (await listCategories(db)).find((known) => known.slug === slug);
  return category ? ({ type: "blog-category", id: category.id } as const) : null;
}
