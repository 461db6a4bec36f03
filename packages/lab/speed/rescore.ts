import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { connect } from "@resume-picker/db/connect";
import { migrate } from "@resume-picker/db/migrate";
import { findJob } from "@resume-picker/db/queries/access";
import { createRescorer } from "@resume-picker/db/rescore/rescorer";
import { fillJob } from "@resume-picker/db/testing/fill-job";
import { migrationsFolder } from "@resume-picker/db/testing/test-database";
import { scoreComponents, scoreParts } from "@resume-picker/domain/score-parts";
import { completeWeights, defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { median } from "./row.ts";

const otherWeights = completeWeights({
  skills: 0.4,
  title: 0.3,
  seniority: 0.15,
  recency: 0.1,
  gaps: 0.05,
});
/** Different weights each round, so every row changes. */
export const weightsOf = (round: number) => (round % 2 === 0 ? otherWeights : defaultWeights);
export async function timed(task: () => unknown): Promise<number> {
  const start = performance.now();
  await task();
  return performance.now() - start;
}

/**
 * Compares new weights for `count` candidates with one SQL statement that updates the same rows,
 * alternating.
 * @returns the ratio of the median times.
 */
export async function compareRescore({
  count,
  rounds,
  print,
}: {
  count: number;
  rounds: number;
  print: boolean;
}): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-bench-"));
  const db = connect(join(folder, "app.db"));
  try {
    migrate(db, { migrations: migrationsFolder, backups: join(folder, "backups") }, new Date());
    fillJob(db, { count, userId: "bench", jobId: 1 });
    const job = await findJob(db, 1, { userId: "bench", action: "own" });
    if (job === null) throw new Error("The job was just made.");
    const sum = scoreParts
      .map(({ column, isPenalty }) => (isPenalty ? `? * (100 - ${column})` : `? * ${column}`))
      .join(" + ");
    const plain = db.$client.prepare(
      `update scores set total_score = round(${sum}, 1), weights = ?, scored_at = ? where job_id = 1`,
    );
    const workerUrl = new URL("../../../apps/server/dist/rescore-worker.js", import.meta.url);
    const rescore = createRescorer(db, { workerUrl });
    const times = { plain: [] as number[], rescore: [] as number[], rank: [] as number[] };
    for (let round = 0; round < rounds; round++) {
      const weights = weightsOf(round);
      const values = scoreComponents.map((component) => weights[component]);
      const text = JSON.stringify(weights);
      times.plain.push(await timed(() => plain.run(...values, text, round)));
      const other = weightsOf(round + 1);
      times.rescore.push(
        await timed(() => rescore(job, { weights: other, withRanks: false, now: round })),
      );
      times.rank.push(await timed(() => rescore(job, { weights, withRanks: true, now: round })));
    }
    const base = median(times.plain);
    for (const [name, values] of print ? Object.entries(times) : []) {
      const ratio = median(values) / base;
      console.log(
        `${name.padEnd(8)} ${median(values).toFixed(0).padStart(6)} ms  ${ratio.toFixed(2)} ×`,
      );
    }
    return median(times.rescore) / base;
  } finally {
    db.$client.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
