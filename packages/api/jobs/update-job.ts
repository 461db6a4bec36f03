import { updateJob as saveJob } from "@resume-picker/db/queries/jobs";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { listParsedCandidates } from "@resume-picker/db/queries/candidates";
import { recordAction } from "@resume-picker/db/queries/user-actions";
import type { JobInput } from "@resume-picker/domain/jobs/job";
import { scoreAllForJob, weightsOf } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";

/** Saves the job; where its demands changed, its candidates' scores change in the same transaction. */
export async function updateJob(
  ctx: UserContext,
  job: OwnedJob,
  input: JobInput,
): Promise<OwnedJob> {
  const now = ctx.clock();
  const scores = hasSameDemands(job, input)
    ? []
    : await scoreAllForJob(
        await listParsedCandidates(ctx.db, job),
        { ...input, id: job.id },
        { weights: await weightsOf(ctx.db, job), now },
      );
  const updated = await saveJob(ctx.db, job, { input, scores, now });
  await recordAction(ctx.db, {
    userId: ctx.user.id,
    action: "job.update",
    resource: { type: "job", id: job.id },
    metadata: { rescored: scores.length },
    now,
  });
  return updated;
}

function hasSameDemands(before: JobInput, after: JobInput): boolean {
  const demands = ({ title, description, requirements: { must, nice } }: JobInput) =>
    JSON.stringify([title, description, must, nice]);
  return demands(before) === demands(after);
}
