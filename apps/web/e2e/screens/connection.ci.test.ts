import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { sharedProduct } from "../harness/product.ts";
import { toasts } from "../harness/toasts.ts";
import { dropFiles, openJob, sampleCv } from "../harness/workspace.ts";

const product = sharedProduct();

const cut = (page: Page) => page.context().setOffline(true);
const mend = (page: Page) => page.context().setOffline(false);
const banner = (page: Page) => page.getByText("No connection to the server");

/** Parts that the workspace prefetches when idle, which may be late on a busy machine. */
const ahead = ["detail-pane", "later", "narrow"];

/** Waits until these parts are loaded and nothing more has been fetched for half a second. */
async function settle(page: Page, parts: readonly string[] = []): Promise<void> {
  const look = (names: readonly string[]) => {
    const fetched = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    const missing = names.filter(
      (name) => !fetched.some((file) => file.name.includes(`/assets/${name}-`)),
    );
    const last = Math.max(0, ...fetched.map(({ responseEnd }) => responseEnd));
    return { missing, isQuiet: performance.now() - last > 500 };
  };
  await expect.poll(() => page.evaluate(look, parts)).toEqual({ missing: [], isQuiet: true });
}

/** Opens a job with two candidates in the workspace. */
async function workspace(): Promise<{ page: Page; jobId: number }> {
  const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv);
  const opened = await openJob(product, { title: "Backend Engineer", cvs });
  await settle(opened.page, ahead);
  return opened;
}

/** A toast of the catalogue, or a custom one. */
type Words = keyof typeof toasts | readonly [title: string, text: string];

/** Waits for a toast with the reason on a separate line. */
async function failsWith(page: Page, words: Words): Promise<void> {
  const [title, text] = typeof words === "string" ? toasts[words] : words;
  // The previous toast may still be fading out, with the same title.
  const toast = page
    .locator("[data-sonner-toast]")
    .filter({ hasText: title })
    .filter({ has: page.getByText(text, { exact: true }) });
  await toast.getByText("The server can’t be reached. Check your connection.").waitFor();
  await toast.getByRole("button", { name: "Close" }).click();
}

