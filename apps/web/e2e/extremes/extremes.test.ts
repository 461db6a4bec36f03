import type { Cookie, Page } from "playwright-core";
import { expect, test } from "vitest";
import { findBarriers } from "../harness/accessibility.ts";
import { startProduct } from "../harness/product.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { seedExtremes } from "./seed-extremes.ts";
import type { Extremes } from "./seed-extremes.ts";

const product = startProduct();
/** 720 by 450 is a window of 1440 by 900 at 200 %. */
const heights = { 320: 640, 390: 844, 720: 450, 820: 1180, 1440: 900, 1920: 1080 };

type Screen = {
  path: string;
  /** On the screen once it has come. */
  sign: string | RegExp;
  /** Colours are looked at, too. */
  hasLooks?: boolean;
  /** Brings it into the state that is looked at. */
  act?: (page: Page) => Promise<unknown>;
};

/** Goes through the screens at every width, and tells what nobody could use or read. */
async function walk(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const faults: string[] = [];
  for (const screen of screens) {
    await openScreen(page, screen);
    for (const [width, height] of Object.entries(heights)) {
      await page.setViewportSize({ width: Number(width), height });
      await settle(page);
      const told = await findLayoutFaults(page);
      if (screen.hasLooks && width === "390") told.push(...(await findBarriers(page)));
      faults.push(...told.map((fault) => `${screen.path} at ${width}: ${fault}`));
    }
    if (!screen.hasLooks) continue;
    // The device's theme changes under an open page.
    await page.emulateMedia({ colorScheme: "dark" });
    await settle(page);
    const told = await findBarriers(page, "colours");
    faults.push(...told.map((fault) => `${screen.path}, dark: ${fault}`));
  }
  return faults;
}

async function openScreen(page: Page, { path, sign, act }: Screen): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByText(sign).filter({ visible: true }).first().waitFor();
  await act?.(page);
}

/**
 * Until the page is laid out for its new width, where lists and panels change their kind, and what
 * slides in has come to its place.
 */
async function settle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve), 60)),
  );
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    // One that is replaced meanwhile is none to wait for.
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
  await page.waitForLoadState("networkidle");
}

let seeded: Promise<{ extremes: Extremes; cookies: Cookie[] }> | undefined;

/** The data are made by the first test that needs them. */
async function open(): Promise<{ page: Page; extremes: Extremes }> {
  if (seeded === undefined) {
    // The first account of a server is its admin.
    const page = await product.signedInPage("/security");
    seeded = (async () => ({
      extremes: await seedExtremes(page),
      cookies: await page.context().cookies(),
    }))();
  }
  const { extremes, cookies } = await seeded;
  const page = await product.newPage();
  await page.context().addCookies(cookies);
  return { page, extremes };
}

test("a visitor can read and press everything on each page, at every width", async () => {
  await open();
  const page = await product.newPage();
  const faults = await walk(page, [
    { path: "/", sign: "Get Started", hasLooks: true },
    { path: "/auth", sign: "Username" },
    { path: "/auth?tab=sign-up", sign: "First name" },
    { path: "/forgot-password", sign: /password/i },
    { path: "/reset-password?token=used", sign: /password/i },
    { path: "/blog", sign: /^A{200}/, hasLooks: true },
    { path: "/blog?q=nothing-like-it", sign: /nothing-like-it|No / },
    { path: "/blog/long-article", sign: /^H{200}/, hasLooks: true },
    { path: "/blog/right-to-left", sign: "عبد الرحمن" },
    { path: "/no/such/page", sign: /not|Not/ },
  ]);
  expect(faults).toEqual([]);
});

test("a recruiter can read and press everything of lists and jobs, at every width", async () => {
  const { page, extremes } = await open();
  const many = `/jobs/${extremes.many}`;
  const faults = await walk(page, [
    { path: "/", sign: "Quick Stats", hasLooks: true },
    { path: many, sign: "Showing 5 of 5 candidates", hasLooks: true },
    { path: `/jobs/${extremes.one}`, sign: "Showing 1 of 1 candidate" },
    { path: `/jobs/${extremes.none}`, sign: "No candidates found" },
    { path: `${many}?view=shortlist`, sign: "Shortlisted Candidates" },
    { path: `${many}?view=jd-editor`, sign: "Edit Job Description" },
    { path: `${many}/editor`, sign: "Edit Job Description" },
  ]);
  expect(faults).toEqual([]);
});

test("a recruiter can read and press everything of candidates, at every width", async () => {
  const { page, extremes } = await open();
  const [first = 0, second = 0, third = 0] = extremes.candidateIds;
  const many = `/jobs/${extremes.many}`;
  const faults = await walk(page, [
    { path: `${many}?candidate=${first}`, sign: "Experience Timeline", hasLooks: true },
    {
      path: `${many}?candidate=${second}&cv=true`,
      sign: "Experience Timeline",
      act: (on) => on.getByRole("heading", { name: "Decision and reasons" }).click(),
    },
    { path: `${many}?compare=${first},${second},${third}`, sign: /^Compare 3/, hasLooks: true },
    {
      path: many,
      sign: "Showing 5 of 5 candidates",
      act: async (on) => {
        await on
          .getByRole("checkbox", { name: /^Select / })
          .nth(1)
          .click();
        await on
          .getByRole("checkbox", { name: /^Select / })
          .nth(2)
          .click();
        await on.getByText("2 selected").waitFor();
      },
    },
    { path: `/api${many}/candidates/${first}/packet?format=html`, sign: /N{200}/ },
    { path: "/candidates", sign: "6 candidates", hasLooks: true },
    { path: `${many}/agreement`, sign: /^With fewer than/ },
    { path: `${many}/ai-rankings`, sign: "Ranked" },
  ]);
  expect(faults).toEqual([]);
});

test("at 200 % zoom the drawer has room for the jobs above the uploads", async () => {
  const { page, extremes } = await open();
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`/jobs/${extremes.many}`);
  await page.getByRole("button", { name: "Jobs and uploads" }).click();
  await page.getByRole("dialog").getByText("Drop files here or click to upload").waitFor();
  await settle(page);
  expect(await findLayoutFaults(page)).toEqual([]);
});

test("an admin can read and press everything, at every width", async () => {
  const { page } = await open();
  const faults = await walk(page, [
    { path: "/admin", sign: /u{64}/, hasLooks: true },
    { path: "/admin?tab=analytics", sign: "Active users" },
    { path: "/admin?tab=usage", sign: /F{100}/ },
    { path: "/admin?tab=security", sign: /Security/ },
    { path: "/admin/audit", sign: "Account created" },
    { path: "/admin/mail", sign: "Mail Queue" },
    { path: "/admin/support", sign: /j{200}/ },
    { path: "/admin/system", sign: "System" },
    { path: "/logs", sign: "Live Logs" },
    { path: "/blog-management", sign: /^A{200}/, hasLooks: true },
    { path: "/blog-management?edit=1", sign: "Slug" },
    { path: "/security", sign: "Security" },
    { path: "/profile", sign: "Profile" },
    { path: "/change-password", sign: "Current password" },
  ]);
  expect(faults).toEqual([]);
});
