import { expect, test } from "vitest";
import type { Locator, Page } from "playwright-core";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct, signedInUser, userPassword } from "../harness/product.ts";
import {
  candidateRow,
  catchDownload,
  createJob,
  listedNames,
  sampleCv,
  uploadTo,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

/** Creates a user's job with three candidates, and signs the user out. */
async function prepare(page: Page): Promise<{ jobId: number; username: string }> {
  const { username } = await signedInUser(page);
  const jobId = await createJob(page, { title: "Senior Backend Engineer" });
  await uploadTo(page, jobId, [
    sampleCv("amara-okafor.pdf"),
    sampleCv("priya-raghunathan.docx"),
    sampleCv("mateus-carvalho.txt"),
  ]);
  await page.request.post("/api/logout");
  return { jobId, username };
}

/** Presses Tab until the target is focused. A focus trap on the way fails the test. */
async function tabTo(target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  await target.waitFor();
  for (let pressed = 0; pressed < 150; pressed += 1) {
    if (await isThere()) return;
    await target.page().keyboard.press("Tab");
  }
  throw new Error(`Tab never reaches ${String(target)}`);
}

test("from sign-in to the export nobody needs a mouse, and the address keeps it all", async () => {
  const page = await product.newUser();
  const { keyboard } = page;
  const { jobId, username } = await prepare(page);
  const detail = page.getByRole("complementary", { name: "Candidate Details" });

  await page.goto(`/jobs/${jobId}`);
  await tabTo(page.getByLabel("Username"));
  await keyboard.type(username);
  await tabTo(page.getByLabel("Password", { exact: true }));
  await keyboard.type(userPassword);
  await keyboard.press("Enter");
  await waitForCandidates(page, 3);

  // A word that occurs only in the CV finds its candidate and is highlighted in the row.
  await keyboard.press("/");
  await keyboard.type("tallowgate");
  await waitForCandidates(page, 1, 3);
  const row = candidateRow(page, "Amara Okafor");
  await row
    .locator("mark", { hasText: /tallowgate/i })
    .first()
    .waitFor();
  await expectNoBarriers(page);
  await keyboard.press("Escape");
  await waitForCandidates(page, 3);

  // Escape closes only the keyboard shortcuts.
  await keyboard.press("j");
  await detail.getByRole("heading", { name: "Scoring Explanation" }).waitFor();
  await keyboard.press("?");
  const dialog = page.getByRole("heading", { name: "Keyboard" });
  await dialog.waitFor();
  await keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  const names = await listedNames(page);
  const heading = (name: string) => detail.getByRole("heading", { level: 2, name });
  await heading(names[0] ?? "").waitFor();

  await keyboard.press("j");
  await heading(names[1] ?? "").waitFor();
  await keyboard.press("k");
  await heading(names[0] ?? "").waitFor();
  await keyboard.press("s");
  await page.getByRole("button", { name: "Export Shortlist (1)" }).waitFor();
  await keyboard.press("x");
  await page.getByText("1 selected").waitFor();

  // The address contains the open candidate, sorting and filters, and a reload restores them.
  await tabTo(page.getByRole("button", { name: "No missing must-haves" }));
  await keyboard.press("Enter");
  await tabTo(page.getByRole("columnheader", { name: "Years Exp" }).getByRole("button"));
  await keyboard.press("Enter");
  const years = page.getByRole("columnheader", { name: "Years Exp" });
  await expect.poll(() => years.getAttribute("aria-sort")).toBe("descending");
  const shown = await listedNames(page);
  await page.reload();
  await heading(names[0] ?? "").waitFor();
  await expect.poll(() => listedNames(page), { timeout: 45_000 }).toEqual(shown);
  expect(await years.getAttribute("aria-sort")).toBe("descending");

  // The palette opens a candidate by a few letters, and exports.
  await keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Action, page, job or candidate" }).waitFor();
  await keyboard.type("priya");
  await keyboard.press("Enter");
  await heading("Priya Raghunathan").waitFor();
  await keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Action, page, job or candidate" }).waitFor();
  await expectNoBarriers(page);
  await keyboard.type("export");
  const { fileName, bytes } = await catchDownload(page, () => keyboard.press("Enter"));
  expect(fileName).toBe("shortlist.csv");
  expect(bytes.toString()).toContain(names[0]);

  const table = page.getByRole("table", { name: "Candidates" });
  expect(await table.getAttribute("aria-rowcount")).toBe(String(shown.length + 1));
  expect(await table.getByRole("row").nth(1).getAttribute("aria-rowindex")).toBe("2");
});