const actions: [words: Words, act: (page: Page) => Promise<unknown>][] = [
  ["manualRankFails", (page) => page.getByRole("button", { name: "Manual Rank" }).first().click()],
  ["aiRankFails", (page) => page.getByRole("button", { name: "AI Rank" }).first().click()],
  [
    "rescoreFails",
    async (page) => {
      await page.getByRole("button", { name: "Configure Weights" }).click();
      await page.getByRole("button", { name: "Save & Re-score" }).click();
    },
  ],
  ["createJobFails", (page) => page.getByRole("button", { name: "Add job" }).first().click()],
  [
    "deleteJobFails",
    async (page) => {
      await page.getByRole("button", { name: /Actions for Backend Engineer/ }).click();
      await page.getByRole("menuitem", { name: "Delete Job" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete Job" }).click();
    },
  ],
  ["uploadFails", (page) => dropFiles(page, [sampleCv("renee-dubois.pdf")])],
  [
    "downloadFails",
    async (page) => {
      await page.getByRole("row").nth(1).click();
      await page.getByRole("button", { name: "Download CV" }).click();
    },
  ],
  [
    ["Error", "The shortlist could not be saved. Please try again."],
    (page) => page.getByRole("button", { name: "Add to Shortlist" }).click(),
  ],
  [
    ["Error", "The decision could not be saved. Please try again."],
    (page) => page.getByRole("button", { name: /^Advance/ }).click(),
  ],
  [
    "deleteCandidateFails",
    async (page) => {
      await page
        .getByRole("row")
        .nth(2)
        .getByRole("button", { name: /^Actions/ })
        .click();
      await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
    },
  ],
  [
    "supportFails",
    async (page) => {
      await page.getByRole("button", { name: "Contact Support" }).click();
      await page.getByLabel("Subject").fill("A question");
      await page.getByLabel("Category").selectOption("general");
      await page.getByLabel("Message", { exact: true }).fill("What becomes of this text?");
      await page.getByRole("button", { name: "Send Message" }).click();
    },
  ],
];

test("each action without a network says that it failed, and why", async () => {
  const { page } = await workspace();
  await cut(page);
  for (const [words, act] of actions) {
    await act(page);
    await failsWith(page, words);
    if (words === "rescoreFails") await page.getByRole("button", { name: "Cancel" }).click();
  }
  await banner(page).waitFor();
  // Unsaved data isn't shown as saved, and typed text isn't lost.
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe(
    "What becomes of this text?",
  );
  await page.keyboard.press("Escape");
  await page.getByText("0 of 1 done · 1 not uploaded").waitFor();
  await page.getByRole("button", { name: "Add to Shortlist" }).waitFor();
  await page.getByText("Showing 2 of 2 candidates").waitFor();
  await mend(page);
  await banner(page).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Manual Rank" }).first().click();
  await page.getByText("Manual Ranking Complete").waitFor();
});

test("what was fetched ahead opens without a network, and the CV comes when it is back", async () => {
  const { page } = await workspace();
  await cut(page);
  await page.getByRole("row").nth(1).click();
  await page.getByRole("complementary", { name: "Candidate Details" }).waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Action, page, job or candidate" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("radio", { name: /^Shortlist/ }).click();
  await page.getByText("No candidates shortlisted").waitFor();
  expect(await page.getByText("Oops! Something went wrong").count()).toBe(0);
  await page.getByRole("radio", { name: /^Ranking/ }).click();
  await page.getByRole("row").nth(1).click();
  await page.getByRole("button", { name: "View CV" }).click();
  await page.getByText(/^The CV (?:can’t be shown|could not be loaded)$/).waitFor();
  expect(await page.getByText("Failed to fetch").count()).toBe(0);
  await mend(page);
  await banner(page).waitFor({ state: "detached" });
  await page.locator('canvas[data-state="drawn"]').first().waitFor();
});

test("a part that could not be fetched says so in its own place, and comes by itself", async () => {
  const { page } = await openJob(product, {
    title: "Backend Engineer",
    cvs: [sampleCv("amara-okafor.pdf")],
  });
  await page.route(/assets\/detail-pane-/, (route) => route.abort());
  await page.reload();
  await page.getByRole("row").nth(1).click();
  await page.getByText("The candidate could not be loaded").waitFor();
  await page.getByText("New version available").waitFor();
  await page.unroute(/assets\/detail-pane-/);
  await page.getByRole("button", { name: "Try Again" }).click();
  await page.getByRole("complementary", { name: "Candidate Details" }).waitFor();
});

test("a page whose code can't be fetched waits for the server, and then comes", async () => {
  const page = await product.newUser();
  await page.route(/assets\/_shell\.security-/, (route) => route.abort());
  await page.goto("/");
  await page.getByRole("link", { name: "Security" }).waitFor();
  await settle(page);
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByRole("heading", { name: "This page could not be loaded" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("heading", { name: "Security" }).waitFor();
});

test("an outdated page loads itself again once, and says so the second time", async () => {
  const page = await product.newUser();
  await page.route(/assets\/_shell\.security-/, (route) =>
    route.fulfill({ status: 404, body: "" }),
  );
  await page.goto("/");
  await page.getByRole("link", { name: "Security" }).waitFor();
  await settle(page);
  await page.getByRole("link", { name: "Security" }).click();
  await page.getByRole("heading", { name: "New version available" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("button", { name: "Reload" }).click();
  await page.getByRole("heading", { name: "Security" }).waitFor();
});

test("a job that was being written is kept when the network goes while it is saved", async () => {
  const { page, jobId } = await workspace();
  await page.goto(`/jobs/${jobId}/editor`);
  await page.getByLabel("Job Title").fill("Backend Engineer, Lagos");
  await settle(page);
  await cut(page);
  await page.getByRole("button", { name: "Save" }).click();
  await failsWith(page, "saveJobFails");
  expect(await page.getByLabel("Job Title").inputValue()).toBe("Backend Engineer, Lagos");
  await mend(page);
  await page.reload();
  await page.getByLabel("Job Title").waitFor();
  expect(await page.getByLabel("Job Title").inputValue()).toBe("Backend Engineer, Lagos");
});
