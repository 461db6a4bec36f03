import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { listScoredCandidates } from "@resume-picker/db/queries/candidates/scores";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { shortlistFileNames } from "@resume-picker/domain/shortlist/export-rules";
import { actedBy } from "../acted-by.ts";
import { Download } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { exportWriters } from "./write-export.ts";

/** The chosen candidates of the job as a file, best total first. */
export async function exportShortlist(
  ctx: UserContext,
  job: OwnedJob,
  { candidateIds, format }: { candidateIds: readonly number[]; format: ExportFormat },
): Promise<Download> {
  const rows = await listScoredCandidates(ctx.db, job, candidateIds);
  if (rows.length < new Set(candidateIds).size) {
    throw new AppError("NOT_FOUND", "Candidate not found");
  }
  const { mimeType, write } = exportWriters[format];
  const bytes = await write(rows);
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "shortlist.export",
    resource: { type: "job", id: job.id },
    metadata: { candidates: rows.length, format },
    now: ctx.clock(),
  });
  return new Download({ fileName: shortlistFileNames[format], mimeType, bytes });
}
