import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "./bench/measures/row.ts";
import { ratePdftotext, rateUploads, upload } from "./bench/measures/uploads.ts";
import { startProduct } from "./bench/product.ts";
import { writeTwoPageCvs } from "./bench/two-page-cvs.ts";

/**
 * Files a second of the built server, from the upload of two-page CVs over HTTP to their scores,
 * beside `xargs -P2 pdftotext` on the same files: `npm run bench:upload`. Both are run in turns
 * and their medians compared, since other work on the machine slows both.
 */
const count = Number(process.env.FILES ?? "200");
const rounds = Number(process.env.ROUNDS ?? "3");
const goal = 0.5;

const folder = mkdtempSync(join(tmpdir(), "bench-upload-"));

try {
  const paths = await writeTwoPageCvs(folder, count);
  const rates: { product: number; pdftotext: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pdftotext = await ratePdftotext(paths);
    const product = await rateProduct(paths);
    rates.push({ product, pdftotext });
    console.log(
      `round ${round + 1}: pdftotext ${pdftotext.toFixed(1)} files/s, upload to scored ${product.toFixed(1)} files/s, ratio ${(product / pdftotext).toFixed(2)}`,
    );
  }
  const ratio = median(rates.map(({ product, pdftotext }) => product / pdftotext));
  console.log(
    `\n${count} PDFs of two pages on ${availableParallelism()} processors: median ratio ${ratio.toFixed(2)} (goal ${goal})`,
  );
  if (ratio < goal) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A fresh server for each round, so that no file is known already; one upload warms it up. */
async function rateProduct(paths: readonly string[]): Promise<number> {
  const product = await startProduct();
  try {
    await upload(product, paths.slice(0, 2));
    return await rateUploads(product, paths.slice(2));
  } finally {
    await product.stop();
  }
}
