import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, phone, sharedProduct } from "../harness/product.ts";
import {
  createJob,
  dropFiles,
  sampleCv,
  uploadTo,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

async function openList(options: BrowserContextOptions): Promise<{ page: Page; jobId: number }> {
  const page = await product.signedInPage("/", options);
  const jobId = await createJob(page, { title: "Senior Backend Engineer" });
  const files = ["amara-okafor.pdf", "kenji-watanabe.docx", "mateus-carvalho.txt"];
  await uploadTo(page, jobId, files.map(sampleCv));
  await page.goto(`/jobs/${jobId}`);
  await waitForCandidates(page, 3);
  return { page, jobId };
}

/** Returns the toast once it has stopped moving. */
async function restingToast(page: Page): Promise<Locator> {
  const toast = page.locator("[data-sonner-toast]").first();
  await toast.waitFor();
  let before = "";
  await expect
    .poll(
      async () => {
        const last = before;
        before = JSON.stringify(await toast.boundingBox());
        return before === last;
      },
      { timeout: 20_000, interval: 150 },
    )
    .toBe(true);
  return toast;
}

async function expectApart(toast: Locator, others: Record<string, Locator>): Promise<void> {
  const at = await toast.boundingBox();
  if (!at) throw new Error("There is no toast");
  for (const [name, other] of Object.entries(others)) {
    const box = await other.boundingBox();
    if (!box) throw new Error(`There is no ${name}`);
    const isBeside =
      at.x >= box.x + box.width ||
      box.x >= at.x + at.width ||
      at.y >= box.y + box.height ||
      box.y >= at.y + at.height;
    expect(isBeside, `the toast covers ${name}`).toBe(true);
  }
}

test("a toast covers neither the selection's bar nor the candidate's panel nor the account", async () => {
  const { page } = await openList({ viewport: desktop });
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  const bar = page.getByRole("toolbar", { name: "Selected candidates" });
  for (const key of ["j", "x"]) await page.keyboard.press(key);
  await bar.waitFor();
  await panel.getByRole("heading", { level: 2 }).waitFor();
  await bar.getByRole("button", { name: "Add to Shortlist" }).click();
  await expectApart(await restingToast(page), {
    "the panel": panel,
    "the selection's bar": bar,
    "the toolbar": page.getByRole("toolbar", { name: "Ranking" }),
    "the account": page.getByRole("button", { name: /account$/ }),
  });
});

test("on a phone a toast stands above what is pressed with the thumb", async () => {
  const { page } = await openList({ viewport: phone, isMobile: true, hasTouch: true });
  const bar = page.getByRole("toolbar", { name: "Selected candidates" });
  await page.getByRole("checkbox", { name: "Select Amara Okafor" }).tap();
  await bar.getByRole("button", { name: "Add to Shortlist" }).tap();
  await expectApart(await restingToast(page), {
    "the selection's bar": bar,
    "the toolbar": page.getByRole("toolbar", { name: "Ranking" }),
    "the first candidate": page.getByRole("button", { name: "Amara Okafor", exact: true }),
  });
  // The bar fits in one row.
  expect((await bar.boundingBox())?.height).toBeLessThan(72);
});

test.each([
  ["desktop", { viewport: desktop }],
  ["phone", { viewport: phone, isMobile: true, hasTouch: true }],
])(
  "on a %s the toast of an error leaves the line that explains it to be read",
  async (_, options) => {
    const { page, jobId } = await openList(options);
    await page.goto(`/jobs/${jobId}/editor`);
    await page.getByLabel("Job Title").fill("");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Validation Error").waitFor();
    await expectApart(await restingToast(page), {
      "the field": page.getByLabel("Job Title"),
      "its button": page.getByRole("button", { name: "Save" }),
    });
  },
);

test("on a phone the toast of an upload leaves the drawer's list of failed files to be read", async () => {
  const { page } = await openList({ viewport: phone, isMobile: true, hasTouch: true });
  await page.getByRole("button", { name: "Jobs and uploads" }).tap();
  await dropFiles(page, [
    { name: "photo.png", bytes: Buffer.from("89504e470d0a1a0a", "hex") },
    { name: "empty.txt", bytes: Buffer.alloc(0) },
  ]);
  await page.getByText("Upload Failed").waitFor();
  await expectApart(await restingToast(page), {
    "what failed": page.getByText("empty.txt").first(),
    "its button": page.getByRole("button", { name: "Dismiss" }),
  });
});
