import Database from "better-sqlite3";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { boxOf } from "./ranking-fit.ts";
import { listedNames, makeSample, sharedJob, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();
const shareSample = sharedJob(product, () => makeSample(product));

/**
 * Opens the workspace of a new user, or of the file's shared user for tests that change nothing.
 */
async function open(
  viewport: { width: number; height: number },
  makeOne = () => makeSample(product, { viewport }),
): Promise<Page> {
  const { page, jobId } = await makeOne();
  await page.goto(`/jobs/${jobId}`);
  await waitForCandidates(page, 13);
  return page;
}
const lookAt = (viewport: { width: number; height: number }) =>
  open(viewport, () => shareSample({ viewport }));

const headings = [
  "Shortlisted",
  "Candidate",
  "Manual Rank",
  "AI Rank",
  "Skill Match",
  "Missing Must",
  "Title Match",
  "Years Exp",
  "Last Role",
  "Gaps",
  "Total",
  "Gap Months",
  "Actions",
];

/** Returns the texts that are truncated by their boxes. */
const cutTexts = (cells: Locator) =>
  cells.evaluateAll((found) =>
    found
      .flatMap((cell) => [cell, ...cell.querySelectorAll<HTMLElement>("*")])
      .filter((part) => part.clientWidth > 1 && getComputedStyle(part).overflowX !== "visible")
      .filter(
        (part) =>
          part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1,
      )
      .map((part) => part.textContent),
  );

test("at 1440 × 900, beside the open sidebar, every column and the row's menu are in sight", async () => {
  const page = await lookAt({ width: 1440, height: 900 });
  await page.getByRole("button", { name: "Collapse sidebar" }).waitFor();
  const table = page.getByRole("table", { name: "Candidates" });
  expect(await table.getByRole("columnheader").count()).toBe(headings.length);
  const row = table.getByRole("row").nth(1);
  for (const [place, name] of headings.entries()) {
    const heading = await boxOf(table.getByRole("columnheader", { name }));
    expect(heading.right, name).toBeLessThanOrEqual(1440);
    const cell = await boxOf(row.getByRole("cell").nth(place));
    expect(cell.right, name).toBeLessThanOrEqual(1440);
    expect(cell.width, name).toBeGreaterThan(30);
  }
  const scroller = table.locator("xpath=..");
  expect(await scroller.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  // No row truncates its last role.
  const lastRoles = table.locator(`[role=row] > :nth-child(${headings.indexOf("Last Role") + 1})`);
  expect(await cutTexts(lastRoles)).toEqual([]);
  expect(await cutTexts(table.getByRole("columnheader"))).toEqual([]);

  // All actions are in one row, the filters in the next.
  const manual = await boxOf(
    page.getByRole("button", { name: "Manual Rank", exact: true }).first(),
  );
  const row1 = ["AI Rank", "Configure Weights", "Export Shortlist (0)", "Contact Support"];
  for (const name of row1) {
    const box = await boxOf(
      page.getByRole("toolbar", { name: "Ranking" }).getByRole("button", { name }),
    );
    expect(Math.abs(box.y - manual.y), name).toBeLessThan(4);
    expect(box.right, name).toBeLessThanOrEqual(1440);
  }
  const title = await boxOf(page.getByRole("heading", { level: 1 }));
  expect(title.width).toBeGreaterThan(150);
  const search = await boxOf(page.getByRole("searchbox", { name: "Search candidates" }));
  const filters = await boxOf(page.getByRole("group", { name: "Filters" }));
  expect(Math.abs(search.y + search.height / 2 - filters.y - filters.height / 2)).toBeLessThan(6);
});

test("at 1280 × 720 nine candidates are in sight, and the search has room", async () => {
  const page = await lookAt({ width: 1280, height: 720 });
  const ninth = page.getByRole("table", { name: "Candidates" }).getByRole("row").nth(9);
  expect((await boxOf(ninth)).bottom).toBeLessThanOrEqual(720);
  const search = await boxOf(page.getByRole("searchbox", { name: "Search candidates" }));
  expect(search.width).toBeGreaterThanOrEqual(240);
  // Headings also show their tooltips on keyboard focus.
  await page.getByRole("columnheader", { name: "Missing Must" }).locator("[tabindex]").focus();
  await page
    .getByRole("tooltip")
    .getByText(/first must-have that was not found/)
    .waitFor();
  // The marks of the focused row do, too.
  await page.getByRole("button", { name: /^Amara Okafor/ }).focus();
  await page.keyboard.press("Tab");
  await page.getByRole("tooltip").getByText("Must-haves: 5 used on the job").waitFor();
});

test("columns, density and the collapsed sidebar are as they were left, after a reload", async () => {
  const page = await open({ width: 1440, height: 900 });
  const row = page.getByRole("row").nth(1);
  const roomy = await boxOf(row);
  await page.getByRole("button", { name: "Columns" }).press("Enter");
  const menu = page.getByRole("dialog", { name: "Columns and density" });
  await menu.getByRole("checkbox", { name: "Gap Months" }).press("Space");
  await menu.getByRole("checkbox", { name: "AI Rank" }).press("Space");
  await menu.getByRole("radio", { name: "Compact" }).click();
  await expectNoBarriers(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Collapse sidebar" }).click();
  const isAsLeft = async () => {
    await page.getByRole("button", { name: "Expand sidebar" }).waitFor();
    await expect.poll(() => page.getByRole("columnheader", { name: "AI Rank" }).count()).toBe(0);
    expect(await page.getByRole("columnheader", { name: "Gap Months" }).count()).toBe(0);
    expect((await boxOf(row)).height).toBeLessThan(roomy.height);
    expect(await listedNames(page)).toHaveLength(13);
  };
  await isAsLeft();
  await page.reload();
  await waitForCandidates(page, 13);
  await isAsLeft();

  await page.getByRole("button", { name: "Columns" }).click();
  await menu.getByRole("checkbox", { name: "AI Rank" }).check();
  await page.getByRole("columnheader", { name: "AI Rank" }).waitFor();
});

test("the account's menu has everything of the account, by keyboard", async () => {
  const page = await open({ width: 1440, height: 900 });
  const account = page.getByRole("button", { name: /^Ada Lovelace.*account$/ });
  await account.press("Enter");
  const items = page.getByRole("menu").getByRole("menuitem");
  await items.first().waitFor();
  for (const name of [
    "Profile",
    "Account Security",
    "Contact Support",
    "Keyboard shortcuts",
    "Logout",
  ]) {
    await page.getByRole("menuitem", { name, exact: true }).waitFor();
  }
  await expectNoBarriers(page);
  await page.getByRole("menuitem", { name: "Dark theme" }).click();
  await page.locator("html[data-theme=dark]").waitFor({ state: "attached" });
  await account.click();
  const dark = page.getByRole("menuitem", { name: "Dark theme" });
  expect(await dark.getAttribute("aria-current")).toBe("true");
  await page.getByRole("menuitem", { name: "Contact Support" }).click();
  await page.getByRole("heading", { name: "Contact Support" }).waitFor();
  await page.keyboard.press("Escape");
  await account.click();
  await page.getByRole("menuitem", { name: "Logout" }).click();
  await page
    .getByRole("link", { name: /Log ?in/i })
    .first()
    .waitFor();
});

test("why the order changed is said once, until it is read", async () => {
  const page = await open({ width: 1440, height: 900 });
  const db = new Database(`${product.server().dataDir}/app.db`);
  const jobId = new URL(page.url()).pathname.split("/")[2];
  db.prepare("update jobs set order_note = 'Computed again: other rules.' where id = ?").run(jobId);
  db.close();
  await page.reload();
  const note = page.getByRole("note", { name: "Why the order changed" });
  await note.getByText("Computed again: other rules.").waitFor();
  await note.getByRole("button", { name: "Got It" }).click();
  await note.waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  await page.reload();
  await waitForCandidates(page, 13);
  await page.waitForLoadState("networkidle");
  expect(await note.count()).toBe(0);
});

test("the shortlist's star and the selection's tick are two things", async () => {
  const page = await open({ width: 1440, height: 900 });
  const star = page.getByRole("checkbox", { name: "Shortlist Amara Okafor" });
  const tick = page.getByRole("checkbox", { name: "Select Amara Okafor" });
  await star.press("Space");
  await page.getByRole("button", { name: "Export Shortlist (1)" }).waitFor();
  expect(await tick.isChecked()).toBe(false);
  await tick.press("Space");
  await page.getByText("1 selected").waitFor();
  await star.press("Space");
  await page.getByRole("button", { name: "Export Shortlist (0)" }).waitFor();
  expect(await tick.isChecked()).toBe(true);
  await page.getByRole("checkbox", { name: "Select all candidates" }).press("Space");
  await page.getByText("13 selected").waitFor();
});

test("a candidate shows the story, then the arithmetic, and the prose folded, once", async () => {
  const page = await lookAt({ width: 1440, height: 900 });
  await page
    .getByRole("button", { name: /^Amara Okafor/ })
    .first()
    .click();
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  await panel.getByRole("heading", { name: "Scoring Explanation" }).waitFor();
  const titles = await panel.getByRole("heading", { level: 3 }).allInnerTexts();
  const place = (title: RegExp) => titles.findIndex((each) => title.test(each));
  // A decision shows one line above the score. Its reasons expand on request.
  const reason = panel.getByRole("button", { name: "Location" });
  expect(await reason.isVisible()).toBe(false);
  await panel.getByRole("heading", { name: "Decision", exact: true }).click();
  await reason.waitFor();
  // The profile comes before the arithmetic.
  const order = [
    /Missing Critical Skills/,
    /Experience Timeline/,
    /AI Ranking Analysis/,
    /Overall Score/,
    /Matched Skills/,
    /Other skills in the CV/,
    /^Contact$/,
    /^Notes$/,
  ].map(place);
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  await panel.getByText("Shows all 5 must-haves at work or in a degree.").waitFor();
  // The sentence about the score leads to its parts.
  await panel.getByRole("button", { name: "Score breakdown" }).press("Enter");
  const breakdown = panel.getByRole("heading", { name: "Score Breakdown" });
  await expect
    .poll(() => breakdown.evaluate((heading) => heading === document.activeElement))
    .toBe(true);
  const header = await boxOf(panel.getByRole("heading", { level: 2, name: "Amara Okafor" }));
  const score = await boxOf(breakdown);
  expect(score.y).toBeGreaterThan(header.bottom);
  expect(score.bottom).toBeLessThan(900);
  expect(place(/Scoring Explanation/)).toBe(titles.length - 1);
  // The date up to which "present" is counted.
  await panel.getByText(/ · as of \w+ .*\d{4}/).waitFor();
  const prose = panel.getByText(/^Total [\d.]+ of 100\./);
  expect(await prose.isVisible()).toBe(false);
  await panel.getByRole("heading", { name: "Scoring Explanation" }).click();
  await prose.waitFor();

  // Arrow buttons open the next candidate and name their keyboard shortcut.
  const next = panel.getByRole("button", { name: "Next candidate" });
  expect(await next.getAttribute("aria-keyshortcuts")).toBe("J");
  await next.hover();
  await page.getByText("Next candidate (J)").waitFor();
  await next.click();
  await panel
    .getByRole("heading", { level: 2, name: "Amara Okafor" })
    .waitFor({ state: "detached" });
});
