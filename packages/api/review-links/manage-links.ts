import type { NewAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import {
  revokeReviewLink,
  saveReviewLink,
} from "@resume-picker/db/queries/review-links/review-links";
import { AppError } from "@resume-picker/domain/errors";
import type {
  NewReviewLink,
  ReviewLinkInput,
} from "@resume-picker/domain/review-links/review-link";
import { makeToken } from "../random-token.ts";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the link's address, which can't be retrieved later. */
export async function createLink(
  ctx: UserContext,
  job: EditableJob,
  { candidateIds, label, days, passphrase }: ReviewLinkInput,
): Promise<NewReviewLink> {
  const { token, hash: tokenHash } = makeToken();
  const createdAt = ctx.clock();
  const expiresAt = new Date(createdAt.getTime() + days * dayMs);
  const passphraseHash = passphrase === null ? null : await ctx.passwords.hash(passphrase);
  const link = { label, tokenHash, passphraseHash, createdBy: ctx.user.id, createdAt, expiresAt };
  const metadata = { candidates: candidateIds.length, days };
  const action = actionOn(ctx, job, { action: "job.create-review-link", metadata });
  const id = await saveReviewLink(ctx.db, job, { link, candidateIds, action });
  return { id, url: new URL(`/review/${token}`, ctx.appUrl).href, expiresAt };
}

export async function revokeLink(ctx: UserContext, job: EditableJob, id: number): Promise<void> {
  const action = actionOn(ctx, job, { action: "job.revoke-review-link", metadata: { link: id } });
  if (await revokeReviewLink(ctx.db, job, { id, action })) return;
  throw new AppError("NOT_FOUND", "Review link not found");
}

const actionOn = (
  ctx: UserContext,
  { id }: EditableJob,
  what: Required<Pick<NewAction, "action" | "metadata">>,
): NewAction => ({
  ...actedBy(ctx),
  ...what,
  resource: { type: "job", id },
  now: ctx.clock(),
});
