import {
  deleteWorkingCopy,
  findWorkingCopy,
  saveWorkingCopy,
} from "@resume-picker/db/queries/blog/working-copies";
import type { WorkingCopy } from "@resume-picker/domain/blog/post-draft";
import { requireQuotaFor } from "../require-quota.ts";
import type { UserContext } from "../trpc.ts";
import { requirePost } from "./save-post.ts";

/** Returns the user's unsaved text of a post, or null if everything is saved. */
export async function readWorkingCopy(ctx: UserContext, postId: number | null) {
  if (postId !== null) await requirePost(ctx, postId);
  return findWorkingCopy(ctx.db, { userId: ctx.user.id, postId });
}

/** Stores unsaved text, which readers and other writers don't see. */
export async function keepWorkingCopy(ctx: UserContext, copy: WorkingCopy) {
  if ((await readWorkingCopy(ctx, copy.postId)) === null) requireQuotaFor(ctx, "workingCopies");
  const savedAt = ctx.clock();
  await saveWorkingCopy(ctx.db, { ...copy, userId: ctx.user.id, savedAt });
  return { savedAt };
}

export async function discardWorkingCopy(ctx: UserContext, postId: number | null) {
  await deleteWorkingCopy(ctx.db, { userId: ctx.user.id, postId });
  return { message: "The unsaved text is deleted." };
}
