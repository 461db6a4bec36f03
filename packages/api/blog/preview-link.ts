import {
  deletePreviewLink,
  findPreview,
  savePreviewLink,
} from "@resume-picker/db/queries/blog/preview-links";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { Post } from "@resume-picker/domain/blog/post";
import { AppError } from "@resume-picker/domain/errors";
import { hashToken, makeToken } from "../random-token.ts";
import type { Context } from "../context.ts";
import type { UserContext } from "../trpc.ts";
import { recordPostAction, requirePost } from "./save-post.ts";

const lifetimeMs = 14 * 24 * 60 * 60 * 1000;

/** Creates a link that shows the post to anyone who has it. The previous link stops working. */
export async function createPreviewLink(
  ctx: UserContext,
  id: number,
): Promise<{ url: string; expiresAt: Date }> {
  await requirePost(ctx, id);
  const { token, hash } = makeToken();
  const expiresAt = new Date(ctx.clock().getTime() + lifetimeMs);
  await savePreviewLink(ctx.db, { postId: id, tokenHash: hash, expiresAt });
  await recordPostAction(ctx, "blog.share-draft", id);
  return { url: new URL(`/blog-preview?token=${token}`, ctx.appUrl).href, expiresAt };
}

export async function revokePreviewLink(ctx: UserContext, id: number): Promise<void> {
  await requirePost(ctx, id);
  await deletePreviewLink(ctx.db, id);
  await recordPostAction(ctx, "blog.revoke-draft-link", id);
}

/** @throws AppError NOT_FOUND if the link is unknown, revoked or expired. */
export async function readPreview(ctx: Context, token: string): Promise<Post> {
  const address = ctx.client.ipAddress ?? "unknown";
  await ctx.rateLimits.check("token-address", address);
  const post = await findPreview(ctx.db, hashToken(token), ctx.clock());
  if (post) return post;
  await ctx.rateLimits.count("token-address", address);
  throw new AppError("NOT_FOUND", blogMessages.previewMissing);
}
