import { resolve } from "node:path";
import { readTxt } from "@resume-picker/adapters/extract-text/txt/read-txt";
import { bm25, wordsOf } from "@resume-picker/adapters/ai-local/bm25";
import { rankLocally } from "@resume-picker/adapters/ai-local/rank-locally";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { makePool, randomFrom } from "../../ranking/make-pool.ts";
import type { PoolCv } from "../../ranking/make-pool.ts";
import { rankCorpus } from "../../ranking/rank-corpus.ts";
import { rankKits } from "../../ranking/kits.ts";
import {
  averagePrecision,
  bootstrap,
  ndcgAt10,
  pairwiseAccuracy,
} from "../../ranking/rank-measures.ts";

const today = "2026-06-15";
const verbose = process.argv.includes("--verbose");
const seeds = [1, 2, 3];

/** The minimum figures over the generated pools for the checks to pass. */
const floors = { ndcg: 0.95, pairwise: 0.95 };

const methods = ["weighted", "local AI", "BM25", "word overlap"] as const;
type Method = (typeof methods)[number];
type ReadCv = PoolCv & {
  lines: string[];
  words: string[];
  parsed: ReturnType<typeof parseResume> & { lines: string[] };
};

const measures = { "nDCG@10": ndcgAt10, "mean AP": averagePrecision, pairwise: pairwiseAccuracy };
type Measure = keyof typeof measures;
const measureNames: Measure[] = ["nDCG@10", "mean AP", "pairwise"];

function read(cv: PoolCv): ReadCv {
  const document = readTxt(cv.text);
  const texts = document.lines.map(({ text }) => text);
  const parsed = { ...parseResume(document, { today }), lines: texts };
  const lines = redactIdentity(document, parsed);
  return { ...cv, parsed, lines, words: wordsOf(lines.join("\n")) };
}

/** Returns each method's points for each CV, in the pool's order. */
function pointsOf(job: ScorableJob, pool: readonly ReadCv[]): Record<Method, number[]> {
  const { must, nice } = job.requirements;
  const query = wordsOf([job.title, job.description, ...must, ...nice].join("\n"));
  const scores = pool.map(({ parsed }) =>
    scoreCandidate({ resume: parsed, job, weights: defaultWeights, today }),
  );
  const ranks = rankLocally(
    job,
    pool.map((cv, index) => {
      const score = scores[index];
      if (score === undefined) throw new Error("Every CV has a score.");
      return {
        id: cv.id,
        fileSha256: String(cv.id).padStart(6, "0"),
        lines: cv.lines,
        resume: cv.parsed,
        score,
      };
    }),
  );
  const rankOf = new Map(ranks.map(({ id, rank }) => [id, rank]));
  const wanted = new Set(query);
  return {
    weighted: scores.map((score) => score.totalScore),
    "local AI": pool.map((cv) => -(rankOf.get(cv.id) ?? 0)),
    BM25: bm25(
      new Map(query.map((word) => [word, 1])),
      pool.map((cv) => cv.words),
    ),
    "word overlap": pool.map((cv) => {
      const has = new Set(cv.words);
      return [...wanted].filter((word) => has.has(word)).length / Math.sqrt(has.size);
    }),
  };
}

const results = new Map<Method, Map<Measure, number[]>>(
  methods.map((method) => [method, new Map(measureNames.map((name) => [name, []]))]),
);
/** The number of weaker CVs ranked above each one that describes the work in different words. */
const paraphraseKinds = ["paraphrased", "retold"] as const;
const above = new Map<string, number[]>();

/** Returns the order by each method, best first. */
function ordersOf(index: number, pool: readonly ReadCv[]) {
  const kit = rankKits[index];
  if (kit === undefined) throw new Error("Every job has a kit.");
  const points = pointsOf(kit.job, pool);
  return methods.map((method) => ({
    method,
    order: pool
      .map((cv, at) => ({
        cv,
        points: points[method][at] ?? 0,
        grade: cv.kit === index ? cv.grade : 0,
      }))
      .sort((a, b) => b.points - a.points || a.cv.id - b.cv.id),
  }));
}

for (const seed of seeds) {
  const all = makePool(rankKits, seed).map(read);
  const pool = all.filter(({ kind }) => kind !== "retold");
  rankKits.forEach((kit, index) => {
    for (const { method, order } of ordersOf(index, all)) {
      let lower = 0;
      for (const { cv, grade } of order) {
        if (grade < 3) lower++;
        else if (cv.kind !== "perfect" && cv.kind !== "good") {
          const key = `${method} ${cv.kind}`;
          above.set(key, [...(above.get(key) ?? []), lower]);
        }
      }
    }
    for (const { method, order } of ordersOf(index, pool)) {
      const grades = order.map(({ grade }) => grade);
      for (const name of measureNames) results.get(method)?.get(name)?.push(measures[name](grades));
      if (verbose && seed === 1 && method !== "word overlap") {
        const shown = order
          .slice(0, 14)
          .map(
            ({ cv, points: value, grade }) =>
              `${grade}${cv.kit === index ? (cv.kind[0] ?? "") : `(${cv.parsed.roles[0]?.title ?? "?"})`}:${value.toFixed(0)}`,
          );
        console.log(`${kit.job.title} · ${method}\n  ${shown.join("  ")}`);
      }
    }
  });
}

const random = randomFrom(7);
console.log(
  `Generated pools: ${rankKits.length} jobs × ${seeds.length} seeds, each job against the CVs of all jobs; mean [95 % interval of 2,000 resamples].\nLast columns: how many less fitting CVs stand above a fitting one that is told in other words, with a known title (paraphrased) and without (retold; only in these columns).\n`,
);
console.log(
  `${"".padEnd(14)}${measureNames.map((name) => name.padEnd(24)).join("")}${paraphraseKinds.map((kind) => kind.padEnd(14)).join("")}`,
);
for (const method of methods) {
  const cells = measureNames.map((name) => {
    const { mean, low, high } = bootstrap(results.get(method)?.get(name) ?? [], random);
    return `${mean.toFixed(3)} [${low.toFixed(3)}, ${high.toFixed(3)}]`.padEnd(24);
  });
  const paraphrases = paraphraseKinds.map((kind) => {
    const counts = above.get(`${method} ${kind}`) ?? [];
    return (counts.reduce((sum, count) => sum + count, 0) / counts.length).toFixed(1).padEnd(14);
  });
  console.log(`${method.padEnd(14)}${cells.join("")}${paraphrases.join("")}`);
}

const corpus = resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const real = rankCorpus(corpus, today);
console.log(
  `\nReal postings and CVs, weighted score:\n${real?.join("\n") ?? "no corpus here, left out"}`,
);

const mean = (name: Measure) => bootstrap(results.get("weighted")?.get(name) ?? [], random).mean;
if (mean("nDCG@10") < floors.ndcg || mean("pairwise") < floors.pairwise) {
  console.error(`\nBelow the floor: nDCG@10 ${floors.ndcg}, pairwise ${floors.pairwise}.`);
  process.exitCode = 1;
}
