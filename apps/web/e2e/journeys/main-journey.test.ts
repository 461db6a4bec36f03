import { randomBytes } from "node:crypto";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { sharedProduct } from "../harness/product.ts";
import { says } from "../harness/toasts.ts";
import {
  candidateRow,
  catchDownload,
  dropFiles,
  listedNames,
  readSampleCvs,
  sampleCv,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

test("from signing up to the shortlist's CSV and a CV, with PDF, DOCX and TXT files", async () => {
  const page = await product.newPage();

  // Sign up.
  await page.goto("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  await page.getByLabel("First name").fill("Ada");
  await page.getByLabel("Last name").fill("Lovelace");
  const username = `ada-${randomBytes(4).toString("hex")}`;
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Email").fill(`${username}@example.com`);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();

  // Create a job from a pasted description.
  await page.getByRole("link", { name: /Open Dashboard/ }).click();
  await page.getByText("No jobs yet").waitFor();
  await page.getByRole("button", { name: "Add job" }).click();
  await says(page, "createJobDone");
  await page.waitForURL(/\/jobs\/\d+\/editor$/);
  await page.getByRole("heading", { name: "Create New Job" }).waitFor();
  await page.getByLabel("Job Title").fill("Senior Backend Engineer");
  await page
    .getByLabel("Job Description (Markdown)")
    .fill(
      "# Senior Backend Engineer\n\nBuild and run services in **TypeScript** on Node.js, own their PostgreSQL databases, and ship them with Docker. Five years or more of backend development.",
    );
  const mustField = page.getByRole("textbox", { name: "Must-have skills" });
  for (const skill of ["TypeScript", "Node.js", "PostgreSQL", "Docker"]) {
    await mustField.fill(skill);
    await mustField.press("Enter");
  }
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Job description saved successfully").waitFor();
  await page.waitForURL(/\/jobs\/\d+$/);
  const jobPage = page.url();
  // The home page links to the job again.
  await page.goto("/");
  await page.getByRole("link", { name: /Open Dashboard/ }).click();
  await page.waitForURL(jobPage);
  await page.getByRole("heading", { name: "Senior Backend Engineer" }).waitFor();

  // Drop the CVs.
  const files = readSampleCvs();
  expect(files.length).toBeGreaterThanOrEqual(10);
  expect(new Set(files.map(({ name }) => name.split(".").at(-1)))).toEqual(
    new Set(["pdf", "docx", "txt"]),
  );
  await dropFiles(page, files);
  await waitForCandidates(page, files.length);

  // In the ranked table, suitable candidates come first and other occupations last.
  const order = await listedNames(page);
  expect(order).toHaveLength(files.length);
  expect(order.slice(0, 5)).toContain("Amara Okafor");
  expect(order.slice(-5)).toContain("Grace Wanjiru");
  const first = await page.getByRole("row").nth(1).innerText();
  expect(first).toMatch(/\d+\.\d/);

  // Open a candidate, which shows the reasons for the score with the matching lines of the CV.
  await candidateRow(page, "Amara Okafor").click();
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  for (const part of ["Skills Match", "Title Match", "Seniority", "Recency", "Gap Penalty"]) {
    await detail.getByRole("button", { name: part }).waitFor();
  }
  await detail.getByRole("button", { name: /^Skills Match/ }).click();
  await detail.getByRole("heading", { name: /^Skills Match: / }).waitFor();
  const quotes = await detail.getByRole("blockquote").allInnerTexts();
  expect(quotes.join("\n")).toMatch(/TypeScript|Node\.js|PostgreSQL|Docker/);
  expect(await detail.locator("blockquote mark").count()).toBeGreaterThan(0);
  // The rows add up to the part, and the parts to the total.
  const table = detail.getByRole("table", { name: "How Skills Match adds up" });
  // The arithmetic is collapsed by default.
  expect(await table.innerText()).not.toMatch(/\d × \d/);
  await table.getByRole("button", { name: "Show calculation" }).click();
  const points = await table.locator("tbody tr > td:nth-child(2) > :last-child").allInnerTexts();
  const part = Number(await table.locator("tfoot td").innerText());
  expect(points.length).toBeGreaterThan(5);
  expect(Math.abs(points.map(Number).reduce((a, b) => a + b, 0) - part)).toBeLessThan(0.2);
  await table.getByText("must", { exact: true }).first().waitFor();
  await detail.getByText("Tallowgate Logistics").first().waitFor();

  // Shortlist three.
  await detail.getByRole("button", { name: "Add to Shortlist" }).click();
  await detail.getByRole("button", { name: "Shortlisted" }).waitFor();
  for (const name of ["Jonas Lindqvist", "Katharina Vogt"]) {
    const box = page.getByRole("checkbox", { name: `Shortlist ${name}` });
    // The click itself ticks the box, and it doesn't flicker.
    const isTicked = await box.evaluate((input: HTMLInputElement) => {
      input.click();
      return input.checked;
    });
    expect(isTicked, name).toBe(true);
  }
  const exportButton = page.getByRole("button", { name: "Export Shortlist (3)" });
  await exportButton.waitFor();

  // Export and read the CSV.
  const csv = await catchDownload(page, () => exportButton.click());
  expect(csv.fileName).toBe("shortlist.csv");
  const rows = parse<Record<string, string>>(csv.bytes, { bom: true, columns: true });
  expect(rows.map((row) => row.Name).sort()).toEqual([
    "Amara Okafor",
    "Jonas Lindqvist",
    "Katharina Vogt",
  ]);
  const amara = rows.find((row) => row.Name === "Amara Okafor");
  expect(amara).toMatchObject({
    Email: "amara.okafor@example.com",
    "CV File": "amara-okafor.pdf",
    "Missing Must-Haves": "",
  });
  expect(Number(amara?.["Total Score"])).toBeGreaterThan(60);
  const totals = rows.map((row) => Number(row["Total Score"]));
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));

  // Download the CV. Its bytes equal the dropped file's.
  const cv = await catchDownload(page, () =>
    detail.getByRole("button", { name: "Download CV" }).click(),
  );
  expect(cv.fileName).toBe("amara-okafor.pdf");
  expect(Buffer.compare(cv.bytes, sampleCv("amara-okafor.pdf").bytes)).toBe(0);

  // The shortlist is saved and survives a reload.
  await page.reload();
  await page.getByRole("button", { name: "Export Shortlist (3)" }).waitFor();
});
