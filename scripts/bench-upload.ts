import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./bench/measures/row.ts";
import { compareUploads } from "./bench/measures/uploads.ts";
import { writeTwoPageCvs } from "./bench/two-page-cvs.ts";

/**
 * Files a second of the built server, from the upload of two-page CVs over HTTP to their scores,
 * beside `xargs -P2 pdftotext` on the same files: `npm run bench:upload`. Both are run in turns,
 * since other work on the machine slows both. What is judged is the median batch of a server that
 * has been up for ten seconds, three batches a round, each of other people; one that is asked as
 * soon as it has started is told beside it.
 */
const count = Number(process.env.FILES ?? "200");
const rounds = Number(process.env.ROUNDS ?? "3");
const goal = 0.5;

const folder = mkdtempSync(join(tmpdir(), "bench-upload-"));

try {
  const paths = await writeTwoPageCvs(folder, 3 * count);
  const ratios: { fresh: number; running: number[] }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { fresh, running, pdftotext } = await compareUploads(paths);
    const found = { fresh: fresh / pdftotext, running: running.map((rate) => rate / pdftotext) };
    ratios.push(found);
    console.log(
      `round ${round + 1}: pdftotext ${pdftotext.toFixed(1)} files/s; upload to scored ${list(running, 1)} files/s, ratios ${list(found.running, 2)}; just started ${fresh.toFixed(1)} files/s, ratio ${found.fresh.toFixed(2)}`,
    );
  }
  const running = median(ratios.flatMap((ratio) => ratio.running));
  const fresh = median(ratios.map((ratio) => ratio.fresh));
  console.log(
    `\n${count} PDFs of two pages on ${availableParallelism()} processors: median ratio ${running.toFixed(2)} (goal ${goal}); ${fresh.toFixed(2)} for a server that has just started`,
  );
  if (running < goal) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function list(values: readonly number[], digits: number): string {
  return values.map((value) => value.toFixed(digits)).join(", ");
}
