import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, phone, sharedProduct } from "../harness/product.ts";
import { makeJob, sampleCv } from "../harness/workspace.ts";

const product = sharedProduct();

/** Moving the list by one line is 0.012 on the desktop and 0.03 on the phone. */
const limit = 0.005;
/** The pause before each response, long enough to paint the previous one. */
const pauseMs = 50;

const devices: [string, BrowserContextOptions, string[]][] = [
  ["desktop", { viewport: desktop }, ["Columns", "Ada Lovelace", "Report"]],
  ["phone", { viewport: phone, hasTouch: true, isMobile: true }, ["Config", "More actions"]],
];

test.each(devices)(
  "the ranking on a %s doesn't move while it is loading",
  async (_, device, lastButtons) => {
    const page = await openSlowly(device);
    await page.getByText("Not ranked yet.").waitFor();
    await page.getByText("1 left to review").waitFor();
    for (const name of lastButtons) await page.getByRole("button", { name }).first().waitFor();
    const shifts = await readShifts(page);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limit);
    await page.unrouteAll({ behavior: "ignoreErrors" });
  },
);

test.each(devices)(
  "a weight's slider on a %s stays where it is while it moves",
  async (_, device) => {
    const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv);
    const { page, jobId } = await makeJob(product, { title: "Backend Engineer", cvs }, device);
    await page.goto(`/jobs/${jobId}`);
    await page.getByRole("button", { name: /^Config/ }).click();
    const slider = page.getByRole("slider", { name: "Skills Match" });
    await page.getByText("Total: 100%").waitFor();
    const place = async () => (await slider.boundingBox())?.y;
    // The dialog slides in.
    await expect.poll(async () => (await place()) === (await place())).toBe(true);
    const before = await place();
    await slider.fill("20");
    await page.getByRole("button", { name: "Spread the remaining" }).waitFor();
    expect(await place()).toBe(before);
  },
);

test("the comparison doesn't move while its candidates are loading", async () => {
  const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv);
  const { page, jobId } = await makeJob(
    product,
    { title: "Backend Engineer", cvs },
    { viewport: desktop },
  );
  const list = await page.request.get(`/api/jobs/${jobId}/candidates`);
  const ids = ((await list.json()) as { id: number }[]).map(({ id }) => id);
  await goSlowly(page, `/jobs/${jobId}?compare=${ids.join(",")}`);
  await page.getByRole("region", { name: "Comparison" }).waitFor();
  const shifts = await readShifts(page);
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limit);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

/** Opens the ranking of a job with a decision and a shortlist, with one response after another. */
async function openSlowly(device: BrowserContextOptions): Promise<Page> {
  const cvs = ["amara-okafor.pdf", "kenji-watanabe.docx"].map(sampleCv);
  const { page, jobId } = await makeJob(product, { title: "Backend Engineer", cvs }, device);
  const list = await page.request.get(`/api/jobs/${jobId}/candidates`);
  const [first] = (await list.json()) as { id: number }[];
  const candidateIds = [first?.id];
  await page.request.put(`/api/jobs/${jobId}/shortlist`, { data: { candidateIds } });
  const decision = { candidateIds, decision: "hold", reasons: [], note: null };
  await page.request.post(`/api/jobs/${jobId}/decisions`, { data: decision });
  await goSlowly(page, `/jobs/${jobId}`);
  return page;
}

async function goSlowly(page: Page, path: string): Promise<void> {
  let turn = Promise.resolve();
  await page.route(/\/assets\/.*\.js$|\/api\/trpc\//, async (route) => {
    turn = turn.then(() => pause(pauseMs));
    await turn;
    await route.continue();
  });
  await page.addInitScript(watchShifts);
  await page.goto(path);
}

type Shift = { value: number; moved: string[] };

/** Runs in the page. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Reflect.set(window, "shifts", shifts);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      // Missing in TypeScript's library.
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      shifts.push({
        value,
        moved: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? ""),
      });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

/** Returns the shifts once two more frames have been painted, which reports the last ones. */
function readShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    return Reflect.get(window, "shifts") as Shift[];
  });
}
