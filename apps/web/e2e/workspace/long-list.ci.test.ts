import { beforeEach, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { sharedProduct } from "../harness/product.ts";
import { makeJob, sampleCv, sharedJob, waitForCandidates } from "../harness/workspace.ts";

const product = sharedProduct();
const firstNames = ["Ada", "Bea", "Carl", "Dina", "Emil", "Flora", "Gus", "Hanna", "Ivo", "Jana"];
const lastNames = ["Okafor", "Lindqvist", "Vogt", "Haddad", "Marchand", "Dubois", "Herrera", "Ito"];
const count = firstNames.length * lastNames.length;
const openList = sharedJob(product, () => {
  const { bytes } = sampleCv("mateus-carvalho.txt");
  const cvs = lastNames.flatMap((last) =>
    firstNames.map((first) => {
      const text = bytes
        .toString()
        .replaceAll(/mateus carvalho/gi, `${first} ${last}`)
        .replaceAll("mateus.carvalho@", `${first}.${last}@`.toLowerCase());
      return { name: `${first}-${last}.txt`, bytes: Buffer.from(text) };
    }),
  );
  return makeJob(product, { title: "Senior Backend Engineer", cvs });
});
let page: Page;

beforeEach(async () => {
  const list = await openList();
  page = list.page;
  await page.goto(`/jobs/${list.jobId}`);
  await waitForCandidates(page, count);
});

const table = () => page.getByRole("table", { name: "Candidates" });
const rowAt = (place: number) => table().locator(`[aria-rowindex="${place + 1}"]`);
const nameIn = (place: number) => rowAt(place).getByRole("cell").nth(1).getByRole("button");
const scroller = () => table().locator("xpath=..");
const scrollTo = (top: number) =>
  scroller().evaluate((element, to) => element.scrollTo({ top: to }), top);
const scrollTop = () => scroller().evaluate((element) => element.scrollTop);

test("of a long list a screen reader hears how long it is, and the page holds what is in sight", async () => {
  expect(await table().getAttribute("aria-rowcount")).toBe(String(count + 1));
  expect(await page.getByRole("row").count()).toBeLessThan(60);
  await scrollTo(100_000);
  await rowAt(count).waitFor();
  expect(await rowAt(1).count()).toBe(0);
});

test("a link to somebody far down the list shows where they stand", async () => {
  await scrollTo(100_000);
  const id = await rowAt(count).getAttribute("data-row-id");
  await page.goto(`${new URL(page.url()).pathname}?candidate=${id}`);
  await rowAt(count).waitFor();
  await expect.poll(() => rowAt(count).isVisible()).toBe(true);
  expect(await rowAt(count).getAttribute("aria-current")).toBe("true");
});

test("the focus stays with its row, wherever the list is scrolled and however it is sorted", async () => {
  await nameIn(2).focus();
  const name = await nameIn(2).innerText();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
  await scrollTo(100_000);
  await rowAt(count).waitFor();
  expect(await focused()).toBe(name);
  const heading = page.getByRole("columnheader", { name: "Candidate" });
  const turn = () => heading.getByRole("button").evaluate((button: HTMLElement) => button.click());
  // Equal scores are already listed by name, so the row moves only when sorted from Z to A.
  await turn();
  await turn();
  await expect.poll(() => nameIn(2).count()).toBe(0);
  expect(await focused()).toBe(name);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 2, name: name.split("\n")[0] }).waitFor();
});

test("opening a candidate in sight leaves the list where it is, and J brings the next into sight", async () => {
  await scrollTo(1000);
  await rowAt(25).click({ position: { x: 500, y: 10 } });
  const detail = page.getByRole("complementary", { name: "Candidate Details" });
  await detail.getByRole("heading", { level: 2 }).waitFor();
  expect(await scrollTop()).toBe(1000);
  for (let pressed = 0; pressed < 15; pressed += 1) await page.keyboard.press("j");
  await expect.poll(() => rowAt(40).getAttribute("aria-current")).toBe("true");
  const [row, list] = await Promise.all([rowAt(40).boundingBox(), scroller().boundingBox()]);
  expect((row?.y ?? 0) + (row?.height ?? 0)).toBeLessThanOrEqual(
    (list?.y ?? 0) + (list?.height ?? 0) + 1,
  );
});

test("with Shift all rows from the last selected one on are selected, out of sight or not", async () => {
  await rowAt(1)
    .getByRole("checkbox", { name: /^Select / })
    .click();
  await scrollTo(1080);
  await rowAt(30)
    .getByRole("checkbox", { name: /^Select / })
    .click({ modifiers: ["Shift"] });
  await page.getByText("30 selected").waitFor();
});
