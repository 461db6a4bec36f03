import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { performance } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import type { Product } from "../product.ts";
import { startProduct } from "../product.ts";

const perRequest = 25;
const requestsAtOnce = 2;
const batches = 3;
/** From its start until a server has read its sample CVs as often as it does, with time to spare. */
const practiceMs = 10_000;
const run = promisify(execFile);

/** Files a second of `xargs -P2 pdftotext`. */
async function ratePdftotext(paths: readonly string[]): Promise<number> {
  const command = `printf '%s\\n' "$@" | xargs -P2 -I{} pdftotext {} /dev/null`;
  return rateOf(() => run("sh", ["-c", command, "sh", ...paths]), paths.length);
}

/** Files a second. */
export type UploadRates = {
  /** The first batch of a server that has just started. */
  fresh: number;
  /** Batches, one after the other, of a server that has been up for some seconds. */
  running: number[];
  pdftotext: number;
};

/**
 * The same files, a third of them a batch, by two servers and by `pdftotext`; by that before the
 * servers start and after they have stopped: they practise on sample CVs, which would slow whatever
 * is measured beside it.
 */
export async function compareUploads(paths: readonly string[]): Promise<UploadRates> {
  const size = Math.floor(paths.length / batches);
  const parts = Array.from({ length: batches }, (_, at) => paths.slice(at * size, (at + 1) * size));
  const [first = [], ...others] = parts;
  const before = await ratePdftotext(first);
  const [fresh = 0] = await rateBatches([first], 0);
  const running = await rateBatches([first, ...others], practiceMs);
  const after = await ratePdftotext(first);
  // The mean of two rates of as many files: the files of both by the time of both.
  return { fresh, running, pdftotext: 2 / (1 / before + 1 / after) };
}

async function rateBatches(
  parts: readonly (readonly string[])[],
  restMs: number,
): Promise<number[]> {
  const product = await startProduct();
  try {
    await pause(restMs);
    const rates: number[] = [];
    for (const part of parts) rates.push(await rateUploads(product, part));
    return rates;
  } finally {
    await product.stop();
  }
}

/** Files a second from the upload over HTTP to the score. */
export async function rateUploads(product: Product, paths: readonly string[]): Promise<number> {
  const forms: Form[] = [];
  for (let at = 0; at < paths.length; at += perRequest)
    forms.push(await encode(product.jobId, paths.slice(at, at + perRequest)));
  return rateOf(async () => {
    const lanes = Array.from({ length: requestsAtOnce }, async () => {
      for (let form = forms.shift(); form; form = forms.shift()) await send(product, form);
    });
    await Promise.all(lanes);
  }, paths.length);
}

export async function upload(product: Product, paths: readonly string[]): Promise<void> {
  await send(product, await encode(product.jobId, paths));
}

type Form = { type: string; body: ArrayBuffer };

/** As a browser sends it; made ahead, since whoever sends it is on another machine. */
async function encode(jobId: number, paths: readonly string[]): Promise<Form> {
  const form = new FormData();
  form.set("jobId", String(jobId));
  for (const path of paths) {
    const file = new Blob([readFileSync(path)], { type: "application/pdf" });
    form.append("files", file, basename(path));
  }
  const encoded = new Response(form);
  return {
    type: encoded.headers.get("content-type") ?? "",
    body: await encoded.arrayBuffer(),
  };
}

async function send(product: Product, { type, body }: Form): Promise<void> {
  const response = await fetch(`${product.url}/api/upload`, {
    method: "POST",
    headers: { cookie: product.cookie(), origin: product.url, "content-type": type },
    body,
  });
  if (!response.ok) throw new Error(`/api/upload: ${response.status} ${await response.text()}`);
  const { results } = (await response.json()) as {
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
