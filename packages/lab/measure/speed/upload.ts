import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "../../speed/row.ts";
import { compareUploads } from "../../speed/uploads.ts";
import type { BatchRates, UploadRates } from "../../speed/uploads.ts";
import { listPdfs } from "../../speed/list-pdfs.ts";
import { writeTwoPageCvs } from "../../speed/two-page-cvs.ts";
import { recordFigure } from "../../figures/record-figure.ts";

/**
 * `npm run lab upload`: measures the files per second of the built server, from the upload over
 * HTTP to the scores, compared with unpdf alone in as many processes and with `xargs -P2
 * pdftotext`, alternating. The goals apply to real CVs, the PDFs of `CORPUS`: half of them are
 * uploaded to a server that has just started, then the other half to the same one. Generated CVs
 * are only reported.
 */
const corpus = process.env.CORPUS ?? "../shared/corpus";
const rounds = Number(process.env.ROUNDS ?? "3");
const goals = { unpdf: [0.5, 0.5], pdftotext: [0.12, 0.22] } as const;

const folder = mkdtempSync(join(tmpdir(), "bench-upload-"));

try {
  const real = listPdfs(corpus);
  if (real.length === 0) console.log(`No real CVs are measured: there is no ${corpus}.`);
  else if (!(await measure("real CVs", real))) process.exitCode = 1;
  await measure("made CVs, without a goal", await writeTwoPageCvs(folder, 200));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Resolves to whether the medians reach the goals. */
async function measure(what: string, paths: readonly string[]): Promise<boolean> {
  const halves = [0, 1].map((half) => paths.filter((_, at) => at % 2 === half));
  const [one = [], other = []] = halves;
  const found: UploadRates[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rates = await compareUploads(round % 2 === 0 ? [one, other] : [other, one]);
    const { product, unpdf, pdftotext } = rates;
    found.push(rates);
    console.log(
      `round ${round + 1}, files/s: server ${list(product)}; unpdf ${list(unpdf)}; pdftotext ${list(pdftotext)}`,
    );
  }
  console.log(`${what}: ${paths.length} PDFs on ${availableParallelism()} processors`);
  const against = (["unpdf", "pdftotext"] as const).map((baseline) => {
    const medians = ([0, 1] as const).map((at) =>
      median(found.map((rates) => rates.product[at] / rates[baseline][at])),
    );
    const [fresh = 0, second = 0] = medians;
    const [freshGoal, secondGoal] = goals[baseline];
    console.log(
      `  of ${baseline}: ${fresh.toFixed(2)} just started (goal ${freshGoal}), ${second.toFixed(2)} second batch (goal ${secondGoal})`,
    );
    if (baseline === "pdftotext" && what === "real CVs")
      for (const [at, id] of (["upload-fresh", "upload-warm"] as const).entries()) {
        recordFigure(id, {
          ours: `${median(found.map(({ product }) => product[at] ?? 0)).toFixed(0)} files/s`,
          // It depends on how fast the machine starts processes, so it's named.
          baseline: `xargs -P2 pdftotext: ${median(found.map(({ pdftotext }) => pdftotext[at] ?? 0)).toFixed(0)} files/s`,
          ratio: (medians[at] ?? 0).toFixed(2),
        });
      }
    return fresh >= freshGoal && second >= secondGoal;
  });
  return against.every(Boolean);
}

function list(rates: BatchRates): string {
  return rates.map((rate) => rate.toFixed(1)).join(", ");
}
