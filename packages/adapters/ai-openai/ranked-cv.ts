import { compareHashes, sharedRanks } from "@resume-picker/domain/scoring/score/rank-scores";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import type { RankableCandidate, RankAnswers } from "../ai/ai-engine.ts";
import { compareScored } from "../ai/compare-scored.ts";
import type { Question } from "./ask-model.ts";
import { cvText } from "./rating-prompt.ts";

/** One text as it is sent, with all candidates whose text it is. */
export type RankedCv = {
  text: string;
  /** `YYYY-MM-DD`: the day that "present" means in the CV. */
  today: string;
  members: { candidate: RankableCandidate; fallback: number }[];
  /** Their best rank by the scores. */
  fallback: number;
};

export type Asked<Answer> = Pick<Question<Answer>, "schema" | "system" | "prompt">;
export type Ask = <Answer>(question: Asked<Answer>) => Promise<Answer>;

/** What asking about CVs needs. */
export type Asking = {
  job: ScorableJob;
  /** As its answers are stored. */
  model: string;
  answers: RankAnswers | null;
  ask: Ask;
};

/**
 * The texts of the candidates in the order of their scores. Equal texts are one, so that the model
 * can't answer differently about them.
 */
export function listRankedCvs(candidates: readonly RankableCandidate[]): RankedCv[] {
  const ordered = candidates
    .map((candidate) => ({ candidate, text: cvText(candidate), today: candidate.resume.asOf }))
    // By nothing that a name changes, such as the hash of the file.
    .sort((a, b) => compareScored(a.candidate, b.candidate) || compareHashes(a.text, b.text));
  const places = sharedRanks(ordered, (a, b) => compareScored(a.candidate, b.candidate));
  const cvs = new Map<string, RankedCv>();
  for (const [at, { candidate, text, today }] of ordered.entries()) {
    const fallback = places[at] ?? at + 1;
    const key = `${today} ${text}`;
    const known = cvs.get(key) ?? { text, today, members: [], fallback };
    known.members.push({ candidate, fallback });
    cvs.set(key, known);
  }
  return [...cvs.values()];
}
