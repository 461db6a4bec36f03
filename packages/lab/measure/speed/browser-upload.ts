/**
 * `npm run lab browser-upload`: uploads the same real CVs to two empty jobs, once in one REST
 * request and once dropped in the browser, measured from choosing the files to the last row of the
 * table. `CORPUS` is a folder of PDFs, `FILES` their number. Fails if the browser takes more than
 * 1.5 times as long.
 */
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { basename } from "node:path";
import type { Page } from "playwright-core";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { listPdfs } from "../../speed/list-pdfs.ts";
import { recordFigure } from "../../figures/record-figure.ts";

const maxTimes = 1.5;
const count = Number(process.env.FILES ?? 70);
const rounds = Number(process.env.ROUNDS ?? 3);

const paths = listPdfs(process.env.CORPUS ?? "../shared/corpus").slice(0, count);
if (paths.length < count) throw new Error(`CORPUS holds ${paths.length} PDFs, not ${count}.`);

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  const requests: number[] = [];
  const drops: number[] = [];
  // Each round uses two new users, so no file is a duplicate. The first round is a warm-up.
  for (let round = 0; round <= rounds; round += 1) {
    const request = await inOneRequest(await openSession(`request${round}`));
    const dropped = await inTheBrowser(await openSession(`browser${round}`));
    if (round === 0) continue;
    requests.push(request);
    drops.push(dropped);
  }
  const [one, other] = [median(requests), median(drops)];
  console.log(
    `${count} CVs, median of ${rounds}: ${one.toFixed(0)} ms in one request, ${other.toFixed(0)} ms in the browser, ${(other / one).toFixed(2)} times`,
  );
  recordFigure("browser-upload", {
    ours: `${(other / 1000).toFixed(1)} s`,
    baseline: `one REST request: ${(one / 1000).toFixed(1)} s`,
    ratio: (other / one).toFixed(2),
  });
  console.log(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}`);
  if (other > one * maxTimes) process.exitCode = 1;
} finally {
  await browser.close();
  await server.stop();
}

type UploadSession = { page: Page; jobId: number };

async function openSession(username: string): Promise<UploadSession> {
  const context = await browser.newContext({ baseURL: server.url });
  const { request } = context;
  await request.post("/api/register", {
    data: {
      ...{ username, email: `${username}@example.com`, password: "correct horse 7" },
      ...{ firstName: "Ada", lastName: "Tester" },
    },
  });
  const job = await request.post("/api/jobs", {
    data: {
      title: "Support Engineer",
      description: "Supports people who use our software, by telephone, mail and on the spot.",
      requirements: { must: ["Customer Service"], nice: ["SQL"] },
      status: "active",
    },
  });
  const { id } = (await job.json()) as { id: number };
  return { page: await context.newPage(), jobId: id };
}

async function inOneRequest({ page, jobId }: UploadSession): Promise<number> {
  const form = new FormData();
  for (const path of paths) form.append("files", new File([readFileSync(path)], basename(path)));
  form.append("jobId", String(jobId));
  const began = performance.now();
  const answer = await page.request.post("/api/upload", { multipart: form, timeout: 300_000 });
  const took = performance.now() - began;
  if (!answer.ok()) throw new Error(`${answer.status()}: ${await answer.text()}`);
  const { results } = (await answer.json()) as { results: { success: boolean }[] };
  const refused = results.filter(({ success }) => !success).length;
  if (refused > 0) console.log(`${refused} were refused.`);
  await page.context().close();
  return took;
}

async function inTheBrowser({ page, jobId }: UploadSession): Promise<number> {
  await page.goto(`/jobs/${jobId}`);
  await page.getByText("Drop files here or click to upload").waitFor();
  const input = page.locator("input[type=file]").first();
  const began = performance.now();
  await input.setInputFiles([...paths]);
  // A locator would read the whole page in every frame, which takes a tenth of its processor time.
  await page.waitForFunction(
    () => document.querySelector("[data-sonner-toast]")?.textContent.includes("Upload Complete"),
    undefined,
    { timeout: 300_000, polling: 50 },
  );
  const took = performance.now() - began;
  await page.context().close();
  return took;
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
