import { join } from "node:path";
import Database from "better-sqlite3";
import { beforeEach, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { sharedProduct } from "../harness/product.ts";
import { says } from "../harness/toasts.ts";
import { boxOf } from "./ranking-fit.ts";
import {
  candidateRow,
  catchDownload,
  createJob,
  listedNames,
  openJob,
  openRowMenu,
  sampleCv,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

test("a newcomer sees a ranked table one click after signing up", async () => {
  const page = await product.signedInPage("/dashboard");
  await page.getByText("No job selected").waitFor();
  await page.getByText("Please select a job from the sidebar to view candidates").waitFor();
  await page.getByText("Create your first job posting").waitFor();
  // Each CV is counted as it is read. The response waits, because a fast server soon has read all.
  const held = new Promise<() => Promise<void>>((resolve) => {
    void page.route("**/jobs.loadSampleData*", async (route) => {
      const response = await route.fetch();
      resolve(() => route.fulfill({ response }));
    });
  });
  await page.getByRole("button", { name: "Load sample data" }).click();
  await page.getByText(/^Reading the sample CVs: \d+ of 13$/).waitFor();
  await page.getByRole("progressbar", { name: "Sample CVs" }).waitFor();
  await (
    await held
  )();
  await waitForCandidates(page, 13);
  const hint = page.getByRole("note", { name: "Try it" });
  await hint.getByText("One of these CVs contains hidden text:").waitFor();
  const names = await listedNames(page);
  expect(names[0]).toBe("Amara Okafor");
  expect(names.slice(-2).toSorted()).toEqual(["Grace Wanjiru", "Olivia Marchetti"]);

  // The empty rank columns are explained, and so is each button with its cost.
  const rankings = hint.getByText(/^Not ranked yet\. Manual Rank numbers candidates by score\./);
  await rankings.waitFor();
  const toolbar = page.getByRole("toolbar", { name: "Ranking" });
  await toolbar.getByRole("button", { name: "Manual Rank" }).hover();
  await page
    .getByRole("tooltip")
    .getByText(/^Numbers the candidates by total score/)
    .waitFor();
  await toolbar.getByRole("button", { name: "AI Rank" }).hover();
  await page
    .getByRole("tooltip")
    .getByText(/Runs on this server, free of charge\.$/)
    .waitFor();
  await page.setViewportSize({ width: 1280, height: 720 });
  expect((await boxOf(page.getByRole("row").nth(9))).bottom).toBeLessThanOrEqual(720);

  // With both ranks, each figure has the colour of its band as the browser paints it.
  await rankBothWays(page);
  const seen = await page.evaluate(readColours);
  const rankBand = (rank: number, last: string) =>
    rank <= 3 ? "good" : rank <= 6 ? "warning" : last;
  const scoreBand = (score: number) => (score >= 80 ? "good" : score >= 60 ? "warning" : "danger");
  expect(seen).toHaveLength(13);
  for (const row of seen) {
    expect(row.manual).toEqual([row.manual[0], rankBand(row.manual[0], "ink-2")]);
    expect(row.ai).toEqual([row.ai[0], rankBand(row.ai[0], "danger")]);
    expect(row.skills).toEqual([row.skills[0], scoreBand(row.skills[0])]);
    expect(row.title).toEqual([row.title[0], scoreBand(row.title[0])]);
    expect(row.gaps).toEqual([row.gaps[0], row.gaps[0] > 3 ? "warning" : "ink-2"]);
  }
  expect(new Set(seen.map(({ skills }) => skills[1]))).toEqual(
    new Set(["good", "warning", "danger"]),
  );

  // Once ranked, only the guided hint is left, until it is followed.
  expect(await rankings.count()).toBe(0);
  await hint.getByRole("button", { name: "Open it" }).click();
  await page.getByRole("heading", { level: 2, name: "Derek Halloway" }).waitFor();
  expect(await hint.count()).toBe(0);
});

test("the explanation of the rankings stays away once it is dismissed", async () => {
  const cvs = ["amara-okafor.pdf", "mateus-carvalho.txt"].map(sampleCv);
  const { page } = await openJob(product, { title: "Platform Engineer", cvs });
  const hint = page.getByRole("note", { name: "Try it" });
  await hint.getByRole("button", { name: "Dismiss" }).click();
  await hint.waitFor({ state: "detached" });
  await page.reload();
  await waitForCandidates(page, 2);
  await page.waitForLoadState("networkidle");
  expect(await hint.count()).toBe(0);
});

type Coloured = [figure: number, colour: string];

/** Runs in the page. Returns the figures of each row with the name of their colour. */
function readColours() {
  const names = new Map<string, string>();
  for (const name of ["good", "warning", "danger", "ink-2"]) {
    // A new element for each colour, because a change of colour may be animated.
    const probe = document.createElement("i");
    probe.style.color = `var(--${name})`;
    document.body.append(probe);
    names.set(getComputedStyle(probe).color, name);
    probe.remove();
  }
  const read = (row: Element, at: number): Coloured => {
    const cell = row.querySelectorAll("[role=cell]")[at];
    const painted = cell?.querySelector("span");
    const colour = painted ? getComputedStyle(painted).color : "";
    return [Number.parseInt(cell?.textContent ?? "", 10), names.get(colour) ?? colour];
  };
  return [...document.querySelectorAll("[aria-rowindex]:not([aria-rowindex='1'])")].map((row) => ({
    manual: read(row, 2),
    ai: read(row, 3),
    skills: read(row, 4),
    title: read(row, 6),
    gaps: read(row, 11),
  }));
}

test("an empty job and an empty shortlist say what to do", async () => {
  const { page } = await openJob(product, { title: "Data Analyst" });
  await page.getByRole("radio", { name: /^Shortlist/ }).click();
  await page.getByText("No candidates shortlisted").waitFor();
  expect(await page.getByRole("button", { name: "Export Shortlist (0)" }).isDisabled()).toBe(true);
});

describe("with three candidates", () => {
  let page: Page;
  let jobId: number;
  const listInFull = async () => {
    const response = await page.request.get(`/api/jobs/${jobId}/candidates`);
    return (await response.json()) as { id: number; name: string }[];
  };

  beforeEach(async () => {
    ({ page, jobId } = await openJob(product, {
      title: "Senior Backend Engineer",
      must: ["TypeScript", "PostgreSQL"],
      cvs: ["amara-okafor.pdf", "priya-raghunathan.docx", "mateus-carvalho.txt"].map(sampleCv),
    }));
  });

  test("filters leave those who pass, count them, and can be cleared", async () => {
    await page.getByLabel("Min Years").selectOption("8");
    await waitForCandidates(page, 2, 3);
    expect(await listedNames(page)).not.toContain("Mateus Carvalho");

    await page.getByRole("button", { name: "No missing must-haves" }).click();
    await waitForCandidates(page, 1, 3);
    expect(await listedNames(page)).toEqual(["Amara Okafor"]);

    await page.getByRole("button", { name: "Clear filters" }).click();
    await waitForCandidates(page, 3);

    await page.getByRole("button", { name: "Skills Add a skill" }).click();
    const add = page.getByRole("button", { name: "Add", exact: true });
    await page.getByRole("combobox", { name: "Skill" }).fill("  ");
    await expect.poll(() => add.isDisabled()).toBe(true);
    await page.getByRole("combobox", { name: "Skill" }).fill("kotlin");
    await add.click();
    await waitForCandidates(page, 1, 3);
    expect(await listedNames(page)).toEqual(["Priya Raghunathan"]);
  });

  test("a search that nobody passes offers the way back", async () => {
    await page.getByRole("searchbox", { name: "Search candidates" }).fill("zzzz");
    await waitForCandidates(page, 0, 3);
    await page.getByText("No candidates found").waitFor();
    await page.getByRole("button", { name: "Clear filters" }).click();
    await waitForCandidates(page, 3);
  });

  test("Back and a sent link bring back what stood on the screen", async () => {
    await page.getByLabel("Min Years").selectOption("5");
    await page.getByRole("columnheader", { name: "Years Exp" }).getByRole("button").click();
    await candidateRow(page, "Amara Okafor").click();
    const heading = (on: Page) => on.getByRole("heading", { level: 2, name: "Amara Okafor" });
    await heading(page).waitFor();
    const shown = await listedNames(page);
    const link = page.url();
    await page.getByRole("radio", { name: /^Shortlist/ }).click();
    await page.getByText("No candidates shortlisted").waitFor();
    const shortlistLink = page.url();
    await page.goBack();
    await candidateRow(page, "Amara Okafor").waitFor();
    expect(await listedNames(page)).toEqual(shown);
    // Back closes the open candidate before it leaves the page.
    await page.goBack();
    await heading(page).waitFor({ state: "detached" });
    expect(await page.getByLabel("Min Years").inputValue()).toBe("5");

    // The same user in another browser.
    const other = await product.newPage();
    await other.context().addCookies(await page.context().cookies());
    await other.goto(link);
    await heading(other).waitFor();
    expect(await listedNames(other)).toEqual(shown);
    expect(await other.getByLabel("Min Years").inputValue()).toBe("5");
    const years = other.getByRole("columnheader", { name: "Years Exp" });
    expect(await years.getAttribute("aria-sort")).toBe("descending");
    await other.goto(shortlistLink);
    await other.getByText("No candidates shortlisted").waitFor();
  });

  test("CVs that an older version has read are read again, and the notice goes", async () => {
    const { id } = (await listInFull()).find(({ name }) => name === "Mateus Carvalho") ?? { id: 0 };
    const database = new Database(join(product.server().dataDir, "app.db"));
    for (const table of ["candidate_documents", "scores"]) {
      database.prepare(`update ${table} set parser_version = 0 where candidate_id = ?`).run(id);
    }
    database.close();
    await page.reload();
    await page.getByText("1 CV was read by an older version of Resume Picker.").waitFor();
    await page.getByRole("button", { name: "Read Again" }).click();
    const dialog = page.getByRole("dialog", { name: /^Read \d+ CVs? again\?$/ });
    await dialog.getByRole("button", { name: "Read Again" }).click();
    await page.locator("[data-sonner-toast]").filter({ hasText: "1 CV read again" }).waitFor();
    await page.getByRole("button", { name: "Read Again" }).waitFor({ state: "detached" });
    await waitForCandidates(page, 3);
  });

  test("names sort from A to Z and back", async () => {
    const header = page.getByRole("columnheader", { name: "Candidate" });
    await header.getByRole("button").click();
    await expect.poll(() => header.getAttribute("aria-sort")).toBe("ascending");
    const names = await listedNames(page);
    expect(names).toEqual(names.toSorted());
    await header.getByRole("button").click();
    await expect.poll(() => header.getAttribute("aria-sort")).toBe("descending");
    expect(await listedNames(page)).toEqual(names.toReversed());
  });

  test("weights that don't add up can't be saved; those that do change the scores", async () => {
    const total = () => candidateRow(page, "Priya Raghunathan").innerText();
    const before = await total();
    await page.getByRole("button", { name: "Configure Weights" }).click();
    const dialog = page.getByRole("dialog", { name: "Configure Score Weights" });
    // The sixth part has no weight by default and is shown on request.
    await dialog.getByRole("slider").first().waitFor();
    expect(await dialog.getByRole("slider").count()).toBe(5);
    await dialog.getByRole("button", { name: "More" }).click();
    expect(await dialog.getByRole("slider", { name: "Education" }).inputValue()).toBe("0");
    await dialog.getByRole("slider", { name: "Skills Match" }).fill("20");
    await dialog.getByText("(Must equal 100%)").waitFor();
    const save = dialog.getByRole("button", { name: "Save & Re-score" });
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByRole("slider", { name: "Gap Penalty" }).fill("35");
    await expect.poll(() => save.isDisabled()).toBe(false);
    await save.click();
    await says(page, "rescoreDone");
    await dialog.waitFor({ state: "detached" });
    await expect.poll(total).not.toBe(before);

    // The weights are saved with the scores, and Cancel changes nothing.
    await page.reload();
    await waitForCandidates(page, 3);
    await page.getByRole("button", { name: "Configure Weights" }).click();
    expect(await dialog.getByRole("slider", { name: "Skills Match" }).inputValue()).toBe("20");
    await dialog.getByRole("slider", { name: "Recency" }).fill("0");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Configure Weights" }).click();
    expect(await dialog.getByRole("slider", { name: "Recency" }).inputValue()).toBe("10");

    // The way back to the defaults fills the form, with its preview, and saves nothing by itself.
    const values = () =>
      dialog
        .getByRole("slider")
        .evaluateAll((all) => all.map((each) => (each as HTMLInputElement).value));
    const preview = dialog.getByRole("region", { name: "New order" });
    const previewed = await preview.innerText();
    await dialog.getByRole("button", { name: "Reset to Defaults" }).click();
    expect(await values()).toEqual(["50", "20", "15", "10", "5"]);
    await expect.poll(() => preview.innerText()).not.toBe(previewed);
    expect(await total()).not.toBe(before);
    await save.click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(total).toBe(before);
  });

  test("weights set in one tab stand in the other, and the last ones count", async () => {
    const other = await page.context().newPage();
    await other.goto(`/jobs/${jobId}`);
    await waitForCandidates(other, 3);
    const open = async (tab: Page) => {
      await tab.getByRole("button", { name: "Configure Weights" }).click();
      return tab.getByRole("dialog", { name: "Configure Score Weights" });
    };
    const set = async (tab: Page, skills: string, gaps: string) => {
      const dialog = await open(tab);
      await dialog.getByRole("slider", { name: "Skills Match" }).fill(skills);
      await dialog.getByRole("slider", { name: "Gap Penalty" }).fill(gaps);
      await dialog.getByRole("button", { name: "Save & Re-score" }).click();
      await dialog.waitFor({ state: "detached" });
    };
    const total = (tab: Page) => candidateRow(tab, "Priya Raghunathan").innerText();
    const before = await total(other);
    await set(page, "20", "35");
    await expect.poll(() => total(other)).not.toBe(before);
    await set(other, "45", "10");
    await expect.poll(async () => (await total(page)) === (await total(other))).toBe(true);
    const dialog = await open(page);
    expect(await dialog.getByRole("slider", { name: "Skills Match" }).inputValue()).toBe("45");
    await page.getByRole("button", { name: "Cancel" }).click();
    await other.close();
  });

  test("manual and AI rank give each candidate a place, and the AI's has a reason", async () => {
    await page.getByText("Not ranked").first().waitFor();
    await rankBothWays(page);
    await candidateRow(page, "Amara Okafor").click();
    await page.getByRole("heading", { name: /^AI Ranking Analysis/ }).waitFor();
    await page.getByText("Ranked by Built-in engine, just now").waitFor();
    // A ranking doesn't reorder a list that is sorted by total. Its message offers that.
    const toolbar = page.getByRole("toolbar", { name: "Ranking" });
    await toolbar.getByRole("button", { name: "AI Rank" }).click();
    await page.getByRole("button", { name: "Sort by AI Rank" }).click();
    await page.waitForURL(/sort=aiRank/);
  });

  test("a deleted candidate comes back by Undo, and without it is gone for good", async () => {
    const remove = async () => {
      await openRowMenu(page, "Mateus Carvalho");
      await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete this candidate?" });
      await dialog.getByRole("button", { name: "Delete Candidate" }).click();
      await says(page, "deleteCandidateDone");
      await waitForCandidates(page, 2);
      await page.getByText("2 candidates", { exact: true }).waitFor();
    };
    await remove();
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForCandidates(page, 3);
    await remove();
    // A reload discards Undo, but not the deletion.
    await page.reload();
    await waitForCandidates(page, 2);
    expect(await listedNames(page)).not.toContain("Mateus Carvalho");
  });

  test("deleting the job in sight shows the next one, and after the last one home", async () => {
    const otherId = await createJob(page, { title: "Office Manager" });
    await page.reload();
    const remove = async (title: string) => {
      await page.getByRole("button", { name: `Actions for ${title}` }).click();
      await page.getByRole("menuitem", { name: "Delete Job" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete Job" }).click();
      await page.getByText("Job deleted successfully").first().waitFor();
    };
    await remove("Senior Backend Engineer");
    await says(page, "deleteJobDone");
    await page.waitForURL(new RegExp(`/jobs/${otherId}(\\?|$)`));
    await page.getByRole("heading", { name: "Office Manager" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name: "Senior Backend Engineer" }).waitFor();
    await remove("Senior Backend Engineer");
    await page.getByRole("heading", { name: "Office Manager" }).waitFor();
    await remove("Office Manager");
    await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
  });

  test("selected candidates are shortlisted, exported and deleted together", async () => {
    for (const name of ["Amara Okafor", "Mateus Carvalho"]) {
      await page.getByRole("checkbox", { name: `Select ${name}` }).click();
    }
    const bar = page.getByRole("toolbar", { name: "Selected candidates" });
    await bar.getByRole("button", { name: "Add to Shortlist" }).click();
    await page.getByRole("button", { name: "Export Shortlist (2)" }).waitFor();
    await bar.getByRole("button", { name: "Export selected candidates" }).click();
    const json = await catchDownload(page, () =>
      page.getByRole("menuitem", { name: "Export as JSON" }).click(),
    );
    expect(json.fileName).toBe("candidates.json");
    const people = JSON.parse(json.bytes.toString()) as { name: string }[];
    expect(people.map(({ name }) => name).toSorted()).toEqual(["Amara Okafor", "Mateus Carvalho"]);
    await page.getByRole("button", { name: "Export formats" }).click();
    const xlsx = await catchDownload(page, () =>
      page.getByRole("menuitem", { name: "Export as XLSX" }).click(),
    );
    expect(xlsx.fileName).toBe("shortlist.xlsx");
    // The shortlist has a separate order, set by keyboard, menu or dragging, and saved.
    await page.getByRole("radio", { name: /^Shortlist/ }).click();
    const cards = page.getByRole("list", { name: "Shortlist" }).getByRole("heading");
    const isOrder = (...names: string[]) =>
      expect.poll(async () => (await cards.allInnerTexts()).join()).toBe(names.join());
    await isOrder("Amara Okafor", "Mateus Carvalho");
    await page.getByRole("checkbox", { name: "Compare Amara Okafor" }).press("Alt+ArrowDown");
    await isOrder("Mateus Carvalho", "Amara Okafor");
    await page.getByRole("button", { name: "Move Amara Okafor", exact: true }).click();
    await page.getByRole("menuitem", { name: "Move to top" }).click();
    await isOrder("Amara Okafor", "Mateus Carvalho");
    const card = (name: string) => page.getByRole("listitem", { name, exact: true });
    await card("Mateus Carvalho").dragTo(card("Amara Okafor"));
    await isOrder("Mateus Carvalho", "Amara Okafor");
    await page.reload();
    await isOrder("Mateus Carvalho", "Amara Okafor");
    // Files follow it, from the shortlist and from the toolbar of the ranking.
    const exportsInOrder = async (button: string) => {
      const csv = await catchDownload(page, () =>
        page.getByRole("button", { name: button, exact: true }).click(),
      );
      expect(csv.bytes.toString()).toMatch(/Mateus Carvalho[^]*Amara Okafor/);
    };
    await exportsInOrder("Export Shortlist");
    // So does the page of a review link.
    await page.getByRole("button", { name: "Share Link" }).click();
    await page.getByRole("button", { name: "Create Link" }).click();
    const link = await page.getByLabel("Review link", { exact: true }).inputValue();
    await page.keyboard.press("Escape");
    const visitor = await product.newPage();
    await visitor.goto(new URL(link).pathname);
    const shown = visitor.getByRole("navigation", { name: "Candidates" }).getByRole("link");
    expect(await shown.allInnerTexts()).toEqual(["Mateus Carvalho", "Amara Okafor"]);
    await page.getByRole("radio", { name: /^Ranking/ }).click();
    await exportsInOrder("Export Shortlist (2)");
    for (const name of ["Amara Okafor", "Mateus Carvalho"]) {
      await page.getByRole("checkbox", { name: `Select ${name}` }).click();
    }
    await bar.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete 2 Candidates" }).click();
    await page.getByText("2 candidates deleted successfully").waitFor();
    await waitForCandidates(page, 1);
    await page.getByRole("button", { name: "Export Shortlist (0)" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForCandidates(page, 3);
    await page.getByRole("button", { name: "Export Shortlist (2)" }).waitFor();
  });

  test("whatever fails says so in the words of the catalogue, one toast at a time", async () => {
    let refuse = (): void => undefined;
    /** Delays the next call to this path until `refuse` is called, and then fails it. */
    const hold = (path: string | RegExp) =>
      page.route(
        path,
        async (route) => {
          await new Promise<void>((resolve) => {
            refuse = resolve;
          });
          await route.fulfill({ status: 500, json: {} });
        },
        { times: 1 },
      );
    const fail = (path: string) =>
      page.route(path, (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
    const toolbar = page.getByRole("toolbar", { name: "Ranking" });
    const button = (name: string) => toolbar.getByRole("button", { name });

    await hold("**/scoring.manualRank*");
    await button("Manual Rank").click();
    await says(page, "manualRankStarts");
    expect(await button("Calculating...").isDisabled()).toBe(true);
    expect(await button("AI Rank").isDisabled()).toBe(true);
    refuse();
    await says(page, "manualRankFails");
    expect(await button("Manual Rank").isEnabled()).toBe(true);

    // Not the request for what the ranking may cost.
    await hold(/scoring\.aiRank(?:\?|$)/u);
    await button("AI Rank").click();
    await says(page, "aiRankStarts");
    expect(await button("AI Ranking...").isDisabled()).toBe(true);
    expect(await button("Manual Rank").isDisabled()).toBe(true);
    refuse();
    await says(page, "aiRankFails");

    await fail("**/scoring.rescore*");
    await button("Configure Weights").click();
    await page.getByRole("button", { name: "Save & Re-score" }).click();
    await says(page, "rescoreFails");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

    await candidateRow(page, "Amara Okafor").click();
    await page.getByRole("heading", { name: "Experience Timeline" }).waitFor();
    await page.keyboard.press("s");
    await says(page, "shortlisted");
    await page.keyboard.press("s");
    await says(page, "unshortlisted");
    // Every request fails, because the CV may also be prefetched.
    await page.route("**/download", (route) => route.fulfill({ status: 500, json: {} }));
    await page.keyboard.press("d");
    await says(page, "downloadFails");
    await page.unroute("**/download");
    const cv = await catchDownload(page, () => page.keyboard.press("d"));
    expect(cv.fileName).toBe("amara-okafor.pdf");
    await says(page, "downloadStarts");
    await page.keyboard.press("s");
    await fail("**/export/shortlist");
    await button("Export Shortlist (1)").click();
    await says(page, "exportFails");
    await catchDownload(page, () => button("Export Shortlist (1)").click());
    await says(page, "exportDone");
    await page.keyboard.press("Escape");

    await fail("**/candidates.deleteMany*");
    await openRowMenu(page, "Amara Okafor");
    await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Candidate" }).click();
    await says(page, "deleteCandidateFails");
    await waitForCandidates(page, 3);

    await fail("**/jobs.startDraft*");
    await page.getByRole("button", { name: "Add job" }).click();
    await says(page, "createJobFails");
    await fail("**/jobs.delete*");
    await page.getByRole("button", { name: "Actions for Senior Backend Engineer" }).click();
    await page.getByRole("menuitem", { name: "Delete Job" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Job" }).click();
    await says(page, "deleteJobFails");
    await page.getByRole("heading", { name: "Senior Backend Engineer" }).waitFor();
  });

  test("a message to support is kept until it has gone", async () => {
    await page.getByRole("button", { name: "Contact Support" }).click();
    const dialog = page.getByRole("dialog", { name: "Contact Support" });
    const send = dialog.getByRole("button", { name: "Send Message" });
    await send.click();
    for (const message of [
      "Subject is required",
      "Please select a category",
      "Message must be at least 10 characters",
    ]) {
      await dialog.getByText(message).waitFor();
    }
    const text = "The second page of a CV was not read.";
    await dialog.getByLabel("Category").selectOption("bug");
    await dialog.getByLabel("Subject").fill("A page is missing");
    await dialog.getByLabel("Message").fill(text);
    expect(await dialog.getByLabel("Email").isDisabled()).toBe(true);
    expect(await dialog.getByLabel("Name").inputValue()).toBe("Ada Lovelace");
    let refuse = (): void => undefined;
    await page.route(
      "**/support.contact*",
      async (route) => {
        await new Promise<void>((resolve) => {
          refuse = resolve;
        });
        await route.fulfill({ status: 500, json: {} });
      },
      { times: 1 },
    );
    await send.click();
    const sending = dialog.getByRole("button", { name: "Sending..." });
    await sending.waitFor();
    expect(await sending.isDisabled()).toBe(true);
    refuse();
    await says(page, "supportFails");
    expect(await dialog.getByLabel("Message").inputValue()).toBe(text);
    await send.click();
    await says(page, "supportDone");
    await dialog.waitFor({ state: "hidden" });

    const width = async (name: string) =>
      (await page.getByRole("button", { name }).locator("xpath=ancestor::aside/div").boundingBox())
        ?.width;
    expect(await width("Collapse sidebar")).toBe(320);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect.poll(() => width("Expand sidebar")).toBe(64);
  });

  test("the shortlist view shows who was chosen, the best first, and lets them go again", async () => {
    const byTotal = await listedNames(page);
    await page.getByRole("checkbox", { name: `Shortlist ${byTotal.at(-1)}` }).check();
    // What is under the pointer stays there while stars are set.
    const editJob = page.getByRole("radio", { name: "Edit JD" });
    const { x } = await boxOf(editJob);
    await page.getByRole("checkbox", { name: "Shortlist all candidates" }).check();
    await page.getByRole("button", { name: "Export Shortlist (3)" }).waitFor();
    expect((await boxOf(editJob)).x).toBe(x);
    await page.getByRole("radio", { name: /^Shortlist/ }).click();
    await page.getByText("3 candidates selected for Senior Backend Engineer").waitFor();
    const names = () => page.getByRole("heading", { level: 3 }).allInnerTexts();
    expect(await names()).toEqual(byTotal);
    await page.getByRole("combobox", { name: "Order" }).selectOption("Name");
    await expect.poll(names).toEqual(byTotal.toSorted());
    for (const name of byTotal.slice(0, 2))
      await page.getByRole("checkbox", { name: `Compare ${name}` }).check();
    await page.getByRole("button", { name: "Compare (2)" }).click();
    await page.getByRole("heading", { name: "Compare 2 candidates" }).waitFor();
    await page.goBack();
    await page.getByRole("button", { name: "Remove Mateus Carvalho from shortlist" }).click();
    await page.getByText("2 candidates selected for Senior Backend Engineer").waitFor();
    const card = page.getByRole("listitem").filter({ hasText: "Amara Okafor" });
    await card.getByRole("button", { name: "View Details" }).click();
    await page.getByRole("heading", { name: "Experience Timeline" }).waitFor();
  });
});

async function rankBothWays(page: Page): Promise<void> {
  const toolbar = page.getByRole("toolbar", { name: "Ranking" });
  await toolbar.getByRole("button", { name: "Manual Rank" }).click();
  await says(page, "manualRankDone");
  await toolbar.getByRole("button", { name: "AI Rank" }).click();
  await says(page, "aiRankDone");
  await expect.poll(() => page.getByText("Not ranked").count()).toBe(0);
}
