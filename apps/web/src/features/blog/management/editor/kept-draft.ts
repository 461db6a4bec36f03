import { findKeptText, forgetText, keepText } from "../../../../lib/kept/kept-text.ts";
import type { PostDraft } from "./post-draft.ts";

/** What somebody has typed and not saved, with the version of the post that they began from. */
export type KeptDraft = { draft: PostDraft; baseUpdatedAt: string | null; keptAt: string };

const nameOf = (userId: string, postId: number | "new") => `post:${userId}:${String(postId)}`;

export function keepDraft(userId: string, postId: number | "new", kept: KeptDraft): void {
  keepText(nameOf(userId, postId), kept);
}

export function findKeptDraft(userId: string, postId: number | "new"): KeptDraft | null {
  // Written by `keepDraft` alone.
  return findKeptText(nameOf(userId, postId)) as KeptDraft | null;
}

export function forgetDraft(userId: string, postId: number | "new"): void {
  forgetText(nameOf(userId, postId));
}
