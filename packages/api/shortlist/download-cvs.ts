import { zipStream } from "@resume-picker/adapters/archive/zip-stream";
import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import { listScoredCandidates } from "@resume-picker/db/queries/candidates/scores";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { AppError } from "@resume-picker/domain/errors";
import { fileTypes } from "@resume-picker/domain/file-types";
import { actedBy } from "../acted-by.ts";
import { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** The CVs of the chosen candidates as a ZIP, best total first. */
export async function downloadCvs(
  ctx: UserContext,
  job: ViewableJob,
  candidateIds: readonly number[],
): Promise<StreamedDownload> {
  const ids = [...new Set(candidateIds)];
  const found = await listScoredCandidates(ctx.db, job, ids);
  if (found.length < ids.length) throw new AppError("NOT_FOUND", "Candidate not found");
  const entries = found.map(({ candidate, score }, at) => ({
    name: `${String(at + 1).padStart(3, "0")} ${fileNameOf(displayName(candidate))}.${fileTypes[candidate.fileType].extensions[0]}`,
    file: ctx.files.pathOf(score.fileSha256),
  }));
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "shortlist.download-cvs",
    resource: { type: "job", id: job.id },
    metadata: { candidates: found.length },
    now: ctx.clock(),
  });
  return new StreamedDownload({
    fileName: "cvs.zip",
    mimeType: "application/zip",
    stream: zipStream(entries),
  });
}

/** Letters, digits and simple marks: a name can hold anything, and a path must not. */
const fileNameOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N}' -]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 80);
