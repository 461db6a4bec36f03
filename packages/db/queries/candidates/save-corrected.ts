import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { candidateDocuments, candidates } from "../../schema/candidates.ts";
import { timeQuery } from "../../time-query.ts";
import { indexForSearch } from "./candidate-search.ts";
import type { CandidateContent, CandidateDocument, CandidateSkill } from "./candidates.ts";
import { replaceCorrections } from "./corrections.ts";
import type { StoredCorrection } from "./corrections.ts";
import type { EditableCandidate } from "../allowed-rows.ts";
import { replaceSkills } from "./save-candidate.ts";
import { replaceScores } from "../scoring/replace-scores.ts";
import type { NewScore } from "../scoring/replace-scores.ts";
import { areUnchanged, countScoredJobs } from "../scoring/scored-jobs.ts";
import type { ScoredJob } from "../scoring/scored-jobs.ts";

export type CorrectedCandidate = {
  content: Partial<CandidateContent>;
  document: Pick<CandidateDocument, "parsed" | "asRead" | "redacted">;
  skills: CandidateSkill[];
  corrections: readonly StoredCorrection[];
  /** Scores for all jobs that the candidate is on, and the jobs they were computed for. */
  scores: readonly NewScore[];
  jobs: readonly ScoredJob[];
};

/**
 * Saves corrections and everything that depends on them in one transaction: the candidate's
 * columns, skills, scores, and the order of manually ranked candidates in each of the jobs.
 * @returns false, with nothing written, if the candidate is gone, or if a job was changed, added or
 * deleted since it was scored.
 */
export async function saveCorrected(
  db: Database,
  candidate: EditableCandidate,
  { corrected, now }: { corrected: CorrectedCandidate; now: Date },
): Promise<boolean> {
  const write = (tx: Transaction): boolean => {
    if (!areUnchanged(tx, corrected.jobs)) return false;
    if (countScoredJobs(tx, candidate.id) !== corrected.jobs.length) return false;
    const { changes } = tx
      .update(candidates)
      .set({ ...corrected.content, updatedAt: now })
      .where(eq(candidates.id, candidate.id))
      .run();
    if (changes === 0) return false;
    tx.update(candidateDocuments)
      .set(corrected.document)
      .where(eq(candidateDocuments.candidateId, candidate.id))
      .run();
    replaceSkills(tx, candidate.id, corrected.skills);
    replaceCorrections(tx, candidate.id, corrected.corrections);
    replaceScores(tx, corrected.scores);
    indexForSearch(tx, candidate.id);
    return true;
  };
  return timeQuery("save corrections", () => db.transaction(write, { behavior: "immediate" }));
}
