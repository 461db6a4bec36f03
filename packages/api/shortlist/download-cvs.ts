import { zipStream } from "@resume-picker/adapters/archive/zip-stream";
import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import { listScoredAsGiven } from "@resume-picker/db/queries/candidates/scores";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { AppError } from "@resume-picker/domain/errors";
import { fileTypes } from "@resume-picker/domain/file-types";
import type { Redaction } from "@resume-picker/domain/blind/redaction";
import { actedBy } from "../acted-by.ts";
import { blindCopy } from "../blind/blind-copy.ts";
import { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** Streams the selected candidates' CVs as a ZIP, numbered in the order of their ids. */
export async function downloadCvs(
  ctx: UserContext,
  job: ViewableJob,
  candidateIds: readonly number[],
): Promise<StreamedDownload> {
  const ids = [...new Set(candidateIds)];
  const found = await listScoredAsGiven(ctx.db, job, ids);
  if (found.length < ids.length) throw new AppError("NOT_FOUND", "Candidate not found");
  const redactionOf = ctx.identityFilter.among(ids);
  const entries = found.map(({ candidate, score }, at) => {
    const redaction = redactionOf(candidate.id);
    const place = String(at + 1).padStart(3, "0");
    if (redaction) return { name: `${place} ${redaction.name}.txt`, text: textOf(redaction) };
    const extension = fileTypes[candidate.fileType].extensions[0];
    return {
      name: `${place} ${fileNameOf(displayName(candidate))}.${extension}`,
      file: ctx.files.pathOf(score.fileSha256),
    };
  });
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
    identifies: ids.filter((id) => redactionOf(id) === null),
    stream: zipStream(entries),
  });
}

const textOf = (redaction: Redaction): string =>
  new TextDecoder().decode(blindCopy(redaction).bytes);

/** Keeps only letters, digits and simple punctuation, since names may contain anything. */
const fileNameOf = (name: string): string =>
  name
    .replaceAll(/[^\p{L}\p{M}\p{N}' -]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 80);
