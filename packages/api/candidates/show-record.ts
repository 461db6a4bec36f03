import { findParsedCandidate, listSkills } from "@resume-picker/db/queries/candidates/candidates";
import { listCorrectionsOf } from "@resume-picker/db/queries/candidates/corrections";
import { listSameEmailWarnings } from "@resume-picker/db/queries/candidates/shared-addresses";
import { listJobs } from "@resume-picker/db/queries/jobs";
import type { ViewableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { readPooled } from "@resume-picker/db/queries/talent-pool/list-pool";
import type { CandidateRecord } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import type { UserContext } from "../trpc.ts";
import { describeCandidate } from "./to-candidate.ts";

/** Returns a candidate with those of their jobs that the user may see. */
export async function showRecord(
  ctx: UserContext,
  candidate: ViewableCandidate,
): Promise<CandidateRecord> {
  const { id, createdBy, updatedAt } = candidate;
  const ids = JSON.stringify([id]);
  const today = ctx.clock().toISOString().slice(0, 10);
  const [pooled] = await readPooled(ctx.db, { id: createdBy, today }, [id]);
  const isOwn = createdBy === ctx.user.id;
  const seen = new Set((await listJobs(ctx.db, ctx.user.id)).map((job) => job.id));
  const read = await findParsedCandidate(ctx.db, candidate);
  return {
    ...describeCandidate(candidate, {
      corrections: listCorrectionsOf(ctx.db, ids).get(id) ?? [],
      skills: await listSkills(ctx.db, candidate),
      sameEmail: isOwn ? (listSameEmailWarnings(ctx.db, createdBy, ids).get(id) ?? null) : null,
      versionCount: pooled?.versionCount ?? 1,
      warnings: [],
      parserVersion: read?.parserVersion ?? parserVersion,
    }),
    version: updatedAt.getTime(),
    jobs: (pooled?.jobs ?? []).filter((job) => seen.has(job.id)),
  };
}
