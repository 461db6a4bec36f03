import { listParsedCandidates } from "@resume-picker/db/queries/candidates/candidates";
import { changePhrases, listPhrases, savePhrase } from "@resume-picker/db/queries/evidence/phrases";
import type { PhraseChange, StoredPhrase } from "@resume-picker/db/queries/evidence/phrases";
import type { EditableJob } from "@resume-picker/db/queries/allowed-rows";
import { readScoreVersions } from "@resume-picker/db/queries/scoring/score-versions";
import type { JobPhrase, PhraseInput } from "@resume-picker/domain/scoring/reviews/review-input";
import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";
import { actedBy } from "../acted-by.ts";
import { deciderOf } from "../decisions/decider.ts";
import { requireJob } from "../require-job.ts";
import { requireQuotaFor, requireQuotaOf } from "../require-quota.ts";
import { retryWhileJobsChange, scoreAllForJob } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { invalidField, requireParsedPosting, requireRequirement } from "./require-requirement.ts";

/** Returns all phrases of the job. A phrase that already exists is unchanged. */
export async function acceptPhrase(
  ctx: UserContext,
  job: EditableJob,
  phrase: PhraseInput,
): Promise<JobPhrase[]> {
  requireQuotaFor(ctx, "acceptedPhrases", { ownerId: job.createdBy });
  requireQuotaOf(ctx, "acceptedPhrasesOfJob", job.id);
  if (contentStems(phrase.phrase).length === 0)
    throw invalidField("phrase", "Use at least one word that describes the work.");
  return changePhrase(ctx, job, (known) => {
    const isKnown = known.some(
      (one) =>
        one.part === phrase.part &&
        one.requirement === phrase.requirement &&
        one.phrase === phrase.phrase,
    );
    return isKnown ? null : { kind: "add", phrase, by: deciderOf(ctx) };
  });
}

/** Repeating it is not an error. */
export async function removePhrase(
  ctx: UserContext,
  job: EditableJob,
  phraseId: number,
): Promise<JobPhrase[]> {
  return changePhrase(ctx, job, (known) =>
    known.some(({ id }) => id === phraseId) ? { kind: "remove", phraseId } : null,
  );
}

/** Saves the phrase and the scores of the job's candidates in one transaction. */
async function changePhrase(
  ctx: UserContext,
  job: EditableJob,
  changeOf: (known: readonly StoredPhrase[]) => PhraseChange | null,
): Promise<JobPhrase[]> {
  await retryWhileJobsChange(async () => {
    const present = await requireJob(ctx, job.id, "edit");
    const known = listPhrases(ctx.db, job.id);
    const change = changeOf(known);
    if (change === null) return true;
    const posting = requireParsedPosting(ctx, present);
    if (change.kind === "add") requireRequirement(posting, change.phrase);
    const reading = { ...posting, accepted: changePhrases(known, change) };
    const now = ctx.clock();
    const marks = readScoreVersions(ctx.db, job.id);
    const candidates = await listParsedCandidates(ctx.db, present);
    const scores = await scoreAllForJob(ctx.db, candidates, { job: { ...present, reading }, now });
    const action = {
      ...actedBy(ctx),
      action:
        change.kind === "add" ? ("job.accept-phrase" as const) : ("job.remove-phrase" as const),
      resource: { type: "job", id: job.id } as const,
      metadata: { rescored: scores.length },
      now,
    };
    return savePhrase(ctx.db, present, { change, scores, marks, action, now }) || null;
  });
  return listPhrases(ctx.db, job.id).map(toJobPhrase);
}

export const toJobPhrase = (stored: StoredPhrase): JobPhrase => {
  const { id, part, requirement, phrase, acceptedByName: by, acceptedAt: at } = stored;
  return { id, part, requirement, phrase, by, at };
};
