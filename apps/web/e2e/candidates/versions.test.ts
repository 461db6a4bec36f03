import { uploadMessages } from "@resume-picker/domain/uploads/upload-rules";
import { expect, test } from "vitest";
import type { Page } from "playwright-core";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import {
  candidateRow,
  catchDownload,
  createJob,
  dropFiles,
  listedNames,
  sampleCv,
  uploadTo,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

/** A small CV of an invented person whose current job began in the given year. */
const cv = (year: number, { name = "Noor Haddad", title = "Backend Engineer" } = {}) =>
  Buffer.from(`${name}
noor@example.org | +44 20 7946 0018 | Leeds

EXPERIENCE

${title}, Northwind Ltd
January ${year} - Present
- Built payment services with TypeScript and PostgreSQL

Junior Developer, Harbour Studio
March 2012 - December 2016
- Maintained booking software for ferries

SKILLS
TypeScript, PostgreSQL
`);

async function openJob(
  files: { name: string; bytes: Buffer }[],
): Promise<{ page: Page; id: number }> {
  const page = await product.newUser();
  const id = await createJob(page, { title: "Backend Engineer" });
  if (files.length > 0) await uploadTo(page, id, files);
  await page.goto(`/jobs/${id}`);
  return { page, id };
}

test("an upload leaves a report that is there after a reload, and as CSV", async () => {
  const { page } = await openJob([{ name: "noor.txt", bytes: cv(2024) }]);
  await waitForCandidates(page, 1);
  await dropFiles(page, [
    { name: "noor-again.txt", bytes: cv(2024) },
    { name: "noor-2019.txt", bytes: cv(2019, { title: "Accountant" }) },
    sampleCv("amara-okafor.pdf"),
    { name: "notes.exe", bytes: Buffer.from("MZ") },
  ]);
  const summary = page.getByText(/^Last upload: 1 added · 1 version · 1 duplicate · 1 rejected/);
  await summary.waitFor();
  await page.reload();
  await summary.waitFor();
  await waitForCandidates(page, 2);
  await page.getByRole("button", { name: "Report", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Upload reports" });
  await dialog.getByText("notes.exe").waitFor();
  await dialog.getByText(uploadMessages.wrongType).waitFor();
  await dialog.getByText("Older version").waitFor();
  await dialog.getByText("Duplicate", { exact: true }).waitFor();
  await expectNoBarriers(page);
  const { fileName, bytes } = await catchDownload(page, () =>
    dialog.getByRole("button", { name: "Export CSV" }).click(),
  );
  expect(fileName).toMatch(/^upload-.*\.csv$/);
  expect(bytes.toString()).toContain("noor-2019.txt");
});

test("the detail lists versions, says what changed, and makes another one current", async () => {
  const { page } = await openJob([{ name: "noor-2024.txt", bytes: cv(2024) }]);
  await waitForCandidates(page, 1);
  await dropFiles(page, [{ name: "noor-2019.txt", bytes: cv(2019, { title: "Accountant" }) }]);
  await page.getByText("Kept as an older version of a candidate you already have").waitFor();
  await candidateRow(page, "Noor Haddad").getByRole("cell").nth(3).click();
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  await panel.getByRole("button", { name: "2 files · current: noor-2024.txt" }).click();
  const changes = panel.getByRole("list", { name: "What changed in noor-2024.txt" });
  await changes.getByText("new: Backend Engineer, Northwind Ltd, Jan 2024 – present").waitFor();
  await expectNoBarriers(page);
  await panel.getByRole("button", { name: "Make current: noor-2019.txt" }).click();
  await panel.getByRole("button", { name: "2 files · current: noor-2019.txt" }).waitFor();
  await candidateRow(page, "Noor Haddad").getByText("Accountant").waitFor();
});

test("a cover letter is an attachment, and a person can make it current", async () => {
  const letter = Buffer.from(
    "Noor Haddad\nnoor@example.org\nLeeds, 10 November 2026\n\nDear Ms Berg,\n\nI am writing to apply for the position of Backend Engineer.\n\nKind regards,\nNoor Haddad\n",
  );
  const { page } = await openJob([{ name: "noor-2024.txt", bytes: cv(2024) }]);
  await waitForCandidates(page, 1);
  await dropFiles(page, [{ name: "letter.txt", bytes: letter }]);
  await page.getByText("Saved as an attachment of this candidate.").waitFor();
  await candidateRow(page, "Noor Haddad").getByText("Backend Engineer").first().waitFor();
  await candidateRow(page, "Noor Haddad").getByRole("cell").nth(3).click();
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  await panel.getByRole("button", { name: "2 files · current: noor-2024.txt" }).click();
  const files = panel.getByRole("list", { name: "Files" });
  await files.getByText("Attachment", { exact: true }).waitFor();
  await expectNoBarriers(page);
  await panel.getByRole("button", { name: "Make current: letter.txt" }).click();
  await panel.getByRole("button", { name: "2 files · current: letter.txt" }).waitFor();
  await panel.getByRole("button", { name: "Make current: noor-2024.txt" }).click();
  await panel.getByRole("button", { name: "2 files · current: noor-2024.txt" }).waitFor();
});

test("a CV in a language that is not read is not scored, and one without a job says so", async () => {
  const korean = Buffer.from(
    "김민수\nminsu@example.org\n경력\n2018.03 - 2021.05 한국전자 소프트웨어 엔지니어\n학력\n서울대학교 컴퓨터공학과\n",
  );
  const unread = Buffer.from(
    "Lea Novak\nlea@example.org\n\nEXPERIENCE\nIn charge of this and that for many a year.\n\nEDUCATION\nBSc Biology, Lakeside University, 2012\n\nSKILLS\nExcel, SAP, Payroll\n",
  );
  const { page } = await openJob([
    { name: "minsu.txt", bytes: korean },
    { name: "lea.txt", bytes: unread },
  ]);
  await waitForCandidates(page, 2);
  const words = "Language not supported: not scored";
  await page.getByRole("row").getByText(words).waitFor();
  await candidateRow(page, "Lea Novak")
    .getByRole("img", { name: /No work history could be read: check the CV/ })
    .waitFor();
  await page.getByRole("row").filter({ hasText: words }).getByRole("cell").nth(3).click();
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  await panel.getByText(words, { exact: true }).waitFor();
  await expectNoBarriers(page);
});

test("two tabs add to one shortlist, and each sees what the other has done", async () => {
  const { page, id } = await openJob([
    sampleCv("amara-okafor.pdf"),
    sampleCv("priya-raghunathan.docx"),
  ]);
  await waitForCandidates(page, 2);
  const other = await page.context().newPage();
  await other.goto(`/jobs/${id}`);
  await waitForCandidates(other, 2);
  await page.getByRole("checkbox", { name: "Shortlist Amara Okafor" }).check();
  await other.getByRole("button", { name: "Export Shortlist (1)" }).waitFor();
  await other.getByRole("checkbox", { name: "Shortlist Priya Raghunathan" }).check();
  await page.getByRole("button", { name: "Export Shortlist (2)" }).waitFor();
  const kept = await page.request.get(`/api/jobs/${id}/shortlist`);
  expect(await kept.json()).toHaveLength(2);
});

test("candidates whose CV names nobody are told apart by their files", async () => {
  const nameless = (skill: string) =>
    Buffer.from(
      `EXPERIENCE\n\nEngineer\nJanuary 2021 - Present\n- Built ${skill}\n\nSKILLS\n${skill}\n`,
    );
  const { page } = await openJob([
    { name: "applicant-17.txt", bytes: nameless("TypeScript") },
    { name: "applicant-18.txt", bytes: nameless("PostgreSQL") },
  ]);
  await waitForCandidates(page, 2);
  expect((await listedNames(page)).toSorted()).toEqual(["applicant-17.txt", "applicant-18.txt"]);
});

test("files may be dropped anywhere in the window", async () => {
  const { page } = await openJob([]);
  await page.getByText("No candidates found").waitFor();
  const { name, bytes } = sampleCv("amara-okafor.pdf");
  const transfer = await page.evaluateHandle(
    ({ fileName, base64 }) => {
      const data = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      data.items.add(new File([content], fileName));
      return data;
    },
    { fileName: name, base64: bytes.toString("base64") },
  );
  const main = page.getByText("No candidates found");
  await main.dispatchEvent("dragover", { dataTransfer: transfer });
  await page.getByText("Drop files here", { exact: true }).waitFor();
  await main.dispatchEvent("drop", { dataTransfer: transfer });
  await waitForCandidates(page, 1);
});
