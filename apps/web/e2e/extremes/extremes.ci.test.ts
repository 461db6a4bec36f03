import type { Cookie, Page } from "playwright-core";
import { expect, test } from "vitest";
import { startProduct } from "../harness/product.ts";
import { adminScreens, candidateScreens, jobScreens, visitorScreens } from "./screens.ts";
import { findLayoutFaults } from "./layout-faults.ts";
import { seedExtremes } from "./seed-extremes.ts";
import type { Extremes } from "./seed-extremes.ts";
import { allWidths, settle, walk } from "./walk.ts";

/** Checks all screens with the longest values of every field, on a separate server. */
const looks = { widths: allWidths, hasBarriers: true };
const product = startProduct();
let seeded: Promise<{ extremes: Extremes; cookies: Cookie[] }> | undefined;

/** The first test that needs the data creates it. */
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

test("a visitor can read and press everything on each page", async () => {
  await open();
  const page = await product.newPage();
  expect((await walk(page, visitorScreens, looks)).join("\n")).toBe("");
});

test("a recruiter can read and press everything of lists and jobs", async () => {
  const { page, extremes } = await open();
  expect((await walk(page, jobScreens(extremes), looks)).join("\n")).toBe("");
});

test("a recruiter can read and press everything of candidates", async () => {
  const { page, extremes } = await open();
  expect((await walk(page, candidateScreens(extremes), looks)).join("\n")).toBe("");
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

test("an admin can read and press everything", async () => {
  const { page } = await open();
  expect((await walk(page, adminScreens, looks)).join("\n")).toBe("");
});
