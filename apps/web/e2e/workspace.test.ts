import { beforeEach, describe, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { startProduct } from "./harness/product.ts";
import {
  candidateRow,
  catchDownload,
  createJob,
  listedNames,
  openRowMenu,
  sampleCv,
  uploadTo,
  waitForCandidates,
} from "./harness/workspace.ts";

const product = startProduct();

test("a newcomer sees a ranked table one click after signing up", async () => {
  const page = await product.signedInPage("/dashboard");
  await page.getByText("No job selected").waitFor();
  await page.getByText("Please select a job from the sidebar to view candidates").waitFor();
  await page.getByText("Create your first job posting").waitFor();
  await page.getByRole("button", { name: "Load sample data" }).click();
  await waitForCandidates(page, 13);
  const names = await listedNames(page);
  expect(names[0]).toBe("Amara Okafor");
  expect(names.slice(-2).toSorted()).toEqual(["Grace Wanjiru", "Olivia Marchetti"]);
});

test("an empty job and an empty shortlist say what to do", async () => {
  const page = await product.signedInPage("/");
  const jobId = await createJob(page, { title: "Data Analyst" });
  await page.goto(`/jobs/${jobId}`);
  await page.getByText("No candidates found").waitFor();
  await page.getByRole("button", { name: /^Shortlist/ }).click();
  await page.getByText("No candidates shortlisted").waitFor();
  expect(await page.getByRole("button", { name: "Export Shortlist (0)" }).isDisabled()).toBe(true);
});

describe("with three candidates", () => {
  let page: Page;
  let jobId: number;

  beforeEach(async () => {
    page = await product.signedInPage("/");
    jobId = await createJob(page, {
      title: "Senior Backend Engineer",
      must: ["TypeScript", "PostgreSQL"],
    });
    await uploadTo(page, jobId, [
      sampleCv("amara-okafor.pdf"),
      sampleCv("priya-raghunathan.docx"),
      sampleCv("mateus-carvalho.txt"),
    ]);
    await page.goto(`/jobs/${jobId}`);
    await waitForCandidates(page, 3);
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
    await page.getByRole("combobox", { name: "Skill" }).fill("kotlin");
    await page.getByRole("button", { name: "Add", exact: true }).click();
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
    await dialog.getByRole("slider", { name: "Skills Match" }).fill("20");
    await dialog.getByText("(Must equal 100%)").waitFor();
    const save = dialog.getByRole("button", { name: "Save & Re-score" });
    expect(await save.isDisabled()).toBe(true);
    await dialog.getByRole("slider", { name: "Gap Penalty" }).fill("35");
    await expect.poll(() => save.isDisabled()).toBe(false);
    await save.click();
    await page.getByText("All candidates have been re-scored with new weights").waitFor();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(total).not.toBe(before);

    // The weights are kept with the scores, and Cancel changes nothing.
    await page.reload();
    await waitForCandidates(page, 3);
    await page.getByRole("button", { name: "Configure Weights" }).click();
    expect(await dialog.getByRole("slider", { name: "Skills Match" }).inputValue()).toBe("20");
    await dialog.getByRole("slider", { name: "Recency" }).fill("0");
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("button", { name: "Configure Weights" }).click();
    expect(await dialog.getByRole("slider", { name: "Recency" }).inputValue()).toBe("10");
  });

  test("manual and AI rank give each candidate a place, and the AI's has a reason", async () => {
    await page.getByText("Not ranked").first().waitFor();
    const toolbar = page.getByRole("toolbar", { name: "Ranking" });
    await toolbar.getByRole("button", { name: "Manual Rank" }).click();
    await page.getByText("Manual Ranking Complete").waitFor();
    await toolbar.getByRole("button", { name: "AI Rank" }).click();
    await page.getByText("AI Ranking Complete").waitFor();
    await expect.poll(() => page.getByText("Not ranked").count()).toBe(0);
    await candidateRow(page, "Amara Okafor").click();
    await page.getByRole("heading", { name: /^AI Ranking Analysis/ }).waitFor();
    await page.getByText("Ranked by Built-in engine, just now").waitFor();
  });

  test("a deleted candidate comes back by Undo, and without it is gone for good", async () => {
    const remove = async () => {
      await openRowMenu(page, "Mateus Carvalho");
      await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
      const dialog = page.getByRole("dialog", { name: "Delete this candidate?" });
      await dialog.getByRole("button", { name: "Delete Candidate" }).click();
      await page.getByText("Candidate deleted successfully").waitFor();
      await waitForCandidates(page, 2);
      await page.getByText("2 candidates", { exact: true }).waitFor();
    };
    await remove();
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForCandidates(page, 3);
    await remove();
    // The page is left while the toast stands: that is the end of Undo, not of the deletion.
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
    await page.waitForURL(new RegExp(`/jobs/${otherId}(\\?|$)`));
    await page.getByRole("heading", { name: "Office Manager" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("heading", { name: "Senior Backend Engineer" }).waitFor();
    await remove("Senior Backend Engineer");
    await page.getByRole("heading", { name: "Office Manager" }).waitFor();
    await remove("Office Manager");
    await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
  });

  test("marked candidates are shortlisted, exported and deleted together", async () => {
    for (const name of ["Amara Okafor", "Mateus Carvalho"]) {
      await page.getByRole("checkbox", { name: `Mark ${name}` }).click();
    }
    const bar = page.getByRole("toolbar", { name: "Marked candidates" });
    await bar.getByRole("button", { name: "Add to Shortlist" }).click();
    await page.getByRole("button", { name: "Export Shortlist (2)" }).waitFor();
    await bar.getByRole("button", { name: "Export marked candidates" }).click();
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
    await bar.getByRole("button", { name: "Delete" }).click();
    await page.getByRole("button", { name: "Delete 2 Candidates" }).click();
    await page.getByText("2 candidates deleted successfully").waitFor();
    await waitForCandidates(page, 1);
    await page.getByRole("button", { name: "Export Shortlist (0)" }).waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await waitForCandidates(page, 3);
    await page.getByRole("button", { name: "Export Shortlist (2)" }).waitFor();
  });

  test("whatever fails says so in the words of the specification, one toast at a time", async () => {
    const toast = page.locator("[data-sonner-toast]");
    const says = async (title: string, text: string) => {
      await toast.filter({ hasText: title }).filter({ hasText: text }).waitFor();
      await expect.poll(() => toast.count()).toBe(1);
    };
    let refuse = (): void => undefined;
    /** The next call to this path waits until `refuse`, and then fails. */
    const hold = (path: string) =>
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
    await says("Calculating Manual Rankings", "");
    expect(await button("Calculating...").isDisabled()).toBe(true);
    expect(await button("AI Rank").isDisabled()).toBe(true);
    refuse();
    await says("Calculation Failed", "Unable to calculate scores. Please try again.");
    expect(await button("Manual Rank").isEnabled()).toBe(true);

    await hold("**/scoring.aiRank*");
    await button("AI Rank").click();
    await says("AI Ranking in Progress", "");
    expect(await button("AI Ranking...").isDisabled()).toBe(true);
    expect(await button("Manual Rank").isDisabled()).toBe(true);
    refuse();
    await says("AI Ranking Failed", "Unable to generate AI rankings. Please try again.");

    await fail("**/scoring.rescore*");
    await button("Configure Weights").click();
    await page.getByRole("button", { name: "Save & Re-score" }).click();
    await says("Error", "Failed to re-score candidates");
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();

    await candidateRow(page, "Amara Okafor").click();
    await page.getByRole("heading", { name: "Experience Timeline" }).waitFor();
    await page.keyboard.press("s");
    await says("Added to shortlist", "");
    await page.keyboard.press("s");
    await says("Removed from shortlist", "");
    await fail("**/download");
    await page.keyboard.press("d");
    await says("Download failed", "Unable to download the CV file. Please try again.");
    const cv = await catchDownload(page, () => page.keyboard.press("d"));
    expect(cv.fileName).toBe("amara-okafor.pdf");
    await says("Download started", "CV is being downloaded");
    await page.keyboard.press("s");
    await fail("**/export/shortlist");
    await button("Export Shortlist (1)").click();
    await says("Export failed", "Unable to export the shortlist. Please try again.");
    await catchDownload(page, () => button("Export Shortlist (1)").click());
    await says("Export successful", "Shortlist with 1 candidates has been downloaded.");
    await page.keyboard.press("Escape");

    await fail("**/candidates.deleteMany*");
    await openRowMenu(page, "Amara Okafor");
    await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Candidate" }).click();
    await says("Success", "Candidate deleted successfully");
    await waitForCandidates(page, 2);
    // Nobody undoes it: after its five seconds the deletion is sent, fails, and the row is back.
    await says("Error", "Failed to delete candidate");
    await waitForCandidates(page, 3);

    await fail("**/jobs.create*");
    await page.getByRole("button", { name: "Add job" }).click();
    await says("Error", "Failed to create new job");
    await fail("**/jobs.delete*");
    await page.getByRole("button", { name: "Actions for Senior Backend Engineer" }).click();
    await page.getByRole("menuitem", { name: "Delete Job" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Delete Job" }).click();
    await says("Success", "Job deleted successfully");
    await page.waitForURL(/\/$/);
    await toast.getByRole("button", { name: "Close" }).click();
    await says("Error", "Failed to delete job");
  });

  test("a message to support is kept until it has gone", async () => {
    const toast = page.locator("[data-sonner-toast]");
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
    await page.route("**/support.contact*", (route) => route.fulfill({ status: 500, json: {} }), {
      times: 1,
    });
    await send.click();
    await toast.filter({ hasText: "Failed to Send" }).waitFor();
    expect(await dialog.getByLabel("Message").inputValue()).toBe(text);
    await send.click();
    await toast
      .filter({ hasText: "Message Sent" })
      .filter({ hasText: "We'll get back to you soon!" })
      .waitFor();
    await dialog.waitFor({ state: "hidden" });

    const width = async (name: string) =>
      (await page.getByRole("button", { name }).locator("xpath=ancestor::aside/div").boundingBox())
        ?.width;
    expect(await width("Collapse sidebar")).toBe(320);
    await page.getByRole("button", { name: "Collapse sidebar" }).click();
    await expect.poll(() => width("Expand sidebar")).toBe(64);
  });

  test("the shortlist view shows who was chosen and lets them go again", async () => {
    await page.getByRole("checkbox", { name: "Select all candidates" }).check();
    await page.getByRole("button", { name: /^Shortlist/ }).click();
    await page.getByText("3 candidates selected for Senior Backend Engineer").waitFor();
    await page.getByRole("button", { name: "Remove Mateus Carvalho from shortlist" }).click();
    await page.getByText("2 candidates selected for Senior Backend Engineer").waitFor();
    const card = page.getByRole("listitem").filter({ hasText: "Amara Okafor" });
    await card.getByRole("button", { name: "View Details" }).click();
    await page.getByRole("heading", { name: "Experience Timeline" }).waitFor();
  });
});
