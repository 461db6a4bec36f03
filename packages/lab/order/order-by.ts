import { bm25, wordsOf } from "@resume-picker/adapters/ai-local/bm25";
import { rankLocally } from "@resume-picker/adapters/ai-local/rank-locally";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import type { CandidateScore, ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { compareHashes } from "@resume-picker/domain/scoring/score/rank-scores";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import type { PoolCv } from "./read-pool.ts";
import { today } from "./read-pool.ts";

/** The points of each CV of the pool for one job. More is better. */
type Points = readonly number[];
type Pool = { cvs: readonly PoolCv[]; words: readonly string[][] };
type Scored = { job: ScorableJob; pool: Pool; scores: readonly CandidateScore[] };

const byWords = (text: string, { words }: Pool): Points =>
  bm25(new Map(wordsOf(text).map((word) => [word, 1])), words);

const listed = ({ requirements: { must, nice } }: ScorableJob) => [...must, ...nice].join("\n");

/** All compared orders: the product's, each of its parts alone, and simple baselines. */
export const orders = {
  total: ({ scores }) => scores.map(({ totalScore }) => totalScore),
  "AI rank, built-in": ({ job, pool, scores }) => aiPoints(job, pool, scores),
  "skills part": ({ scores }) => scores.map(({ skillMatchScore }) => skillMatchScore),
  "title part": ({ scores }) => scores.map(({ titleScore }) => titleScore),
  "seniority part": ({ scores }) => scores.map(({ seniorityScore }) => seniorityScore),
  "recency part": ({ scores }) => scores.map(({ recencyScore }) => recencyScore),
  "gaps part": ({ scores }) => scores.map(({ gapPenalty }) => -gapPenalty),
  "BM25 of all": ({ job, pool }) =>
    byWords([job.title, job.description, listed(job)].join("\n"), pool),
  "BM25 of the skills": ({ job, pool }) => byWords(listed(job), pool),
  "BM25 of the title": ({ job, pool }) => byWords(job.title, pool),
  "number of must words": ({ job, pool }) => {
    const must = new Set(wordsOf(job.requirements.must.join("\n")));
    return pool.words.map((words) => new Set(words.filter((word) => must.has(word))).size);
  },
} satisfies Record<string, (found: Scored) => Points>;

export type OrderName = keyof typeof orders;
// The keys of the constant object above.
export const orderNames = Object.keys(orders) as OrderName[];

export type Ordered = {
  orders: Record<OrderName, readonly string[]>;
  /** The must-haves that no CV of the pool mentions. */
  unmet: string[];
};

/** Returns the pool's hashes by each order, best first. Ties are broken by hash. */
export function orderAll(job: ScorableJob, cvs: readonly PoolCv[]): Ordered {
  const pool = { cvs, words: cvs.map(({ text }) => wordsOf(text)) };
  const scores = cvs.map(({ resume }) =>
    scoreCandidate({ resume, job, weights: defaultWeights, today }),
  );
  const entries = orderNames.map((name) => {
    const points = orders[name]({ job, pool, scores });
    const order = cvs
      .map(({ sha256 }, at) => ({ sha256, points: points[at] ?? 0 }))
      .sort((a, b) => b.points - a.points || compareHashes(a.sha256, b.sha256));
    return [name, order.map(({ sha256 }) => sha256)];
  });
  const unmet = job.requirements.must.filter((text) =>
    scores.every(({ missingMustHave }) => missingMustHave.includes(text)),
  );
  // The entries include every order.
  return { orders: Object.fromEntries(entries) as Ordered["orders"], unmet };
}

function aiPoints(job: ScorableJob, { cvs }: Pool, scores: readonly CandidateScore[]): Points {
  const candidates = cvs.map(({ sha256, lines, resume }, id) => {
    const score = scores[id];
    if (score === undefined) throw new Error("Every CV has a score.");
    return { id, fileSha256: sha256, lines, resume, score };
  });
  const ranks = new Map(rankLocally(job, candidates).map(({ id, rank }) => [id, rank]));
  return cvs.map((_, id) => -(ranks.get(id) ?? cvs.length));
}
