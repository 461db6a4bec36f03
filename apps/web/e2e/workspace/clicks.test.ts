import { expect, test } from "vitest";
import { sharedProduct } from "../harness/product.ts";
import {
  candidateRow,
  catchDownload,
  listedNames,
  makeSample,
  waitForCandidates,
} from "../harness/workspace.ts";

const product = sharedProduct();

test("one key decides a candidate and opens the next one", async () => {
  const { page } = await makeSample(product);
  await page.goto("/dashboard");
  await waitForCandidates(page, 13);
  const names = await listedNames(page);
  const [first = "", , , , fifth = ""] = names;
  await candidateRow(page, first).click();
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  await panel.getByRole("heading", { name: "Decision", exact: true }).click();
  await panel.getByLabel("Open the next undecided candidate after each decision").check();
  await panel.getByRole("heading", { level: 2, name: first }).click();
  const keys = ["1", "3", "2", "1"];
  for (const [at, key] of keys.entries()) {
    await page.keyboard.press(key);
    await panel.getByRole("heading", { level: 2, name: names[at + 1] ?? "" }).waitFor();
  }
  await panel.getByRole("heading", { level: 2, name: fifth }).waitFor();
  await page.getByText("9 left to review").waitFor();
});

test("a shortlist of five is a file after six clicks", async () => {
  const { page } = await makeSample(product);
  await page.goto("/dashboard");
  await waitForCandidates(page, 13);
  let clicks = 0;
  for (const name of (await listedNames(page)).slice(0, 5)) {
    await page.getByRole("checkbox", { name: `Shortlist ${name}` }).click();
    clicks += 1;
  }
  const file = await catchDownload(page, async () => {
    await page.getByRole("button", { name: "Export Shortlist (5)" }).click();
    clicks += 1;
  });
  expect(file.fileName).toBe("shortlist.csv");
  expect(file.bytes.toString().trim().split("\n")).toHaveLength(6);
  expect(clicks).toBe(6);
});
