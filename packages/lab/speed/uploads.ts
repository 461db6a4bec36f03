import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { performance } from "node:perf_hooks";
import { promisify } from "node:util";
import type { Product } from "../harness/product.ts";
import { startProduct } from "../harness/product.ts";
import { createBareUnpdf } from "./bare-unpdf.ts";

const perRequest = 25;
const requestsAtOnce = 2;
const run = promisify(execFile);

/** Measures the files per second of `xargs -P2 pdftotext`. */
async function ratePdftotext(paths: readonly string[]): Promise<number> {
  const command = `printf '%s\\n' "$@" | xargs -P2 -I{} sh -c 'pdftotext "$1" /dev/null 2>/dev/null || true' sh {}`;
  return rateOf(() => run("sh", ["-c", command, "sh", ...paths]), paths.length);
}

/** Files per second of two batches with different files. */
export type BatchRates = readonly [fresh: number, second: number];
export type UploadRates = { product: BatchRates; unpdf: BatchRates; pdftotext: BatchRates };

/**
 * Measures two batches with a newly started server, with unpdf alone in new processes, and with
 * `pdftotext`, one after the other, so other load on the machine slows all of them.
 */
export async function compareUploads(
  batches: readonly [first: readonly string[], second: readonly string[]],
): Promise<UploadRates> {
  const [first, second] = batches;
  const pdftotext = [await ratePdftotext(first), await ratePdftotext(second)] as const;
  const bare = createBareUnpdf();
  const unpdf = [
    await rateOf(() => bare.read(first), first.length),
    await rateOf(() => bare.read(second), second.length),
  ] as const;
  bare.stop();
  const server = await startProduct();
  try {
    const product = [await rateUploads(server, first), await rateUploads(server, second)] as const;
    return { product, unpdf, pdftotext };
  } finally {
    await server.stop();
  }
}

/** Measures the files per second from the upload over HTTP to the score. */
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

/**
 * Encodes the form like a browser. It is made in advance, because real senders are on other
 * machines.
 */
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
