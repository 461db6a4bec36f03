import { updateJob as saveJob } from "@resume-picker/db/queries/jobs";
import type { OwnedJob } from "@resume-picker/db/queries/owned-rows";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { changedSince, readScoreMarks } from "@resume-picker/db/queries/scoring/score-marks";
import type { ScoreMarks } from "@resume-picker/db/queries/scoring/score-marks";
import { listParsedCandidates } from "@resume-picker/db/queries/candidates/candidates";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { JobInput } from "@resume-picker/domain/jobs/job";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import { actedBy } from "../acted-by.ts";
import { scoreAllForJob } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";

/** Saves the job; where its demands changed, its candidates' scores change in the same transaction. */
export async function updateJob(
  ctx: UserContext,
  job: OwnedJob,
  input: JobInput,
): Promise<OwnedJob> {
  const now = ctx.clock();
  const reading = readJob(input);
  const change = hasSameDemands(job, input)
    ? { input, reading, scores: [], marks: null, now }
    : { input, reading, ...(await scoreAnew(ctx, job, { reading, known: null, now })), now };
  let updated = await saveJob(ctx.db, job, change);
  // Others worked on the candidates while these were scored: theirs are scored again.
  while (updated === null) {
    Object.assign(change, await scoreAnew(ctx, job, { reading, known: change, now }));
    updated = await saveJob(ctx.db, job, change);
  }
  const { scores } = change;
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "job.update",
    resource: { type: "job", id: job.id },
    metadata: { rescored: scores.length },
    now,
  });
  return updated;
}

type Scored = { scores: NewScore[]; marks: ScoreMarks | null };

/** Scores of the candidates as they are now; those that are as `known` saw them keep theirs. */
async function scoreAnew(
  ctx: UserContext,
  job: OwnedJob,
  { reading, known, now }: { reading: JobReading; known: Scored | null; now: Date },
): Promise<Scored> {
  const marks = readScoreMarks(ctx.db, job.id);
  const changed = new Set(changedSince(known?.marks ?? new Map(), marks));
  const kept = (known?.scores ?? []).filter(({ candidateId }) => !changed.has(candidateId));
  const candidates = await listParsedCandidates(ctx.db, job);
  const wanted = candidates.filter(({ candidate }) => changed.has(candidate.id));
  const made = await scoreAllForJob(wanted, { ...job, reading }, now);
  return { scores: [...kept, ...made], marks };
}

function hasSameDemands(before: JobInput, after: JobInput): boolean {
  const demands = ({ title, description, requirements: { must, nice } }: JobInput) =>
    JSON.stringify([title, description, must, nice]);
  return demands(before) === demands(after);
}
