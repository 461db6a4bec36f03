import { updateJob as saveJob } from "@resume-picker/db/queries/jobs";
import { acceptedOf } from "@resume-picker/db/queries/job-readings";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import type { NewScore } from "@resume-picker/db/queries/scoring/replace-scores";
import { changedSince, readScoreVersions } from "@resume-picker/db/queries/scoring/score-versions";
import type { ScoreVersions } from "@resume-picker/db/queries/scoring/score-versions";
import { listParsedCandidates } from "@resume-picker/db/queries/candidates/candidates";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import type { JobChange, SeenPosting } from "@resume-picker/domain/jobs/job";
import { isSamePosting } from "@resume-picker/domain/jobs/same-posting";
import { readJob } from "@resume-picker/domain/scoring/read-job";
import type { JobReading } from "@resume-picker/domain/scoring/read-job";
import { actedBy } from "../acted-by.ts";
import { scoreAllForJob } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";

/**
 * Saves the fields that were sent, unless the job was changed since the caller saw it. If its
 * requirements changed, the candidates' scores change in the same transaction.
 */
export async function updateJob(
  ctx: UserContext,
  job: EditableJob,
  asked: JobChange & { seen?: SeenPosting | undefined },
): Promise<EditableJob> {
  const now = ctx.clock();
  const { title, description, requirements: { must, nice } = {} } = asked;
  const input = {
    title: title ?? job.title,
    description: description ?? job.description,
    requirements: { must: must ?? job.requirements.must, nice: nice ?? job.requirements.nice },
    status: asked.status,
  };
  // Values that are kept must not overwrite what somebody else saves meanwhile.
  const keepsValues = [title, description, must, nice].includes(undefined);
  const seen = asked.seen ?? (keepsValues ? job : undefined);
  const posting = readJob(input);
  const change = isSamePosting(job, input)
    ? { input, seen, reading: posting, scores: [], marks: null, now }
    : { input, seen, ...(await rescoreCandidates(ctx, job, { posting, known: null, now })), now };
  let updated = await saveJob(ctx.db, job, change);
  // Candidates that were changed during scoring are scored again.
  while (updated === null) {
    Object.assign(change, await rescoreCandidates(ctx, job, { posting, known: change, now }));
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

type Scored = { reading: JobReading; scores: NewScore[]; marks: ScoreVersions | null };

/** Scores the current candidates. Those unchanged since `known` keep their scores. */
async function rescoreCandidates(
  ctx: UserContext,
  job: EditableJob,
  { posting, known, now }: { posting: JobReading; known: Scored | null; now: Date },
): Promise<Scored> {
  // A phrase accepted meanwhile changes the marks of all candidates.
  const reading = { ...posting, accepted: acceptedOf(ctx.db, job.id) };
  const marks = readScoreVersions(ctx.db, job.id);
  const changed = new Set(changedSince(known?.marks ?? new Map(), marks));
  const kept = (known?.scores ?? []).filter(({ candidateId }) => !changed.has(candidateId));
  const candidates = await listParsedCandidates(ctx.db, job);
  const wanted = candidates.filter(({ candidate }) => changed.has(candidate.id));
  const made = await scoreAllForJob(ctx.db, wanted, { job: { ...job, reading }, now });
  return { reading, scores: [...kept, ...made], marks };
}
