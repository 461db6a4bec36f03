import PDFDocument from "pdfkit";
import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { makeZip } from "../../src/features/uploads/zip/testing/make-zip.ts";
import { sharedProduct } from "../harness/product.ts";
import { says } from "../harness/toasts.ts";
import {
  candidateRow,
  dropFiles,
  openJob,
  sampleCv,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

function encryptedPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ userPassword: "secret" });
  const chunks: Buffer[] = [];
  return new Promise((resolve) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
    pdf.text("Nobody reads this").end();
  });
}

/** Runs in the page. Measures how long the progress list stayed after the last file was done. */
async function watchClearing(): Promise<{ stoodMs: number }> {
  const list = () => document.querySelector("[aria-label='Upload progress']");
  const isDone = () => /(\d+) of \1 done/.test(document.body.innerText);
  const until = async (isReached: () => boolean) => {
    while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 20));
    return performance.now();
  };
  const doneAt = await until(() => list() !== null && isDone());
  return { stoodMs: (await until(() => list() === null)) - doneAt };
}

test("files that can't be read say why, and hold up none of the others", async () => {
  const { page } = await openJob(product, { title: "Backend Engineer" });
  const good = sampleCv("amara-okafor.pdf");
  await dropFiles(page, [
    { name: "locked.pdf", bytes: await encryptedPdf() },
    { name: "broken.pdf", bytes: good.bytes.subarray(0, 700) },
    { name: "broken.docx", bytes: sampleCv("priya-raghunathan.docx").bytes.subarray(0, 4000) },
    { name: "empty.txt", bytes: Buffer.alloc(0) },
    { name: "photo.png", bytes: Buffer.from("89504e470d0a1a0a", "hex") },
    { name: "renamed.pdf", bytes: sampleCv("priya-raghunathan.docx").bytes },
    good,
  ]);
  const cleared = page.evaluate(watchClearing);
  await waitForCandidates(page, 1);
  const line = (name: string) =>
    page
      .getByRole("list", { name: /Upload progress|Files that failed/ })
      .getByRole("listitem")
      .filter({ hasText: name });
  await page.getByText("1 of 7 CVs have been processed successfully").waitFor();
  await page.getByText("7 of 7 done · 6 unreadable").waitFor();
  await line("amara-okafor.pdf").getByText("Processed successfully").waitFor();
  for (const [name, reason] of [
    ["locked.pdf", /password/i],
    ["broken.pdf", /damaged|incomplete/i],
    ["broken.docx", /damaged|incomplete/i],
    ["empty.txt", /empty/i],
    ["photo.png", /picture is damaged/],
    ["renamed.pdf", /DOCX/i],
  ] as const) {
    expect(await line(name).innerText(), name).toMatch(reason);
    expect(await line(name).innerText(), name).toContain("Processing failed");
  }
  // The progress list clears after three seconds, with some tolerance for polling. Failed files
  // stay.
  const { stoodMs } = await cleared;
  expect(stoodMs).toBeGreaterThan(2500);
  expect(stoodMs).toBeLessThan(8000);
  expect(await line("amara-okafor.pdf").count()).toBe(0);
  expect(await line("locked.pdf").count()).toBe(1);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await line("locked.pdf").waitFor({ state: "detached" });

  await page.route("**/uploads.upload*", (route) => route.abort(), { times: 1 });
  await dropFiles(page, [sampleCv("mateus-carvalho.txt")]);
  await says(page, "uploadFails");
  await page.getByRole("button", { name: "Dismiss" }).click();

  // A closed job accepts no uploads, and the drop area says why.
  await page.getByRole("button", { name: "Actions for Backend Engineer" }).click();
  await page.getByRole("menuitem", { name: "Close Job" }).click();
  await page.getByText("This job is closed and takes no new CVs").waitFor();
  expect(await page.getByRole("button", { name: "Choose Files" }).isDisabled()).toBe(true);
});

test("the same CV again, from a ZIP, is no second candidate, and the list says so", async () => {
  const { page } = await openJob(product, { title: "Backend Engineer" });
  const cv = sampleCv("mateus-carvalho.txt");
  // No more files can be dropped while others are processed.
  const held = new Promise<Route>((resolve) => {
    void page.route("**/uploads.upload*", resolve, { times: 1 });
  });
  await dropFiles(page, [cv]);
  const busy = page.getByRole("button", { name: "Processing..." });
  await busy.waitFor();
  expect(await busy.isDisabled()).toBe(true);
  await (await held).continue();
  await waitForCandidates(page, 1);
  await says(page, "uploadDone");
  await page.getByRole("button", { name: "Choose Files" }).waitFor();
  const zip = makeZip([
    { name: "round two/the same again.txt", content: cv.bytes },
    { name: "inner.zip", content: "PK" },
  ]);
  await dropFiles(page, [{ name: "all.zip", bytes: Buffer.from(await zip.arrayBuffer()) }]);
  await page.getByText("This CV is a duplicate").waitFor();
  await page.getByText("An archive inside a ZIP is not unpacked").waitFor();
  await page.getByText("2 of 2 done · 1 duplicate · 1 unreadable").waitFor();
  await waitForCandidates(page, 1);
});

test("text that only a machine would see is shown to the recruiter as a warning", async () => {
  const { page } = await openJob(product, { title: "Senior Backend Engineer" });
  await dropFiles(page, [sampleCv("derek-halloway.pdf"), sampleCv("amara-okafor.pdf")]);
  await waitForCandidates(page, 2);
  const markOf = (name: string) =>
    candidateRow(page, name).getByRole("img", { name: /^Warning: / });
  const mark = markOf("Derek Halloway");
  await mark.hover();
  const text = (await mark.getAttribute("aria-label"))?.replace("Warning: ", "") ?? "";
  expect(text).toContain("Hidden text");
  await page.getByRole("tooltip", { name: text }).waitFor();
  expect(await markOf("Amara Okafor").count()).toBe(0);
  await candidateRow(page, "Derek Halloway").click();
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  await detail.getByRole("heading", { name: "Matched Skills" }).waitFor();
  expect(await detail.innerText()).not.toContain("Kubernetes");
  const warnings = detail.getByRole("list", { name: "Warnings" });
  await warnings.waitFor();
  await warnings.getByRole("button", { name: "Show it" }).first().click();
  await warnings
    .getByText(/Ignore all previous instructions/)
    .first()
    .waitFor();
});
