import { loadJobReading } from "@resume-picker/db/queries/job-readings";
import type { OwnedJob } from "@resume-picker/db/queries/allowed-rows";
import { readPooled } from "@resume-picker/db/queries/talent-pool/list-pool";
import { countOthers, readPoolVersion } from "@resume-picker/db/queries/talent-pool/pool-version";
import {
  findRetentionRules,
  listOverdue,
  startOf,
} from "@resume-picker/db/queries/talent-pool/retention";
import type { RetentionRules } from "@resume-picker/db/queries/talent-pool/retention";
import { listRuledOut } from "@resume-picker/db/queries/talent-pool/current-decisions";
import type { FoundCandidate } from "@resume-picker/db/suggested-candidates/find-best";
import { AppError } from "@resume-picker/domain/errors";
import { firstPlaces, placesBelow } from "@resume-picker/domain/talent-pool/suggested-candidates";
import type {
  SuggestedCandidate,
  SuggestedCandidates,
} from "@resume-picker/domain/talent-pool/suggested-candidates";
import { retentionCutoff } from "@resume-picker/domain/talent-pool/retention";
import type { UserContext } from "../trpc.ts";
import { currentDay } from "./retention.ts";

/** The time until a response, complete or not. The search continues in the background. */
const waitMs = 1500;

/**
 * Finds the user's other candidates who would rank near the top for this job, and adds none.
 * Excludes those who withdrew, were declined for their conduct or are past their retention.
 */
export async function suggestCandidates(
  ctx: UserContext,
  job: OwnedJob,
  max: number,
): Promise<SuggestedCandidates> {
  const today = currentDay(ctx);
  const rules = findRetentionRules(ctx.db, job.createdBy);
  const others = countOthers(ctx.db, job, { rules, today });
  if (others > max) return { ...noSuggestions, pool: others };
  // Skips starting a search, which takes a third of a second of processor time, for new users.
  if (others === 0) return { ...noSuggestions, pool: 0, isBegun: true, isComplete: true };

  const reading = loadJobReading(ctx.db, job.id);
  if (reading === null) throw new AppError("NOT_FOUND", "Job not found");
  const places = firstPlaces + placesBelow;
  const { id: jobId, createdBy: ownerId, weights } = job;
  const { excludedIds, receivedBefore } = findExcluded(ctx, job, rules);
  const task = { jobId, ownerId, reading, weights, today, places, excludedIds, receivedBefore };
  const mark = JSON.stringify([today, excludedIds, receivedBefore, readPoolVersion(ctx.db, job)]);
  const { found, ...progress } = await ctx.candidateSuggester.find(task, { mark, ms: waitMs });
  const applicants = await describe(ctx, job, found);
  return {
    standing: applicants.filter(({ place }) => place <= firstPlaces),
    below: applicants.filter(({ place }) => place > firstPlaces),
    ...progress,
    isBegun: true,
  };
}

/** With retention rules per job, no single date separates the candidates past retention. */
function findExcluded(ctx: UserContext, { createdBy: ownerId }: OwnedJob, rules: RetentionRules) {
  const today = currentDay(ctx);
  const rejectedIds = listRuledOut(ctx.db, ownerId);
  const { keepMonths, jobs } = rules;
  if (jobs.length === 0) {
    const receivedBefore = keepMonths === null ? null : startOf(retentionCutoff(today, keepMonths));
    return { excludedIds: rejectedIds, receivedBefore };
  }
  const overdue = listOverdue(ctx.db, { ownerId, rules, today });
  return { excludedIds: [...new Set([...rejectedIds, ...overdue])], receivedBefore: null };
}

const noSuggestions = { standing: [], below: [], scored: 0, isBegun: false, isComplete: false };

async function describe(
  ctx: UserContext,
  job: OwnedJob,
  found: readonly FoundCandidate[],
): Promise<SuggestedCandidate[]> {
  const ids = found.map(({ candidateId }) => candidateId);
  const people = await readPooled(ctx.db, { id: job.createdBy, today: currentDay(ctx) }, ids);
  return people.flatMap(({ name, fileName, lastRoleTitle, yearsExperience, receivedAt, ...of }) => {
    const row = found.find(({ candidateId }) => candidateId === of.id);
    if (!row) return [];
    const { fileSha256: _, ...score } = row;
    const applied = of.jobs.map(({ id: jobId, title, since: at, decision }) => {
      return { jobId, title, at, decision };
    });
    return { ...score, name, fileName, lastRoleTitle, yearsExperience, receivedAt, applied };
  });
}
