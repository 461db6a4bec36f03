import type { ScorableJob } from "@resume-picker/domain/scoring/score";
import type { EngineRank, RankableCandidate } from "../ai/ai-engine.ts";
import { bm25, wordsOf } from "./bm25.ts";
import { explainRank } from "./explain-rank.ts";

/** Half what the whole CV says of the job's own words, half the weighted score's components. */
const lexicalShare = 0.5;

/** Ranks by the words of title, description and requirements in the CV, and by the checked score. */
export function rankLocally(
  job: ScorableJob,
  candidates: readonly RankableCandidate[],
): EngineRank[] {
  const { must, nice } = job.requirements;
  const query = wordsOf([job.title, job.description, ...must, ...nice].join("\n"));
  const documents = candidates.map(({ lines }) => wordsOf(lines.join("\n")));
  const lexical = bm25(query, documents);
  const best = Math.max(...lexical, Number.EPSILON);
  return candidates
    .map((candidate, index) => {
      const words = (lexical[index] ?? 0) / best;
      const fit = lexicalShare * words + (1 - lexicalShare) * (candidate.score.totalScore / 100);
      return { candidate, fit };
    })
    .sort((a, z) => z.fit - a.fit || a.candidate.id - z.candidate.id)
    .map(({ candidate }, index) => ({
      id: candidate.id,
      rank: index + 1,
      reason: explainRank(candidate),
    }));
}
