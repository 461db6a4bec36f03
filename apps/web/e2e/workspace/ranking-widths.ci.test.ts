import { test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { makeSample, sharedJob, waitForCandidates } from "../harness/workspace.ts";
import { expectRankingFits } from "./ranking-fit.ts";

const product = sharedProduct();
const openSample = sharedJob(product, () => makeSample(product));

/** Also runs axe, which `ranking-screen.test.ts` runs only on the widest table. */
test.each([320, 390, 820, 1024, 1440, 1920])(
  "the ranking and a candidate fit a page %i pixels wide, with no barriers",
  async (width) => {
    const { page, jobId } = await openSample({ viewport: { width, height: 900 } });
    await page.goto(`/jobs/${jobId}`);
    await waitForCandidates(page, 13);
    await expectRankingFits(page, width, (where) => expectNoBarriers(page, where));
  },
);
