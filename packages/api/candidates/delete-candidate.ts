import { deleteCandidate as deleteRows, isFileInUse } from "@resume-picker/db/queries/candidates";
import type { OwnedCandidate } from "@resume-picker/db/queries/owned-rows";
import { recordAction } from "@resume-picker/db/queries/user-actions";
import { actedBy } from "../acted-by.ts";
import type { UserContext } from "../trpc.ts";

/** Rows first, then the file: what a crash leaves of it, the next start removes. */
export async function deleteCandidate(ctx: UserContext, candidate: OwnedCandidate): Promise<void> {
  await ctx.fileLock(candidate.fileSha256, async () => {
    await deleteRows(ctx.db, candidate, ctx.clock());
    await removeUnusedFile(ctx, candidate.fileSha256);
  });
  await ctx.erasures.settle();
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "candidate.delete",
    resource: { type: "candidate", id: candidate.id },
    now: ctx.clock(),
  });
}

/** The file stays when a candidate rests on it. Call it with the file's lock held. */
export async function removeUnusedFile(ctx: UserContext, sha256: string): Promise<void> {
  if (!(await isFileInUse(ctx.db, sha256))) await ctx.files.remove(sha256);
}
