import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import {
  candidateRow,
  listedNames,
  openJob,
  sampleCv,
  waitForCandidates,
} from "../harness/workspace.ts";
import type { CvFile } from "../harness/workspace.ts";

const product = sharedProduct();
const firstNames = ["Ada", "Bea", "Carl", "Dina", "Emil", "Flora", "Gus", "Hanna", "Ivo", "Jana"];
const lastNames = ["Okafor", "Lindqvist"];
const count = firstNames.length * lastNames.length;
const kinds = ["advance", "hold", "decline"] as const;

type Row = { decision: string | null; reasons: string[]; note: string | null };

function cvOf(first: string, last: string, at: number): CvFile {
  const address = `${first}.${last}@example.org`.toLowerCase();
  const text = `${first} ${last}\n${address}\n\nEXPERIENCE\n\nBackend Engineer, Northwind ${last}\n2019 - ${2020 + (at % 5)}\n- Built services in TypeScript\n`;
  return { name: `${first}-${last}.txt`, bytes: Buffer.from(text) };
}

test("twenty candidates are decided by the keyboard alone, and the ledger has each of them", async () => {
  const cvs = lastNames.flatMap((last) => firstNames.map((first, at) => cvOf(first, last, at)));
  const { page, jobId } = await openJob(product, { title: "Senior Backend Engineer", cvs });
  const { keyboard } = page;
  const ledger = async () => {
    const response = await page.request.get(`/api/jobs/${jobId}/decisions`);
    return (await response.json()) as Row[];
  };
  const left = (open: number) => page.getByText(new RegExp(`^${open} left to review`)).waitFor();

  for (let at = 0; at < count; at += 1) {
    await keyboard.press("n");
    await keyboard.press(String((at % 3) + 1));
  }
  await left(0);
  const written = async () => (await ledger()).length;
  await expect.poll(written).toBe(count);
  const rows = await ledger();
  expect(rows.map(({ decision }) => decision)).toEqual(
    Array.from({ length: count }, (_, at) => kinds[at % 3]),
  );
  await keyboard.press("n");
  await page.getByText("No undecided candidates left in this list").waitFor();

  // Undo appends a separate row to the ledger.
  await keyboard.press("u");
  await left(1);
  await expect.poll(written).toBe(count + 1);
  expect((await ledger()).at(-1)?.decision).toBe(null);
  await page.getByRole("combobox", { name: "Decision" }).selectOption("undecided");
  await waitForCandidates(page, 1, count);
  await keyboard.press("Escape");
  await page.getByRole("combobox", { name: "Decision" }).selectOption("hold");
  await waitForCandidates(page, 6, count);
  await page.getByRole("button", { name: "Clear filters" }).click();
  await waitForCandidates(page, count);

  // Optionally, a decision opens the next candidate.
  await page.getByRole("row").nth(1).getByRole("button").first().click();
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  await panel.getByRole("heading", { name: "Decision", exact: true }).click();
  await panel.getByLabel("Open the next undecided candidate after each decision").check();
  await keyboard.press("0");
  await left(2);
  await keyboard.press("2");
  await page.locator("[role=row][aria-current=true]").getByText(/@/).waitFor();
  await left(1);
  await panel.getByLabel("Open the next undecided candidate after each decision").uncheck();
  await keyboard.press("Escape");

  // Decide for selected candidates together, with reasons for one of them.
  await page
    .getByRole("table", { name: "Candidates" })
    .locator("xpath=..")
    .evaluate((element) => element.scrollTo({ top: 0 }));
  const [first = "", second = ""] = await listedNames(page);
  for (const name of [first, second]) {
    await page.getByRole("checkbox", { name: `Select ${name}` }).click();
  }
  await page
    .getByRole("toolbar", { name: "Selected candidates" })
    .getByRole("button", { name: "Decline" })
    .click();
  for (const name of [first, second]) {
    await candidateRow(page, name).getByText("Declined", { exact: true }).waitFor();
  }
  await page.getByRole("button", { name: "Clear selection" }).click();
  await candidateRow(page, first).getByRole("button", { name: first }).first().click();
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  // The reasons stay expanded once the user has opened them.
  await detail.getByRole("button", { name: "Location" }).click();
  await detail.getByLabel("Decision note").fill("Too far away.");
  await keyboard.press("Enter");
  await expect
    .poll(async () => (await ledger()).at(-1))
    .toMatchObject({ decision: "decline", reasons: ["Location"], note: "Too far away." });
  await detail.getByText(/earlier decision/).waitFor();
  await detail.getByLabel("Add a note").fill("Asks for part-time.");
  await detail.getByRole("button", { name: "Add Note" }).click();
  await detail.getByText("Asks for part-time.").waitFor();
  await expectNoBarriers(page);

  // Advancing a candidate offers the shortlist, but doesn't add to it automatically.
  await page.getByRole("searchbox", { name: "Search candidates" }).press("Escape");
  await detail.getByRole("heading", { level: 2, name: first }).click();
  await keyboard.press("1");
  const offer = page.getByRole("button", { name: "Add to shortlist", exact: true });
  // The toast closes after some seconds, but not while the pointer is over it.
  await offer.hover();
  await page.getByRole("button", { name: "Export Shortlist (0)" }).waitFor();
  await offer.click();
  await page.getByRole("button", { name: "Export Shortlist (1)" }).waitFor();

  // Another session of the same user shows all of it.
  await page.reload();
  await candidateRow(page, first).getByText("Advanced", { exact: true }).waitFor();
  await left(1);
});

