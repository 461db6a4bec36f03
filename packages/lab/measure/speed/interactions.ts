/**
 * `npm run lab interactions`: measures landing page, article and workspace on a slow phone, and the
 * workspace on a slow desktop: largest paint, layout shift, and the time from each real key press
 * or click to the next paint. The longest one is the INP. `ROUNDS` is the number of visits of each
 * page, about 20 s each. `ONLY=landing` measures only that page. The list contains the generated
 * CVs of the ranking benchmark, uploaded and scored.
 */
import { availableParallelism, loadavg } from "node:os";
import type { Browser } from "playwright-core";
import { openBrowser } from "@resume-picker/web/e2e/harness/browser.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import { uploadTo } from "@resume-picker/web/e2e/harness/workspace.ts";
import { rankKits } from "../../ranking/kits.ts";
import { makePool } from "../../ranking/make-pool.ts";
import { slowDown } from "../../ui/slow-device.ts";
import { listJourneys, publicJourneys } from "../../ui/slow-journeys.ts";
import type { Journey } from "../../ui/slow-journeys.ts";
import { readVitals, watchVitals } from "../../ui/vitals.ts";
import type { Vitals } from "../../ui/vitals.ts";
import { recordFigure } from "../../figures/record-figure.ts";

const rounds = Number(process.env.ROUNDS ?? 3);
const only = process.env.ONLY ?? "";
const limits = { largestPaint: 2500, shift: 0.02, interaction: 200 };
/** Browsers don't report shorter interactions. */
const shortest = 16;

type State = Awaited<ReturnType<typeof makeDesk>>["state"];
type Used = Pick<Vitals, "largestPaint" | "shift"> & {
  /** The longest interaction of each action, in milliseconds. */
  took: Map<string, number>;
};

const [server, browser] = await Promise.all([startServer(), openBrowser()]);
let isPassed = true;
try {
  say("server and browser are there");
  const { path, state } = await makeDesk(browser);
  say("the job has its candidates");
  for (const journey of [...publicJourneys, ...listJourneys(path)]) {
    if (!journey.name.includes(only)) continue;
    const used: Used[] = [];
    for (let round = 0; round < rounds; round += 1) {
      used.push(await use(browser, journey, path === journey.path ? state : undefined));
      say(`${journey.name}: round ${round + 1} of ${rounds}`);
    }
    isPassed = report(journey, used) && isPassed;
  }
  console.log(`\n${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1) ?? "?"}`);
} finally {
  await browser.close();
  await server.stop();
}
if (!isPassed) process.exitCode = 1;

/** Prints the progress, because a whole run takes minutes. */
function say(what: string): void {
  console.error(`${(performance.now() / 1000).toFixed(0)} s: ${what}`);
}

/** Creates an admin with an article and a job with the generated CVs. */
async function makeDesk(from: Browser) {
  const context = await from.newContext({ baseURL: server.url });
  const page = await context.newPage();
  const { request } = page;
  const name = { username: "admin", firstName: "Grace", lastName: "Hopper" };
  const account = { ...name, password: "correct horse", email: "admin@example.com" };
  await request.post("/api/register", { data: account });
  const text = "What a careful reader sees, what a machine sees, and why the two disagree. ";
  const article = {
    title: "A long read",
    slug: "a-long-read",
    content: `## Beginning\n\n${`${text.repeat(4)}\n\n`.repeat(12)}`,
    excerpt: text,
    status: "published",
  };
  await request.post("/api/blog/posts", { data: article });
  const [kit] = rankKits;
  const job = await request.post("/api/jobs", { data: { ...kit?.job, status: "active" } });
  const { id } = (await job.json()) as { id: number };
  const pool = makePool(rankKits, 1);
  await uploadTo(
    page,
    id,
    pool.map((cv) => ({ name: `cv-${cv.id}.txt`, bytes: Buffer.from(cv.text) })),
  );
  const state = await context.storageState();
  await context.close();
  return { path: `/jobs/${id}`, state };
}

/** Opens the page with an empty cache and performs all actions once. */
async function use(from: Browser, journey: Journey, storageState?: State): Promise<Used> {
  const context = await from.newContext({
    baseURL: server.url,
    ...journey.device,
    ...(storageState && { storageState }),
  });
  try {
    const page = await context.newPage();
    await watchVitals(page);
    await slowDown(page);
    await page.goto(journey.path);
    await page.getByText(journey.sign).filter({ visible: true }).first().waitFor();
    // The network is never idle if the page listens for changes.
    await page.waitForLoadState("load");
    await page.waitForTimeout(2500);
    const { largestPaint } = await readVitals(page);
    const took = new Map<string, number>();
    let known = 0;
    for (const [name, act] of Object.entries(journey.actions)) {
      await act(page).catch((cause: unknown) => {
        throw new Error(`${journey.name}: ${name}`, { cause });
      });
      // Waits until the effects are rendered and the browser has reported them.
      await page.waitForTimeout(700);
      const { interactions } = await readVitals(page);
      const durations = interactions.slice(known).map(({ duration }) => duration);
      took.set(name, Math.max(shortest, ...durations));
      known = interactions.length;
    }
    const { shift } = await readVitals(page);
    return { largestPaint, shift, took };
  } finally {
    await context.close();
  }
}

function report(journey: Journey, used: readonly Used[]): boolean {
  const largestPaint = median(used.map((each) => each.largestPaint));
  const shift = median(used.map((each) => each.shift));
  console.log(`\n${journey.name}, ${used.length} rounds\n`);
  console.log("| from press to paint, ms | median | longest |");
  console.log("|---|---:|---:|");
  for (const name of Object.keys(journey.actions)) {
    const times = used.map(({ took }) => took.get(name) ?? 0);
    console.log(`| ${name} | ${median(times)} | ${Math.max(...times)} |`);
  }
  // For a visit with fewer than fifty interactions, the INP is the longest one.
  const interaction = median(used.map(({ took }) => Math.max(...took.values())));
  console.log(
    `\nLargest paint ${Math.round(largestPaint)} ms, layout shift ${shift.toFixed(4)}, INP ${interaction} ms (medians)`,
  );
  if (journey.name === "workspace, phone")
    recordFigure("interactions", {
      ours: `${(largestPaint / 1000).toFixed(1)} s, ${interaction} ms`,
    });
  return (
    largestPaint <= limits.largestPaint &&
    shift <= limits.shift &&
    interaction <= limits.interaction
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}
