import { mkdir, writeFile } from "node:fs/promises";
import { checkImage } from "@resume-picker/adapters/media/check-image";
import { convertImage } from "@resume-picker/adapters/media/convert-image";
import type { Browser, BrowserContextOptions } from "playwright-core";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { candidateRow } from "@resume-picker/web/e2e/harness/workspace.ts";
import { takeGallery } from "../../gallery/take-gallery.ts";
import { inRoot } from "../../../../scripts/setup/root.mjs";

/**
 * Takes the pictures of the README and the landing page from the built product with sample data,
 * then a gallery of every screen. With arguments (`npm run lab screenshots -- ranking 390`), takes
 * only those screens and widths of the gallery.
 */
const docs = inRoot("docs");
await mkdir(docs, { recursive: true });
const pictures: { path: string; options: BrowserContextOptions }[] = [
  {
    path: `${docs}/ranked-table.png`,
    options: { viewport: { width: 1600, height: 1000 }, deviceScaleFactor: 1.25 },
  },
  ...(["light", "dark"] as const).map((colorScheme) => ({
    path: inRoot("apps", "web", "public", `product-${colorScheme}.webp`),
    options: { viewport: { width: 1440, height: 900 }, colorScheme },
  })),
];
const wanted = process.argv.slice(2);
const browser = await openBrowser();
try {
  if (wanted.length === 0) await takePictures();
  const folder = inRoot(".cache", "gallery");
  const findings = await takeGallery(browser, folder, wanted);
  for (const { picture, what } of findings) console.error(`${picture}: ${what}`);
  console.log(`The gallery is ${folder}/index.html; ${findings.length} findings.`);
  if (findings.length > 0) process.exitCode = 1;
} finally {
  await browser.close();
}

async function takePictures(): Promise<void> {
  const server = await startServer();
  try {
    for (const picture of pictures) await takePicture(browser, server.url, picture);
  } finally {
    await server.stop();
  }
}

async function takePicture(
  opened: Browser,
  url: string,
  { path, options }: (typeof pictures)[number],
): Promise<void> {
  const page = await opened.newPage({
    baseURL: url,
    reducedMotion: "reduce",
    colorScheme: "light",
    ...options,
  });
  const username = `ada-${pictures.findIndex((picture) => picture.path === path)}`;
  await page.request.post("/api/register", {
    data: {
      username,
      email: `${username}@example.com`,
      password: "correct horse",
      firstName: "Ada",
      lastName: "Lovelace",
    },
  });
  const sample = await page.request.post("/api/jobs/sample-data", { timeout: 180_000 });
  const { jobId } = (await sample.json()) as { jobId: number };
  for (const call of ["manual-rank", "ai-rank"]) {
    const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
    await page.request.post(`/api/jobs/${jobId}/${call}`, { data: { weights } });
  }
  await page.goto(`/jobs/${jobId}`);
  await candidateRow(page, "Amara Okafor").click();
  await page.getByRole("checkbox", { name: "Shortlist Jonas Lindqvist" }).check();
  await page.getByRole("heading", { name: "Score Breakdown" }).waitFor();
  const png = await page.screenshot();
  await page.close();
  if (path.endsWith(".png")) return writeFile(path, png);
  const { full, smaller } = await convertImage(png, checkImage(png));
  await writeFile(path, full);
  for (const [width, bytes] of smaller) {
    await writeFile(path.replace(/\.webp$/, `-${width}.webp`), bytes);
  }
}
