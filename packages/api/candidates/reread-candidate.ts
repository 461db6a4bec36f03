import type { ReadResume } from "@resume-picker/adapters/read-resume/read-resume";
import {
  findKnownCandidate,
  findOwnedCandidate,
  findParsedCandidate,
  listOutdatedCandidates,
} from "@resume-picker/db/queries/candidates/candidates";
import { saveCandidate } from "@resume-picker/db/queries/candidates/save-candidate";
import { listCorrections } from "@resume-picker/db/queries/candidates/corrections";
import type { OwnedCandidate, OwnedJob } from "@resume-picker/db/queries/owned-rows";
import { AppError } from "@resume-picker/domain/errors";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { actedBy } from "../acted-by.ts";
import { scoreForAllJobs, untilJobsStay } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { candidateFromResume } from "./candidate-from-resume.ts";
import { lockPerson } from "./lock-person.ts";

/**
 * Reads a stored CV with the present parser, and writes what follows in one transaction. What a
 * person has put right stays, and so do shortlists; an e-mail address that another candidate of the
 * owner has by now is not taken over.
 * @throws AppError where the file can't be read any more; the candidate stays as it was.
 */
export async function rereadCandidate(ctx: UserContext, found: OwnedCandidate): Promise<void> {
  const { fileSha256, fileName } = found;
  await ctx.fileLock(fileSha256, async () => {
    const before = await findParsedCandidate(ctx.db, found);
    if (!before) throw replacedMeanwhile();
    // Says so in words where the file is gone.
    await ctx.files.open(fileSha256);
    const resume = await ctx.reader.read({
      path: ctx.files.pathOf(fileSha256),
      fileName,
      // "Present" stands for the day that it stood for: an old CV doesn't age by being read.
      today: before.parsed.asOf,
      owner: ctx.user.id,
    });
    await lockPerson(ctx, found, () => saveReading(ctx, found, resume));
  });
}

async function saveReading(
  ctx: UserContext,
  { id, fileSha256 }: OwnedCandidate,
  resume: ReadResume,
): Promise<void> {
  const candidate = await findOwnedCandidate(ctx.db, id, ctx.user.id);
  if (candidate?.fileSha256 !== fileSha256) throw replacedMeanwhile();
  const { fileName, fileSize: size, filePath: path } = candidate;
  const corrections = await listCorrections(ctx.db, candidate);
  const file = { fileName, sha256: fileSha256, size, path };
  const { parsed, saved } = candidateFromResume(file, resume, corrections);
  saved.content.email = await freeEmail(ctx, candidate, saved.content.email ?? null);
  const now = ctx.clock();
  const { lines } = resume;
  const scorable = { candidateId: id, fileSha256, parsed, lines, parserVersion };
  const how = { ownerId: ctx.user.id, replace: candidate, renumber: true, now };
  const actionOf = () => ({
    ...actedBy(ctx),
    action: "candidate.reread" as const,
    resource: { type: "candidate" as const, id },
    metadata: { parserVersion },
    now,
  });
  await untilJobsStay(async () => {
    const scored = await scoreForAllJobs(ctx, candidate, { scorable, now });
    return saveCandidate(ctx.db, saved, { ...how, ...scored, actionOf });
  });
}

function replacedMeanwhile(): AppError {
  return new AppError("CONFLICT", "The CV was deleted or replaced meanwhile. Load it again.");
}

/** How many CVs one request reads: few enough to answer soon, so that progress can be shown. */
const maxAtOnce = 20;

/**
 * Reads some of the job's CVs that an older parser has read, in the order of their ids; asked again
 * with the `after` that it answers, until that is null, it comes to all of them.
 */
export async function rereadOutdated(
  ctx: UserContext,
  job: OwnedJob,
  { after }: { after: number },
): Promise<{ reread: number; failed: number; remaining: number; after: number | null }> {
  const { ids, total } = await listOutdatedCandidates(ctx.db, job, {
    version: parserVersion,
    after,
    limit: maxAtOnce,
  });
  const outcomes = await Promise.all(
    ids.map(async (id) => {
      const candidate = await findOwnedCandidate(ctx.db, id, ctx.user.id);
      try {
        if (candidate) await rereadCandidate(ctx, candidate);
        return true;
      } catch (error) {
        // What can't be read any more stays as it was; anything unknown is a fault of ours.
        if (error instanceof AppError) return false;
        throw error;
      }
    }),
  );
  const reread = outcomes.filter(Boolean).length;
  return {
    reread,
    failed: outcomes.length - reread,
    remaining: total - outcomes.length,
    after: total > outcomes.length ? (ids.at(-1) ?? null) : null,
  };
}

async function freeEmail(
  ctx: UserContext,
  candidate: OwnedCandidate,
  email: string | null,
): Promise<string | null> {
  const other = email === null ? null : await findKnownCandidate(ctx.db, ctx.user.id, { email });
  return other && other.id !== candidate.id ? candidate.email : email;
}
