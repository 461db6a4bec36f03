import { contentStems } from "@resume-picker/domain/scoring/words/phrase-words";
import { readDemands } from "@resume-picker/domain/scoring/demands/read-demands";
import type { JobDemands } from "@resume-picker/domain/scoring/demands/read-demands";
import { findStuffedLines } from "@resume-picker/domain/scoring/demands/without-stuffing";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { isCopyOf, readPosting } from "@resume-picker/domain/scoring/evidence/without-copies";
import type { EngineRank, RankableCandidate } from "../ai/ai-engine.ts";
import { compareScored } from "../ai/compare-scored.ts";
import { bm25 } from "./bm25.ts";
import { explainRank } from "./explain-rank.ts";

/**
 * What the whole CV's words count beside the weighted score. From `npm run bench:rank`: with CVs as
 * the parser reads them 0.2 to 0.4 are equal, and where sections or titles are lost 0.3 to 0.5 are.
 */
const lexicalShare = 0.35;

/** A word of the title tells the trade, one of a must-have what is needed; both count more than prose. */
const wordWeights = { title: 2.5, must: 1.5, other: 1 } as const;

/** What the words of CVs are held against; made once for each ranking. */
export type Posting = { text: string; demands: JobDemands };

export function readForRanking(job: ScorableJob): Posting {
  return { text: readPosting(job.description), demands: readDemands(job) };
}

/**
 * The words of a CV that count, in their order; what only repeats the posting or lists its demands
 * is left out.
 */
export function rankableWords(posting: Posting, { lines, resume }: RankableCandidate): string[] {
  const stuffed = findStuffedLines(resume, posting.demands);
  const own = lines.filter((line, at) => !stuffed.has(at) && !isCopyOf(posting.text, line));
  return contentStems(own.join("\n"));
}

/** Ranks by the words of title, description and requirements in the CV, and by the checked score. */
export function rankLocally(
  job: ScorableJob,
  candidates: readonly RankableCandidate[],
): EngineRank[] {
  const posting = readForRanking(job);
  return [
    ...rankInSteps(
      job,
      candidates,
      candidates.map((one) => rankableWords(posting, one)),
    ),
  ];
}

/** The same, one candidate after the other, best first: each reason is a look through a whole CV. */
export function* rankInSteps(
  job: ScorableJob,
  candidates: readonly RankableCandidate[],
  words: readonly (readonly string[])[],
): Generator<EngineRank> {
  const query = queryOf(job);
  const lexical = bm25(query, words);
  const best = Math.max(...lexical, Number.EPSILON);
  const wanted = new Set(query.keys());
  const ordered = candidates
    .map((candidate, index) => {
      const wording = (lexical[index] ?? 0) / best;
      const fit = lexicalShare * wording + (1 - lexicalShare) * (candidate.score.totalScore / 100);
      return { candidate, fit };
    })
    .sort((a, z) => z.fit - a.fit || compareScored(a.candidate, z.candidate));
  for (const [index, { candidate }] of ordered.entries())
    yield { id: candidate.id, rank: index + 1, reason: explainRank(candidate, wanted) };
}

function queryOf({ title, description, requirements: { must, nice } }: ScorableJob) {
  const query = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of contentStems(text)) query.set(word, Math.max(weight, query.get(word) ?? 0));
  };
  add([description, ...nice].join("\n"), wordWeights.other);
  add(must.join("\n"), wordWeights.must);
  add(title, wordWeights.title);
  return query;
}
