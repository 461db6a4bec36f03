import { findKeptText, forgetText, keepText } from "../../../../lib/kept/kept-text.ts";
import type { PostDraft } from "./post-draft.ts";

/** Unsaved text, with the version of the post it is based on. */
export type KeptDraft = { draft: PostDraft; baseUpdatedAt: string | null; keptAt: string };

const nameOf = (userId: string, postId: number | "new") => `post:${userId}:${String(postId)}`;

export function keepDraft(userId: string, postId: number | "new", kept: KeptDraft): void {
  keepText(nameOf(userId, postId), kept);
}

export function findKeptDraft(userId: string, postId: number | "new"): KeptDraft | null {
  // Only `keepDraft` writes this value.
  return findKeptText(nameOf(userId, postId)) as KeptDraft | null;
}

export function forgetDraft(userId: string, postId: number | "new"): void {
  forgetText(nameOf(userId, postId));
}
