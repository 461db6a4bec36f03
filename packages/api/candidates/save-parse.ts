import type { ReadResume } from "@resume-picker/adapters/read-resume/read-resume";
import { listCandidatesOfAddress } from "@resume-picker/db/queries/candidates/candidates";
import { listCorrections } from "@resume-picker/db/queries/candidates/corrections";
import { saveCandidate } from "@resume-picker/db/queries/candidates/save-candidate";
import type { FiledVersion } from "@resume-picker/db/queries/candidates/versions";
import type { EditableCandidate } from "@resume-picker/db/queries/allowed-rows";
import { compareNames } from "@resume-picker/domain/candidates/versions/compare-names";
import { parserVersion } from "@resume-picker/domain/resume/shape/parser-version";
import { actedBy } from "../acted-by.ts";
import { scoreForAllJobs, retryWhileJobsChange } from "../scoring/score-for-job.ts";
import type { UserContext } from "../trpc.ts";
import { candidateFromResume } from "./candidate-from-resume.ts";
import type { StoredFile } from "./candidate-from-resume.ts";

export type Reading = {
  file: StoredFile;
  resume: ReadResume;
  /** The version that was current before, if it changes. */
  former: FiledVersion | null;
  action: "candidate.reread" | "candidate.make-current";
};

/**
 * Updates the candidate from a stored file and its corrections, and the scores in the same
 * transaction. The caller must hold the person's lock.
 */
export async function saveParse(
  ctx: UserContext,
  candidate: EditableCandidate,
  { file, resume, former, action }: Reading,
): Promise<void> {
  const { id } = candidate;
  const corrections = await listCorrections(ctx.db, candidate);
  const { parsed, saved } = candidateFromResume(file, resume, corrections);
  saved.content.email = await freeEmail(ctx, candidate, saved.content);
  const now = ctx.clock();
  const { lines } = resume;
  const scorable = { candidateId: id, fileSha256: file.sha256, parsed, lines, parserVersion };
  const how = { ownerId: candidate.createdBy, replace: candidate, former, now };
  const actionOf = () => ({
    ...actedBy(ctx),
    action,
    resource: { type: "candidate" as const, id },
    metadata: { parserVersion },
    now,
  });
  await retryWhileJobsChange(async () => {
    const scored = await scoreForAllJobs(ctx, candidate, { scorable, now });
    return saveCandidate(ctx.db, saved, { ...how, ...scored, actionOf });
  });
}

/** Returns null if another candidate with this name has the address by now. */
async function freeEmail(
  ctx: UserContext,
  candidate: EditableCandidate,
  { email = null, name = null }: { email?: string | null; name?: string | null },
): Promise<string | null> {
  if (email === null) return null;
  const sharers = await listCandidatesOfAddress(ctx.db, candidate.createdBy, email);
  const isTaken = sharers.some(
    (each) => each.id !== candidate.id && compareNames(each.name, name) !== "differ",
  );
  return isTaken ? candidate.email : email;
}
