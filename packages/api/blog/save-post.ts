import { saveArticleHtml } from "@resume-picker/db/queries/blog/article-html";
import { findOwnPost } from "@resume-picker/db/queries/blog/blog-posts";
import {
  createPost as insertPost,
  updatePost as changePost,
} from "@resume-picker/db/queries/blog/save-post";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { UserAction } from "@resume-picker/db/queries/accounts/user-actions";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { NewPost, Post, PostChange } from "@resume-picker/domain/blog/post";
import { AppError } from "@resume-picker/domain/errors";
import { requireQuotaFor } from "../require-quota.ts";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";
import { writerOf } from "./read-post.ts";
import { requireAltTexts } from "./require-alt-texts.ts";

export async function createPost(ctx: UserContext, input: NewPost): Promise<Post> {
  requireQuotaFor(ctx, "articles");
  const { status = "draft", scheduledAt = null, content } = input;
  const { featuredImage = null, featuredImageAlt = null } = input;
  requireAltTexts({ status, scheduledAt, content, featuredImage, featuredImageAlt });
  const now = ctx.clock();
  const html = await ctx.articles.render(content);
  const post = await insertPost(ctx.db, input, { authorId: ctx.user.id, now });
  storeHtml(ctx, post, html);
  await recordPostAction(ctx, "blog.create", post.id);
  return post;
}

export async function updatePost(
  ctx: UserContext,
  id: number,
  change: { input: PostChange; expectedUpdatedAt?: Date | undefined },
): Promise<Post> {
  const now = ctx.clock();
  requireAltTexts({ ...(await requirePost(ctx, id)), ...change.input });
  const { content } = change.input;
  const html = content === undefined ? null : await ctx.articles.render(content);
  const post = await changePost(ctx.db, id, { ...change, by: ctx.user.id, now });
  storeHtml(ctx, post, html);
  await recordPostAction(ctx, "blog.update", id);
  return post;
}

function storeHtml(
  { db, articles: { build } }: UserContext,
  post: Post,
  html: string | null,
): void {
  const { id: postId, content } = post;
  if (build !== null && html !== null) saveArticleHtml(db, { postId, content, build }, html);
}

export async function publishPost(ctx: UserContext, id: number): Promise<Post> {
  const now = ctx.clock();
  requireAltTexts({ ...(await requirePost(ctx, id)), status: "published" });
  const post = await changePost(ctx.db, id, {
    input: { status: "published" },
    by: ctx.user.id,
    now,
  });
  await recordPostAction(ctx, "blog.publish", id);
  return post;
}

/** Returns a post the user may edit. For authors, posts of others don't exist. */
export async function requirePost(ctx: UserContext, id: number): Promise<Post> {
  const asked = { reader: writerOf(ctx.user), now: ctx.clock() };
  const post = await findOwnPost(ctx.db, id, asked);
  if (!post) throw new AppError("NOT_FOUND", blogMessages.postMissing);
  return post;
}

export async function recordPostAction(
  ctx: UserContext,
  action: UserAction,
  postId: number,
): Promise<void> {
  const resource = { type: "blog-post", id: postId } as const;
  await recordAction(ctx.db, { ...actedBy(ctx), action, resource, now: ctx.clock() });
}
