import { readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { BrowserContextOptions, Cookie, Locator, Page } from "playwright-core";
import type { Product } from "./product.ts";

export type CvFile = { name: string; bytes: Buffer };

const sampleFolder = fileURLToPath(new URL("../../../server/sample-data/", import.meta.url));

export function readSampleCvs(): CvFile[] {
  return readdirSync(sampleFolder)
    .filter((name) => !name.endsWith(".json"))
    .map((name) => ({ name, bytes: readFileSync(sampleFolder + name) }));
}

export function sampleCv(name: string): CvFile {
  return { name: basename(name), bytes: readFileSync(sampleFolder + name) };
}

const descriptions = {
  backend:
    "We look for somebody who designs, builds and runs services in TypeScript on Node.js, with PostgreSQL behind them.",
};

/** Creates a job for the signed-in user over REST, for tests that don't test the editor. */
export async function createJob(
  page: Page,
  job: { title: string; must?: string[]; nice?: string[] },
): Promise<number> {
  const response = await page.request.post("/api/jobs", {
    data: {
      title: job.title,
      description: descriptions.backend,
      requirements: { must: job.must ?? ["TypeScript", "PostgreSQL"], nice: job.nice ?? [] },
      status: "active",
    },
  });
  const { id } = (await response.json()) as { id: number };
  return id;
}

/** Uploads CVs to the job over REST, ten files per request. */
export async function uploadTo(page: Page, jobId: number, files: CvFile[]): Promise<void> {
  for (let at = 0; at < files.length; at += 10) {
    const form = new FormData();
    for (const { name, bytes } of files.slice(at, at + 10)) {
      form.append("files", new File([new Uint8Array(bytes)], name));
    }
    form.append("jobId", String(jobId));
    await page.request.post("/api/upload", { multipart: form });
  }
}

type MadeJob = { page: Page; jobId: number };

type JobWithCvs = Parameters<typeof createJob>[1] & { cvs?: CvFile[] };

/** Creates a job with candidates from these CVs for a new user. The page has loaded nothing yet. */
export async function makeJob(
  product: Product,
  { cvs = [], ...job }: JobWithCvs,
  options?: BrowserContextOptions,
): Promise<MadeJob> {
  const page = await product.newUser(options);
  const jobId = await createJob(page, job);
  await uploadTo(page, jobId, cvs);
  return { page, jobId };
}

/** Creates a job with candidates from these CVs for a new user, and opens it in the workspace. */
export async function openJob(
  product: Product,
  job: JobWithCvs,
  options?: BrowserContextOptions,
): Promise<MadeJob> {
  const made = await makeJob(product, job, options);
  await made.page.goto(`/jobs/${made.jobId}`);
  if (job.cvs?.length) await waitForCandidates(made.page, job.cvs.length);
  else await made.page.getByText("No candidates found").waitFor();
  return made;
}

/**
 * Creates the sample job for a new user, with manual and AI ranks. The page has loaded nothing yet.
 */
export async function makeSample(
  product: Product,
  options?: BrowserContextOptions,
): Promise<MadeJob> {
  const page = await product.newUser(options);
  const response = await page.request.post("/api/jobs/sample-data");
  const { jobId } = (await response.json()) as { jobId: number };
  const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
  for (const rank of ["manual-rank", "ai-rank"]) {
    await page.request.post(`/api/jobs/${jobId}/${rank}`, { data: { weights } });
  }
  return { page, jobId };
}

/**
 * Returns a function that opens pages of one user, whose job is created for the first page. It is
 * for tests that don't change the job. Each page has a separate browser profile.
 */
export function sharedJob(
  product: Product,
  make: () => Promise<MadeJob>,
): (options?: BrowserContextOptions) => Promise<MadeJob> {
  let made: { jobId: number; cookies: Cookie[] } | undefined;
  return async (options) => {
    if (made === undefined) {
      const { page, jobId } = await make();
      made = { jobId, cookies: await page.context().cookies() };
    }
    const page = await product.newPage(options);
    await page.context().addCookies(made.cookies);
    return { page, jobId: made.jobId };
  };
}

/** Drops files the way the browser reports it, with a DataTransfer. */
export async function dropFiles(page: Page, files: readonly CvFile[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (dropped) => {
      const data = new DataTransfer();
      for (const { name, base64 } of dropped) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        data.items.add(new File([bytes], name));
      }
      return data;
    },
    files.map(({ name, bytes }) => ({ name, base64: bytes.toString("base64") })),
  );
  const zone = page.getByText("Drop files here or click to upload");
  await zone.dispatchEvent("dragenter", { dataTransfer: transfer });
  await zone.dispatchEvent("dragover", { dataTransfer: transfer });
  await page.getByText("Drop files here", { exact: true }).waitFor();
  await page
    .getByText("Drop files here", { exact: true })
    .dispatchEvent("drop", { dataTransfer: transfer });
}

export function candidateRow(page: Page, name: string): Locator {
  return page
    .getByRole("row")
    .filter({ has: page.getByRole("checkbox", { name: `Shortlist ${name}` }) });
}

/** Opens a row's menu like a person would, once the table has finished scrolling to it. */
export async function openRowMenu(page: Page, name: string): Promise<void> {
  const button = page.getByRole("button", { name: `Actions for ${name}` });
  await button.scrollIntoViewIfNeeded();
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
  await button.click();
}

/** Expands the requirements and their quotes in the open candidate, unless they already are. */
export async function openEvidence(page: Page): Promise<void> {
  const part = page.getByRole("button", { name: /^Skills Match / });
  await part.waitFor();
  if ((await part.getAttribute("aria-expanded")) === "false") await part.click();
}

/** Waits until the workspace header shows these candidate counts. */
export async function waitForCandidates(page: Page, shown: number, all = shown): Promise<void> {
  const noun = all === 1 ? "candidate" : "candidates";
  await page.getByText(`Showing ${shown} of ${all} ${noun}`).waitFor();
}

/** Returns the names in the table, from top to bottom. */
export async function listedNames(page: Page): Promise<string[]> {
  // Rows update only after the button has changed, so this waits until they are no longer busy.
  await page
    .locator("main[aria-busy=true], main div[aria-busy=true]")
    .first()
    .waitFor({ state: "detached" });
  const boxes = page.getByRole("cell").getByRole("checkbox", { name: /^Shortlist / });
  const names = await boxes.evaluateAll((found) => found.map((box) => box.ariaLabel ?? ""));
  return names.map((label) => label.replace("Shortlist ", ""));
}

/** Returns the name and bytes of a download once it is complete. */
export async function catchDownload(
  page: Page,
  act: () => Promise<void>,
): Promise<{ fileName: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent("download"), act()]);
  return {
    fileName: download.suggestedFilename(),
    bytes: readFileSync(await download.path()),
  };
}
