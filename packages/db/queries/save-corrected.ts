import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../connect.ts";
import { candidateDocuments, candidates } from "../schema/candidates.ts";
import { timeQuery } from "../time-query.ts";
import { indexForSearch } from "./candidate-search.ts";
import type { CandidateContent, CandidateDocument, CandidateSkill } from "./candidates.ts";
import { replaceCorrections } from "./corrections.ts";
import type { StoredCorrection } from "./corrections.ts";
import type { OwnedCandidate } from "./owned-rows.ts";
import { renumberRanks } from "./renumber-ranks.ts";
import { replaceSkills } from "./save-candidate.ts";
import { replaceScores } from "./replace-scores.ts";
import type { NewScore } from "./replace-scores.ts";

export type CorrectedCandidate = {
  content: Partial<CandidateContent>;
  document: Pick<CandidateDocument, "parsed" | "asRead" | "redacted">;
  skills: CandidateSkill[];
  corrections: readonly StoredCorrection[];
  /** For all jobs that the candidate is one of. */
  scores: readonly NewScore[];
};

/**
 * Corrections with all that follows from them, in one transaction: the candidate's columns, skills,
 * scores, and the order of those ranked by hand in each of the jobs.
 */
export async function saveCorrected(
  db: Database,
  candidate: OwnedCandidate,
  { corrected, now }: { corrected: CorrectedCandidate; now: Date },
): Promise<void> {
  const write = (tx: Transaction) => {
    tx.update(candidates)
      .set({ ...corrected.content, updatedAt: now })
      .where(eq(candidates.id, candidate.id))
      .run();
    tx.update(candidateDocuments)
      .set(corrected.document)
      .where(eq(candidateDocuments.candidateId, candidate.id))
      .run();
    replaceSkills(tx, candidate.id, corrected.skills);
    replaceCorrections(tx, candidate.id, corrected.corrections);
    replaceScores(tx, corrected.scores);
    for (const { jobId } of corrected.scores) renumberRanks(tx, jobId, now);
    indexForSearch(tx, candidate.id);
  };
  timeQuery("save corrections", () => db.transaction(write, { behavior: "immediate" }));
}
