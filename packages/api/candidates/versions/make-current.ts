import { findCandidate } from "@resume-picker/db/queries/access";
import type { StoredVersion } from "@resume-picker/db/queries/candidates/versions";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { AppError } from "@resume-picker/domain/errors";
import type { UserContext } from "../../trpc.ts";
import { lockPerson } from "../lock-person.ts";
import { saveReading } from "../save-reading.ts";
import { loadVersions } from "./load-versions.ts";

/**
 * Makes another version the current one: its file is read, and the candidate with all scores and
 * ranks follows in one transaction. Corrections and shortlists stay; the former one is filed.
 */
export async function makeCurrent(
  ctx: UserContext,
  found: EditableCandidate,
  version: StoredVersion,
): Promise<void> {
  const { fileSha256: sha256, fileName, fileSize: size, filePath: path } = version;
  if (sha256 === found.fileSha256) return;
  await ctx.fileLock(sha256, async () => {
    // Says so in words where the file is gone.
    await ctx.files.open(sha256);
    const resume = await ctx.reader.read({
      path: ctx.files.pathOf(sha256),
      fileName,
      // "Present" stands for the day that it stood for when the file came in.
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
      await saveReading(ctx, candidate, {
        file: { fileName, sha256, size, path },
        resume,
        former: versions.find(({ isCurrent }) => isCurrent) ?? null,
        action: "candidate.make-current",
      });
    });
  });
}
