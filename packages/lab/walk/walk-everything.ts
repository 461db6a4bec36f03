import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { findBarriers } from "@resume-picker/web/e2e/harness/accessibility.ts";
import { startServer } from "@resume-picker/web/e2e/harness/server.ts";
import {
  adminScreens,
  candidateScreens,
  jobScreens,
  visitorScreens,
} from "@resume-picker/web/e2e/extremes/screens.ts";
import type { ExtremeScreen } from "@resume-picker/web/e2e/extremes/screens.ts";
import { seedExtremes } from "@resume-picker/web/e2e/extremes/seed-extremes.ts";
import { findFocusFaults } from "@resume-picker/web/e2e/extremes/focus-rings.ts";
import {
  findLastingFaults,
  focusWidths,
  heights,
  openScreen,
  settleLayout,
} from "@resume-picker/web/e2e/extremes/walk.ts";
import { listScreens } from "../gallery/screens.ts";
import type { Screen } from "../gallery/screens.ts";
import { register, seed } from "../gallery/seed.ts";
import { crowdScreens, seedCrowd } from "./crowd.ts";

/** Faults are printed immediately. At the end only their number matters. */
type Walked = { states: number; faults: string[] };
type Add = (name: string, walk: () => Promise<Walked>) => Promise<void>;
type Open = (options?: BrowserContextOptions) => Promise<Page>;

const sizes = Object.entries(heights).map(([width, height]) => ({ width: Number(width), height }));

/**
 * Opens every screen with the longest words and with hundreds of rows, and every dialog of the
 * gallery, at every size, light and dark. Reports layout faults and axe findings.
 * @param wanted limits the screens by parts of their names, and `/` alone to the start pages. If
 * empty, all are checked.
 */
export async function walkEverything(browser: Browser, wanted: readonly string[]): Promise<Walked> {
  const walked: Walked = { states: 0, faults: [] };
  const add = async (name: string, walk: () => Promise<Walked>) => {
    const isNamed = (word: string) => (word === "/" ? name === word : name.includes(word));
    if (wanted.length > 0 && !wanted.some(isNamed)) return;
    const { states, faults } = await walk();
    walked.states += states;
    walked.faults.push(...faults);
    console.log(`${name}: ${states} states, ${faults.length} faults`);
    for (const fault of faults) console.log(`  ${fault}`);
  };
  await onServer(browser, (open) => walkDialogs(open, add));
  await onServer(browser, (open) => walkExtremes(open, add));
  return walked;
}

async function onServer(browser: Browser, act: (open: Open) => Promise<void>): Promise<void> {
  const server = await startServer();
  try {
    await act(async (options = {}) => {
      const shared = { baseURL: server.url, reducedMotion: "reduce" } as const;
      const context = await browser.newContext({ ...shared, ...options });
      // tsx wraps functions in this helper, including those that run in the page.
      await context.addInitScript("globalThis.__name = (named) => named");
      context.setDefaultTimeout(20_000);
      return context.newPage();
    });
  } finally {
    await server.stop();
  }
}

async function signUp(open: Open, username: string): Promise<Page> {
  const page = await open();
  await register(page.request, username);
  await page.goto("/security");
  return page;
}

async function walkDialogs(open: Open, add: Add): Promise<void> {
  const recruiter = await signUp(open, "ada");
  const seeds = await seed(recruiter.request);
  const newcomer = await signUp(open, "grace");
  const states = {
    visitor: undefined,
    newcomer: await newcomer.context().storageState(),
    recruiter: await recruiter.context().storageState(),
  };
  for (const screen of listScreens(seeds)) {
    const options = { storageState: states[screen.who] };
    await add(screen.name, () => walkState(() => open(options), screen));
  }
}

async function walkExtremes(open: Open, add: Add): Promise<void> {
  // The first account of a server is its admin.
  const admin = await signUp(open, "ada");
  const extremes = await seedExtremes(admin);
  for (const screen of visitorScreens) await add(screen.path, () => walkScreen(open, screen));
  const storageState = await admin.context().storageState();
  const openAsAdmin = () => open({ storageState });
  const words = [...jobScreens(extremes), ...candidateScreens(extremes), ...adminScreens];
  for (const screen of words) await add(screen.path, () => walkScreen(openAsAdmin, screen));
  for (const screen of crowdScreens(await seedCrowd(admin))) {
    await add(screen.path, () => walkScreen(openAsAdmin, screen));
  }
}

/** Opens a screen once and then changes its width. */
async function walkScreen(open: Open, screen: ExtremeScreen): Promise<Walked> {
  const walked: Walked = { states: 0, faults: [] };
  const page = await open();
  try {
    await openScreen(page, screen);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await lookAt(page, size.width, walked);
    }
  } catch (error) {
    walked.faults.push(firstLine(error));
  }
  await page.context().close();
  return walked;
}

/** Opens a dialog or menu again at every size. */
async function walkState(open: Open, screen: Screen): Promise<Walked> {
  const walked: Walked = { states: 0, faults: [] };
  for (const size of sizes) {
    const page = await open();
    try {
      await page.setViewportSize(size);
      await page.goto(screen.path);
      await screen.prepare(page, { isPhone: size.width < 600, isTable: size.width >= 1024 });
      await lookAt(page, size.width, walked);
    } catch (error) {
      walked.faults.push(`${size.width}: ${firstLine(error)}`);
    }
    // A deletion that is delayed until its toast closes must not affect the next state.
    await page.context().setOffline(true);
    await page.context().close();
  }
  return walked;
}

async function lookAt(page: Page, width: number, walked: Walked): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await settleLayout(page);
    // Some pages never stop polling.
    await page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => undefined);
    const reported = [...(await findBarriers(page)), ...(await findLastingFaults(page))];
    // The rings are where they are in both themes.
    if (colorScheme === "dark" && focusWidths.includes(width))
      reported.push(...(await findFocusFaults(page)));
    walked.states += 1;
    walked.faults.push(...reported.map((fault) => `${width} ${colorScheme}: ${fault}`));
  }
}

const firstLine = (error: unknown): string => String(error).split("\n")[0] ?? "";
