import { mkdir } from "node:fs/promises";
import type { Browser } from "playwright-core";
import { openBrowser } from "../apps/web/e2e/harness/browser.ts";
import { startServer } from "../apps/web/e2e/harness/server.ts";
import { candidateRow } from "../apps/web/e2e/harness/workspace.ts";
import { inRoot } from "./setup/root.mjs";

/** Takes the pictures of the README from the built product with its sample data. */
const folder = inRoot("docs");
await mkdir(folder, { recursive: true });
const [server, browser] = await Promise.all([startServer(), openBrowser()]);
try {
  await takePicture(browser, server.url);
} finally {
  await browser.close();
  await server.stop();
}

async function takePicture(opened: Browser, url: string): Promise<void> {
  const page = await opened.newPage({
    baseURL: url,
    viewport: { width: 1600, height: 1000 },
    deviceScaleFactor: 1.25,
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  await page.request.post("/api/register", {
    data: {
      username: "ada",
      email: "ada@example.com",
      password: "correct horse",
      firstName: "Ada",
      lastName: "Lovelace",
    },
  });
  const sample = await page.request.post("/api/jobs/sample-data");
  const { jobId } = (await sample.json()) as { jobId: number };
  for (const call of ["manual-rank", "ai-rank"]) {
    const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
    await page.request.post(`/api/jobs/${jobId}/${call}`, { data: { weights } });
  }
  await page.goto(`/jobs/${jobId}`);
  await candidateRow(page, "Amara Okafor").click();
  await page.getByRole("checkbox", { name: "Select Jonas Lindqvist" }).check();
  await page.getByRole("heading", { name: "Evidence for Skills Match" }).waitFor();
  await page.screenshot({ path: `${folder}/ranked-table.png` });
}
