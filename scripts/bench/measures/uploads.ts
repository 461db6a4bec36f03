import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { performance } from "node:perf_hooks";
import { promisify } from "node:util";
import type { Product } from "../product.ts";
import { startProduct } from "../product.ts";

const perRequest = 25;
const requestsAtOnce = 2;
const run = promisify(execFile);

/** Files a second of `xargs -P2 pdftotext`. */
async function ratePdftotext(paths: readonly string[]): Promise<number> {
  const command = `printf '%s\\n' "$@" | xargs -P2 -I{} pdftotext {} /dev/null`;
  return rateOf(() => run("sh", ["-c", command, "sh", ...paths]), paths.length);
}

/**
 * Files a second of a fresh server with the first half of the files, then the second; and of
 * `pdftotext` with that, before the server starts and after it has stopped: it reads ahead of its
 * first upload, which would slow whatever is measured beside it.
 */
export async function compareUploads(
  paths: readonly string[],
): Promise<{ first: number; second: number; pdftotext: number }> {
  const half = paths.length / 2;
  const [early, late] = [paths.slice(0, half), paths.slice(half)];
  const before = await ratePdftotext(late);
  const rates = await rateBatches(early, late);
  const after = await ratePdftotext(late);
  // The mean of two rates of as many files: the files of both by the time of both.
  return { ...rates, pdftotext: 2 / (1 / before + 1 / after) };
}

async function rateBatches(
  early: readonly string[],
  late: readonly string[],
): Promise<{ first: number; second: number }> {
  const product = await startProduct();
  try {
    await upload(product, early.slice(0, 2));
    const first = await rateUploads(product, early.slice(2));
    return { first, second: await rateUploads(product, late) };
  } finally {
    await product.stop();
  }
}

/** Files a second from the upload over HTTP to the score. */
export async function rateUploads(product: Product, paths: readonly string[]): Promise<number> {
  const parts = Array.from({ length: Math.ceil(paths.length / perRequest) }, (_, at) =>
    paths.slice(at * perRequest, (at + 1) * perRequest),
  );
  return rateOf(async () => {
    const lanes = Array.from({ length: requestsAtOnce }, async () => {
      for (let part = parts.shift(); part; part = parts.shift()) await upload(product, part);
    });
    await Promise.all(lanes);
  }, paths.length);
}

export async function upload({ api, jobId }: Product, paths: readonly string[]): Promise<void> {
  const form = new FormData();
  form.set("jobId", String(jobId));
  for (const path of paths) {
    const file = new Blob([readFileSync(path)], { type: "application/pdf" });
    form.append("files", file, basename(path));
  }
  const { results } = (await api("/api/upload", form)) as {
    results: { fileName: string; success: boolean; error?: string }[];
  };
  const failed = results.filter((result) => !result.success);
  if (failed.length > 0) throw new Error(`Not read: ${JSON.stringify(failed.slice(0, 3))}`);
}

async function rateOf(work: () => Promise<unknown>, files: number): Promise<number> {
  const start = performance.now();
  await work();
  return files / ((performance.now() - start) / 1000);
}
