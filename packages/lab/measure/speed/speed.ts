import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { listPdfs } from "../../speed/list-pdfs.ts";
import { measureColdStart } from "../../speed/cold-start.ts";
import { measureGrowth, userCounts } from "../../speed/growth.ts";
import { measureReadCalls } from "../../speed/read-calls.ts";
import { compareRescore } from "../../speed/rescore.ts";
import type { Row } from "../../speed/row.ts";
import { median } from "../../speed/row.ts";
import { addTexts, measureSearch } from "../../speed/search.ts";
import { measureUnderLoad } from "../../speed/under-load.ts";
import { compareUploads } from "../../speed/uploads.ts";
import type { UploadRates } from "../../speed/uploads.ts";
import { addCandidates, startProduct } from "../../harness/product.ts";
import { writeTwoPageCvs } from "../../speed/two-page-cvs.ts";
import { recordFigure } from "../../figures/record-figure.ts";

/**
 * `npm run lab speed`: measures the built server's speed as ratios to bare baselines, alternating
 * in the same run. `BENCH_SCALE=0.1` runs everything with a tenth of the rows. `--only=list` runs
 * the measures whose names start with that. The log level is "warn", as in the browser tests.
 */
const scale = Number(process.env.BENCH_SCALE ?? "1");
const corpus = process.env.CORPUS ?? "../shared/corpus";
const only = /--only=([\w-]+)/.exec(process.argv.join(" "))?.[1] ?? "";
const many = Math.round(100_000 * scale);
const rounds = Math.max(3, Math.round(5 * scale));
const roundMs = Math.max(500, 1500 * scale);
const label = (count: number) => `${count.toLocaleString("en")} candidates`;

const folder = mkdtempSync(join(tmpdir(), "resume-picker-bench-"));
const rows: Row[] = [];

const measures: Record<string, () => Promise<void>> = {
  async calls() {
    const product = await startProduct();
    try {
      await addCandidates(product, many);
      rows.push(...(await measureReadCalls(product, { rounds, roundMs, label: label(many) })));
      rows.push(await measureColdStart(product.dataDir, { rounds, label: label(many) }));
    } finally {
      await product.stop();
    }
  },
  async uploads() {
    const paths = listPdfs(corpus);
    if (paths.length === 0) return;
    const [one, other] = [0, 1].map((half) => paths.filter((_, at) => at % 2 === half));
    const found: UploadRates[] = [];
    for (let round = 0; round < 3; round += 1)
      found.push(await compareUploads([one ?? [], other ?? []]));
    for (const [at, server] of ["server that has just started", "its second batch"].entries()) {
      const ratios = found.map(({ product, unpdf }) => (product[at] ?? 0) / (unpdf[at] ?? 1));
      rows.push({
        measure: `upload to scored, ${paths.length} real CVs, ${server}`,
        against: "unpdf alone in as many processes",
        goal: "≥ 0.5",
        found: `${median(ratios).toFixed(2)} (${ratios.map((ratio) => ratio.toFixed(2)).join(", ")})`,
        isMet: median(ratios) >= 0.5,
      });
    }
  },
  async rescore() {
    const ratio = await compareRescore({ count: many, rounds, print: false });
    rows.push({
      measure: `re-score ${label(many)}`,
      against: "one SQL statement",
      goal: "≤ 2 ×",
      found: `${ratio.toFixed(2)} ×`,
      isMet: ratio <= 2,
    });
  },
  async load() {
    const paths = await writeTwoPageCvs(join(folder, "more"), 200);
    // More than an account's default limit.
    const product = await startProduct({ LIMIT_CANDIDATES: String(2 * many) });
    try {
      await addCandidates(product, many);
      const how = { paths, rescores: 4, label: label(many) };
      rows.push(...(await measureUnderLoad(product, how)));
    } finally {
      await product.stop();
    }
  },
  async search() {
    const count = Math.round(10_000 * scale);
    const product = await startProduct();
    try {
      await addCandidates(product, count);
      addTexts(product);
      rows.push(await measureSearch(product, { rounds, roundMs, label: `${count} CVs` }));
    } finally {
      await product.stop();
    }
  },
  async growth() {
    console.log("\nThe first 50 candidates, 95th percentile, as both grow:\n");
    console.log(`| candidates | ${userCounts.join(" at once | ")} at once | doubled at |`);
    console.log("|---:|---:|---:|---:|---|");
    for (const count of [0.01, 0.1, 1].map((share) => Math.round(many * share))) {
      const product = await startProduct();
      try {
        await addCandidates(product, count);
        const cells = await measureGrowth(product, roundMs);
        console.log(`| ${count.toLocaleString("en")} | ${cells.join(" | ")} |`);
      } finally {
        await product.stop();
      }
    }
  },
};

try {
  for (const [name, measure] of Object.entries(measures)) {
    if (!name.startsWith(only)) continue;
    console.error(`${name} …`);
    await measure();
  }
  if (rows.length > 0) {
    printRows();
    recordRows();
  }
  const load = loadavg().map((value) => value.toFixed(1));
  console.log(
    `\n${new Date().toISOString().slice(0, 10)}, Node ${process.version}, ${availableParallelism()} processors, load of the last 1, 5 and 15 minutes ${load.join(", ")}`,
  );
  if (rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Records the first row of each measure, which is the one in docs/benchmarks.md. */
function recordRows(): void {
  const list = rows.find(({ measure }) => measure.startsWith("first 50"));
  if (list !== undefined) recordFigure("list", { ours: list.found, baseline: list.against });
  const load = rows.find(({ measure }) => measure.includes("200 uploads"));
  if (load !== undefined) recordFigure("load", { ours: load.found, baseline: load.against });
}

function printRows(): void {
  console.log("\n| measure | against | goal | found | |\n|---|---|---|---|---|");
  for (const { measure, against, goal, found, isMet } of rows)
    console.log(`| ${measure} | ${against} | ${goal} | ${found} | ${isMet ? "met" : "missed"} |`);
}
