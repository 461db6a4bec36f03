import type { ViewableJob } from "@resume-picker/db/queries/allowed-rows";
import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import { iteratePlaced } from "@resume-picker/db/queries/candidates/scores";
import { listPlacesAsGiven } from "@resume-picker/db/queries/scoring/place-by-total";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { AppError } from "@resume-picker/domain/errors";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { actedBy } from "../acted-by.ts";
import { hideScored } from "../blind/hide-identity.ts";
import type { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";
import { exportWriters } from "./write-export.ts";

/** Exports the job's selected candidates as a file, in the order of their ids. */
export async function exportShortlist(
  ctx: UserContext,
  job: ViewableJob,
  { candidateIds, format }: { candidateIds: readonly number[]; format: ExportFormat },
): Promise<StreamedDownload> {
  const ids = [...new Set(candidateIds)];
  const placed = listPlacesAsGiven(ctx.db, job, ids);
  if (placed.length < ids.length) throw new AppError("NOT_FOUND", "Candidate not found");
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "shortlist.export",
    resource: { type: "job", id: job.id },
    metadata: { candidates: placed.length, format },
    now: ctx.clock(),
  });
  return exportWriters[format](visibleBatches(ctx, iteratePlaced(ctx.db, job, placed)));
}

/** Yields the candidates as the user may see them. */
async function* visibleBatches(ctx: UserContext, steps: AsyncIterable<readonly ScoredCandidate[]>) {
  for await (const step of steps) yield hideScored(ctx, step);
}
