import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { sharedProduct } from "../harness/product.ts";
import { readPdf, withoutBlanks } from "../harness/read-pdf.ts";
import {
  createJob,
  listedNames,
  sampleCv,
  uploadTo,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();
const formats = ["A4", "Letter"] as const;
const cvs = [
  "amara-okafor.pdf",
  "priya-raghunathan.docx",
  "mateus-carvalho.txt",
  "kenji-watanabe.docx",
].map(sampleCv);
/** A long posting, which makes the tables span more than one page. */
const posting = {
  title: "Senior Backend Engineer",
  must: [
    "TypeScript",
    "PostgreSQL",
    "Node.js",
    "Kubernetes",
    "5 years in payments",
    "Event streaming with Kafka",
    "REST API design",
    "Code review",
    "Bachelor's degree in Computer Science",
  ],
  nice: ["AWS", "Terraform", "Go", "GraphQL", "Redis", "Incident reviews", "Fluent German"],
};

async function prepare(page: Page): Promise<{ id: number; candidates: number[] }> {
  const id = await createJob(page, posting);
  await uploadTo(page, id, cvs);
  await page.goto(`/jobs/${id}`);
  await waitForCandidates(page, cvs.length);
  const answer = await page.request.get(`/api/jobs/${id}/candidates`);
  const listed = (await answer.json()) as { id: number }[];
  return { id, candidates: listed.map((candidate) => candidate.id) };
}

test("two, three and four candidates side by side print on one page each", async () => {
  const page = await product.signedInPage("/");
  const { id, candidates } = await prepare(page);
  const names = await listedNames(page);
  for (const count of [2, 3, 4]) {
    await page.goto(`/jobs/${id}?compare=${candidates.slice(0, count).join(",")}`);
    await page.getByRole("row", { name: /^TypeScript/ }).waitFor();
    await expect.poll(() => page.getByRole("columnheader").count()).toBe(count);
    for (const format of formats) {
      const pages = await readPdf(await page.pdf({ format, landscape: true }));
      expect(pages, `${count} on ${format}`).toHaveLength(1);
      for (const text of [...names.slice(0, count), "Incident reviews", "Languages"])
        expect(pages[0], `${count} on ${format}`).toContain(withoutBlanks(text));
    }
  }
});

test("a report prints without a blank page, and no row of it is cut", async () => {
  const page = await product.signedInPage("/");
  const { id, candidates } = await prepare(page);
  for (const audience of ["internal", "candidate"]) {
    // The best candidate has the most quoted lines, and the last one misses the most requirements.
    for (const candidate of [candidates[0], candidates.at(-1)]) {
      const report = `/api/jobs/${id}/candidates/${candidate}/report`;
      await page.goto(`${report}?format=html&audience=${audience}`);
      const rows = await page
        .locator("tr, li")
        .evaluateAll((found) =>
          found.map((row) =>
            [...(row.tagName === "TR" ? row.children : [row])].map((cell) => cell.textContent),
          ),
        );
      expect(rows.length).toBeGreaterThan(20);
      for (const format of formats) {
        const what = `candidate ${candidate}, ${audience}, ${format}`;
        const pages = await readPdf(await page.pdf({ format }));
        expect(Math.min(...pages.map(({ length }) => length)), what).toBeGreaterThan(60);
        const cut = rows.filter(
          (row) => !pages.some((text) => row.every((cell) => text.includes(withoutBlanks(cell)))),
        );
        expect(cut, what).toEqual([]);
      }
    }
  }
});