test("a note that is not added yet survives another candidate, closing and a reload", async () => {
  const names = ["Ada Okafor", "Bea Okafor"] as const;
  const cvs = names.map((name, at) => cvOf(name.split(" ")[0] ?? "", "Okafor", at));
  const { page } = await openJob(product, { title: "Backend Engineer", cvs });
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  const note = detail.getByLabel("Add a note");
  const open = async (name: string) => {
    await candidateRow(page, name).getByRole("button", { name }).first().click();
    await detail.getByRole("heading", { level: 2, name }).waitFor();
  };
  const text = "Free from May, asks for part-time.";
  await open(names[0]);
  await note.fill(text);
  await open(names[1]);
  expect(await note.inputValue()).toBe("");
  await detail.getByRole("button", { name: "Close" }).click();
  await open(names[0]);
  expect(await note.inputValue()).toBe(text);
  await page.reload();
  expect(await note.inputValue()).toBe(text);

  // Once added, it is not offered again.
  await detail.getByRole("button", { name: "Add Note" }).click();
  await detail.getByRole("listitem").filter({ hasText: text }).waitFor();
  await page.reload();
  await detail.getByRole("listitem").filter({ hasText: text }).waitFor();
  expect(await note.inputValue()).toBe("");
});

test("three candidates stand side by side, are decided there, and print on one page", async () => {
  const { page } = await openJob(product, {
    title: "Senior Backend Engineer",
    nice: ["Kubernetes", "AWS"],
    cvs: [
      "amara-okafor.pdf",
      "priya-raghunathan.docx",
      "mateus-carvalho.txt",
      "kenji-watanabe.docx",
    ].map(sampleCv),
  });
  const { keyboard } = page;
  const [first = "", second = "", third = "", fourth = ""] = await listedNames(page);
  for (const key of ["j", "x", "j", "x", "j", "x", "c"]) await keyboard.press(key);
  await page.getByRole("heading", { name: "Compare 3 candidates" }).waitFor();
  await expect.poll(() => page.getByRole("columnheader").count()).toBe(3);
  await page.getByRole("row", { name: /^TypeScript/ }).waitFor();
  expect(new URL(page.url()).searchParams.get("compare")).toMatch(/^\d+,\d+,\d+$/);
  await expectNoBarriers(page);

  // The second column is decided, the first is removed, and the next candidate is added.
  await keyboard.press("ArrowRight");
  await keyboard.press("2");
  await page.getByRole("columnheader").nth(1).getByText("On hold").waitFor();
  await keyboard.press("n");
  await page.getByRole("heading", { name: "Compare 4 candidates" }).waitFor();
  await page.getByRole("button", { name: `Remove ${first}` }).click();
  await page.getByRole("heading", { name: "Compare 3 candidates" }).waitFor();
  for (const name of [second, third, fourth]) {
    await page.getByRole("button", { name: `Remove ${name}` }).waitFor();
  }
  const rows = page.getByRole("row");
  const all = await rows.count();
  await page.getByRole("button", { name: "Only differences" }).click();
  await expect.poll(() => rows.count()).toBeLessThan(all);
  await page.getByRole("button", { name: "Only differences" }).click();
  for (const format of ["A4", "Letter"]) {
    const pdf = (await page.pdf({ format, landscape: true })).toString("latin1");
    expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g), format).toHaveLength(1);
  }

  // Back returns to the list, which shows the decisions.
  await keyboard.press("Escape");
  await candidateRow(page, second).getByText("On hold", { exact: true }).waitFor();
});
