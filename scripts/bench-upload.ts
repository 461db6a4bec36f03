import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./bench/measures/row.ts";
import { compareUploads } from "./bench/measures/uploads.ts";
import { writeTwoPageCvs } from "./bench/two-page-cvs.ts";

/**
 * Files a second of the built server, from the upload of two-page CVs over HTTP to their scores,
 * beside `xargs -P2 pdftotext` on the same files: `npm run bench:upload`. Both are run in turns
 * and their medians compared, since other work on the machine slows both. The first batch of a
 * server that has just started is told apart from the second one, of other people's CVs: what runs
 * for weeks is judged by that.
 */
const count = Number(process.env.FILES ?? "200");
const rounds = Number(process.env.ROUNDS ?? "3");
const goal = 0.5;

const folder = mkdtempSync(join(tmpdir(), "bench-upload-"));

try {
  const paths = await writeTwoPageCvs(folder, 2 * count);
  const ratios: { first: number; second: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { first, second, pdftotext } = await compareUploads(paths);
    ratios.push({ first: first / pdftotext, second: second / pdftotext });
    console.log(
      `round ${round + 1}: pdftotext ${pdftotext.toFixed(1)} files/s, upload to scored ${first.toFixed(1)} and then ${second.toFixed(1)} files/s, ratios ${(first / pdftotext).toFixed(2)} and ${(second / pdftotext).toFixed(2)}`,
    );
  }
  const first = median(ratios.map((ratio) => ratio.first));
  const second = median(ratios.map((ratio) => ratio.second));
  console.log(
    `\n${count} PDFs of two pages on ${availableParallelism()} processors: median ratio ${first.toFixed(2)} for the first batch after the start, ${second.toFixed(2)} for the second (goal ${goal})`,
  );
  if (second < goal) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
