import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { startServer } from "../apps/web/e2e/harness/server.ts";
import { writeTwoPageCvs } from "./bench/two-page-cvs.ts";

/**
 * Files a second of the built server, from the upload of two-page CVs over HTTP to their scores,
 * beside `xargs -P2 pdftotext` on the same files: `npm run bench:upload`. Both are run in turns
 * and their medians compared, since other work on the machine slows both.
 */
const count = Number(process.env.FILES ?? "200");
const rounds = Number(process.env.ROUNDS ?? "3");
const perRequest = 25;
const requestsAtOnce = 2;
const goal = 0.5;

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "bench-upload-"));

try {
  const paths = await writeTwoPageCvs(folder, count);
  const rates: { product: number; pdftotext: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const pdftotext = await rateOf(() => readWithPdftotext(paths));
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

async function readWithPdftotext(paths: readonly string[]): Promise<void> {
  const command = `printf '%s\\n' "$@" | xargs -P2 -I{} pdftotext {} /dev/null`;
  await run("sh", ["-c", command, "sh", ...paths]);
}

/** A fresh server for each round, so that no file is known already; one upload warms it up. */
async function rateProduct(paths: readonly string[]): Promise<number> {
  const server = await startServer();
  try {
    const api = await signUp(server.url);
    const { id } = (await api("/api/jobs", {
      title: "Registered Nurse",
      description: "Ward work with medication, documentation and training of students.",
      requirements: { must: ["Patient care", "Medication administration"], nice: ["Training"] },
    })) as { id: number };
    await upload(api, id, paths.slice(0, 2));
    const rest = paths.slice(2);
    const parts = Array.from({ length: Math.ceil(rest.length / perRequest) }, (_, at) =>
      rest.slice(at * perRequest, (at + 1) * perRequest),
    );
    return await rateOf(async () => {
      const lanes = Array.from({ length: requestsAtOnce }, async () => {
        for (let part = parts.shift(); part; part = parts.shift()) await upload(api, id, part);
      });
      await Promise.all(lanes);
    }, rest.length);
  } finally {
    await server.stop();
  }
}

type Api = (path: string, body: object | FormData) => Promise<unknown>;

async function upload(api: Api, jobId: number, paths: readonly string[]): Promise<void> {
  const form = new FormData();
  form.set("jobId", String(jobId));
  for (const path of paths)
    form.append(
      "files",
      new Blob([readFileSync(path)], { type: "application/pdf" }),
      basename(path),
    );
  const { results } = (await api("/api/upload", form)) as {
    results: { fileName: string; success: boolean; error?: string }[];
  };
  const failed = results.filter((result) => !result.success);
  if (failed.length > 0) throw new Error(`Not read: ${JSON.stringify(failed.slice(0, 3))}`);
}

async function signUp(url: string): Promise<Api> {
  let cookie = "";
  const call: Api = async (path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method: "POST",
      headers: { cookie, origin: url, ...(isForm ? {} : { "content-type": "application/json" }) },
      body: isForm ? body : JSON.stringify(body),
    });
    const set = response.headers.get("set-cookie");
    if (set !== null) cookie = set.split(";")[0] ?? "";
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  await call("/api/register", {
    username: "bench",
    email: "bench@example.com",
    password: "correct horse",
    firstName: "Ben",
    lastName: "Chmark",
  });
  return call;
}

async function rateOf(work: () => Promise<void>, files = count): Promise<number> {
  const start = performance.now();
  await work();
  return files / ((performance.now() - start) / 1000);
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
