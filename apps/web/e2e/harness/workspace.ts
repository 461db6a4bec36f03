import { readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "playwright-core";

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

/** A job of the signed-in user by the REST call, for tests that are about something else. */
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

/** Candidates of the job by the REST call. */
export async function uploadTo(page: Page, jobId: number, files: CvFile[]): Promise<void> {
  const form = new FormData();
  for (const { name, bytes } of files) {
    form.append("files", new File([new Uint8Array(bytes)], name));
  }
  form.append("jobId", String(jobId));
  await page.request.post("/api/upload", { multipart: form });
}

/** A drop as the browser reports it, with the files in a DataTransfer. */
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

/** Opens the menu of a row, as people do: once the table has stopped scrolling to it. */
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

/** Waits until the header of the workspace counts so many candidates. */
export async function waitForCandidates(page: Page, shown: number, all = shown): Promise<void> {
  const noun = all === 1 ? "candidate" : "candidates";
  await page.getByText(`Showing ${shown} of ${all} ${noun}`).waitFor();
}

/** The names in the table, from the top. */
export async function listedNames(page: Page): Promise<string[]> {
  const boxes = page.getByRole("cell").getByRole("checkbox", { name: /^Shortlist / });
  const names = await boxes.evaluateAll((found) => found.map((box) => box.ariaLabel ?? ""));
  return names.map((label) => label.replace("Shortlist ", ""));
}

/** What a download holds, once it is complete. */
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
