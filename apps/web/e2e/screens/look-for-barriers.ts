import type { BrowserContextOptions } from "playwright-core";
import { describe, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { makeSample, openRowMenu, sharedJob } from "../harness/workspace.ts";

export type Look = { look: string; options: BrowserContextOptions };

/** Defines a suite that checks the main screens in each of the looks. */
export function lookForBarriers(looks: readonly Look[]): void {
  const product = sharedProduct();
  const openSample = sharedJob(product, () => makeSample(product));

  describe.each(looks)(
    "somebody with a screen reader or weak eyes can use, $look:",
    ({ options }) => {
      const what = options.colorScheme === "dark" ? "colours" : "everything";

      test("the pages of a visitor", async () => {
        const page = await product.newPage(options);
        for (const path of ["/", "/auth", "/auth?tab=sign-up", "/no/such/page"]) {
          await page.goto(path);
          await page.getByRole("heading").first().waitFor();
          await expectNoBarriers(page, path, what);
        }
      });

      test("home, the workspace, its dialogs, a candidate, the shortlist and the editor", async () => {
        const { page, jobId } = await openSample(options);
        const check = async (where: string) => expectNoBarriers(page, where, what);
        await page.goto("/");
        await page.getByRole("heading", { name: "Quick Stats" }).waitFor();
        await check("home");
        await page.goto(`/jobs/${jobId}`);
        await page.getByText("Showing 13 of 13 candidates").waitFor();
        await check("ranking");
        await page.getByRole("button", { name: /^Config/ }).click();
        await page.getByRole("heading", { name: "Configure Score Weights" }).waitFor();
        await check("weights");
        await page.keyboard.press("Escape");
        await openRowMenu(page, "Amara Okafor");
        await page.getByRole("menuitem", { name: "Delete Candidate" }).click();
        await page.getByRole("heading", { name: "Delete this candidate?" }).waitFor();
        await check("delete");
        await page.keyboard.press("Escape");
        await page.getByRole("checkbox", { name: "Shortlist Amara Okafor" }).check();
        await page.getByRole("searchbox", { name: "Search candidates" }).fill("Derek");
        await page.getByText("Showing 1 of 13 candidates").waitFor();
        await page
          .getByRole("button", { name: /Derek Halloway/ })
          .first()
          .click();
        await page.getByRole("list", { name: "Warnings" }).waitFor();
        await check("candidate");
        await page.goto(`/jobs/${jobId}?view=shortlist`);
        await page.getByRole("heading", { name: "Shortlisted Candidates" }).waitFor();
        await check("shortlist");
        await page.goto(`/jobs/${jobId}/editor`);
        await page.getByRole("heading", { name: "Edit Job Description" }).waitFor();
        await check("editor");
      });
    },
  );
}
