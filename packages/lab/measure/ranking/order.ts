import { resolve } from "node:path";
import { bootstrap } from "../../ranking/rank-measures.ts";
import { randomFrom } from "../../ranking/make-pool.ts";
import { fitMeasureNames, fitMeasures } from "../../order/fit-measures.ts";
import type { FitMeasure } from "../../order/fit-measures.ts";
import { orderHalves, readJudgedJobs } from "../../order/judged-jobs.ts";
import type { JudgedJob, OrderHalf } from "../../order/judged-jobs.ts";
import { orderAll, orderNames } from "../../order/order-by.ts";
import type { OrderName, Ordered } from "../../order/order-by.ts";
import { readPool } from "../../order/read-pool.ts";
import { recordFigure } from "../../figures/record-figure.ts";

const corpus = resolve(process.env.CORPUS ?? "../shared/corpus");
/** Single jobs of the reporting half are inspected only after the tuning. */
const isReportNamed = process.argv.includes("--name-report");
const worstCount = 5;

/**
 * Each goal: the order that must be better, the one it is compared with, and the minimum
 * difference.
 */
const goals: readonly (readonly [OrderName, OrderName, number])[] = [
  ["total", "BM25 of all", 0.04],
  ["AI rank, built-in", "BM25 of all", 0.08],
  ["skills part", "BM25 of the skills", 0.02],
  ["title part", "BM25 of the title", 0.03],
];

type Rated = JudgedJob & Ordered;

function valuesOf(jobs: readonly Rated[], name: OrderName, measure: FitMeasure) {
  return jobs.map(({ orders, grades }) =>
    fitMeasures[measure](orders[name].map((sha256) => grades.get(sha256) ?? 0)),
  );
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

function interval(values: readonly (number | null)[], sign = false): string {
  const { mean, low, high } = bootstrap(known(values), randomFrom(7));
  const show = (value: number) => `${sign && value >= 0 ? "+" : ""}${value.toFixed(3)}`;
  return `${show(mean)} [${show(low)}, ${show(high)}]`;
}

function printTable(half: OrderHalf, jobs: readonly Rated[]): void {
  const withFit = jobs.filter(({ grades }) => [...grades.values()].includes(1)).length;
  console.log(`\n${half}: ${jobs.length} jobs, ${withFit} of them with a CV that fits\n`);
  console.log(`| order by | ${fitMeasureNames.join(" | ")} |`);
  console.log(`|---|${fitMeasureNames.map(() => "---:").join("|")}|`);
  for (const name of orderNames) {
    const cells = fitMeasureNames.map((measure) => interval(valuesOf(jobs, name, measure)));
    console.log(`| ${name} | ${cells.join(" | ")} |`);
  }
  const musts = jobs.flatMap(({ job }) => job.requirements.must).length;
  const unmet = jobs.flatMap((job) => job.unmet).length;
  console.log(`\nProposed must-haves that nobody in the pool meets: ${unmet} of ${musts}`);
  console.log(`\n| paired difference, goal | ${fitMeasureNames.join(" | ")} |`);
  console.log(`|---|${fitMeasureNames.map(() => "---:").join("|")}|`);
  for (const [ours, other, goal] of goals) {
    const cells = fitMeasureNames.map((measure) => {
      const others = valuesOf(jobs, other, measure);
      const differences = valuesOf(jobs, ours, measure).map((value, at) => {
        const beside = others[at];
        return value === null || beside === null || beside === undefined ? null : value - beside;
      });
      return interval(differences, true);
    });
    console.log(`| ${ours} − ${other}, ${goal.toFixed(2)} | ${cells.join(" | ")} |`);
  }
}

function record(jobs: readonly Rated[]): void {
  const mean = (name: OrderName) => {
    const values = valuesOf(jobs, name, "mAP, fits").filter((value) => value !== null);
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
  const [ours, baseline] = [mean("total"), mean("BM25 of all")];
  recordFigure("order", {
    ours: ours.toFixed(3),
    baseline: `BM25: ${baseline.toFixed(3)}`,
    ratio: `+${(ours - baseline).toFixed(3)}`,
  });
}

function printWorst(half: OrderHalf, jobs: readonly Rated[]): void {
  for (const name of ["total", "AI rank, built-in"] as const) {
    const gains = valuesOf(jobs, name, "nDCG, graded");
    const worst = jobs
      .map((job, at) => ({ job, gain: gains[at] ?? 1 }))
      .sort((a, b) => a.gain - b.gain)
      .slice(0, worstCount)
      .map(({ job: { trade, orders, grades }, gain }) => {
        const at = (grade: number) =>
          orders[name].flatMap((sha256, place) => (grades.get(sha256) === grade ? place + 1 : []));
        return `  ${trade} ${gain.toFixed(3)}: fits at ${at(1).join(", ") || "—"}, near at ${at(0.3).join(", ") || "—"}`;
      });
    console.log(`\n${half}, the worst by ${name} (nDCG)\n${worst.join("\n")}`);
  }
}

const pool = await readPool(corpus);
if (pool === null) {
  console.log(`No CVs at ${corpus}: set CORPUS to the folder that holds livecareer/.`);
} else {
  const rated = readJudgedJobs().map((one) => ({ ...one, ...orderAll(one.job, pool) }));
  console.log(
    `${rated.length} written postings against ${pool.length} real CVs whose fit was judged by reading; mean [95 % interval of 2,000 resamples of the jobs]`,
  );
  for (const half of orderHalves) {
    const jobs = rated.filter((job) => job.half === half);
    printTable(half, jobs);
    if (half === "report") record(jobs);
    if (half === "tune" || isReportNamed) printWorst(half, jobs);
  }
}
