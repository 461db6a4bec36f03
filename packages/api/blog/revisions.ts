import { findRevision, listRevisions } from "@resume-picker/db/queries/blog/revisions";
import { blogMessages } from "@resume-picker/domain/blog/blog-messages";
import type { Post } from "@resume-picker/domain/blog/post";
import type { ListedRevision, PostRevision } from "@resume-picker/domain/blog/post-revision";
import { AppError } from "@resume-picker/domain/errors";
import type { UserContext } from "../trpc.ts";
import { requirePost, updatePost } from "./save-post.ts";

type Named = { id: number; number: number };

export async function listPostRevisions(ctx: UserContext, id: number): Promise<ListedRevision[]> {
  await requirePost(ctx, id);
  return listRevisions(ctx.db, id);
}

export async function readRevision(ctx: UserContext, { id, number }: Named): Promise<PostRevision> {
  await requirePost(ctx, id);
  const revision = await findRevision(ctx.db, id, number);
  if (!revision) throw new AppError("NOT_FOUND", blogMessages.revisionMissing);
  return revision;
}

/** Saves an earlier revision's text as a new revision. */
export async function restoreRevision(ctx: UserContext, named: Named): Promise<Post> {
  const { version } = await readRevision(ctx, named);
  return updatePost(ctx, named.id, { input: version });
}
