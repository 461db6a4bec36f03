import { findCandidate } from "@resume-picker/db/queries/access";
import type { StoredVersion } from "@resume-picker/db/queries/candidates/versions";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { AppError } from "@resume-picker/domain/errors";
import type { UserContext } from "../../trpc.ts";
import { lockPerson } from "../lock-person.ts";
import { saveParse } from "../save-parse.ts";
import { loadVersions } from "./load-versions.ts";

/**
 * Makes another version the current one and parses it. The candidate, scores and ranks change in
 * one transaction. Corrections, shortlists and the previous version are kept.
 */
export async function makeCurrent(
  ctx: UserContext,
  found: EditableCandidate,
  version: StoredVersion,
): Promise<void> {
  const { fileSha256: sha256, fileName, fileSize: size, filePath: path } = version;
  if (sha256 === found.fileSha256) return;
  await ctx.fileLock(sha256, async () => {
    // Throws an error with a clear message if the file is missing.
    await ctx.files.open(sha256);
    const resume = await ctx.reader.read({
      path: ctx.files.pathOf(sha256),
      fileName,
      // "Present" means the date on which the file was received.
      today: version.receivedAt.toISOString().slice(0, 10),
      owner: ctx.user.id,
    });
    await lockPerson(ctx, found, async () => {
      const candidate = await findCandidate(ctx.db, found.id, {
        userId: ctx.user.id,
        action: "edit",
      });
      if (!candidate) throw new AppError("NOT_FOUND", "Candidate not found");
      const versions = await loadVersions(ctx, candidate);
      await saveParse(ctx, candidate, {
        file: { fileName, sha256, size, path },
        resume,
        former: versions.find(({ isCurrent }) => isCurrent) ?? null,
        action: "candidate.make-current",
      });
    });
  });
}
