import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct } from "../harness/product.ts";
import { candidateRow, openEvidence, openJob, sampleCv } from "../harness/workspace.ts";

const product = sharedProduct();

const job = { title: "Senior Backend Engineer", must: ["TypeScript", "PostgreSQL"] };
const files = ["amara-okafor.pdf", "priya-raghunathan.docx", "mateus-carvalho.txt"];
const open = async () => (await openJob(product, { ...job, cvs: files.map(sampleCv) })).page;

const openCandidate = async (page: Page, name: string) => {
  await candidateRow(page, name).getByRole("button", { name }).first().click();
  await page.getByRole("heading", { name, level: 2 }).waitFor();
  await openEvidence(page);
};
const highlighted = (page: Page) => page.locator("[data-found]");

/** Whether the middle of the first highlight is visible in its pane. */
const isInSight = (page: Page, marks = highlighted(page)) =>
  marks.first().evaluate((mark) => {
    const box = mark.getBoundingClientRect();
    const pane = mark.closest("[data-own-arrows]")?.getBoundingClientRect();
    const middle = box.top + box.height / 2;
    return pane !== undefined && middle > pane.top && middle < pane.bottom;
  });

test("an opened CV shows all that the score quotes, the first of it in sight", async () => {
  const page = await open();
  for (const name of ["Amara Okafor", "Priya Raghunathan", "Mateus Carvalho"]) {
    if (name !== "Amara Okafor") await page.keyboard.press("Escape");
    await openCandidate(page, name);
    await page.keyboard.press("v");
    const quotes = page.locator("[data-quote]");
    await quotes.first().waitFor();
    expect(await quotes.count()).toBeGreaterThan(1);
    expect(await highlighted(page).count()).toBe(0);
    await expect.poll(() => isInSight(page, quotes)).toBe(true);
    await page.getByText(/^\d+ quoted lines marked$/).waitFor();
    if (name === "Amara Okafor") {
      // A white page keeps its yellow marker in dark mode.
      await page.emulateMedia({ colorScheme: "dark" });
      const mark = page.locator("[data-quote] rect").first();
      const fill = () => mark.evaluate((rect) => getComputedStyle(rect).fill);
      await expect.poll(fill).toBe("rgb(255, 232, 115)");
      await page.emulateMedia({ colorScheme: "light" });
    }
    // The selected quote is highlighted, and the other quotes stay.
    await page.locator("blockquote button").first().click();
    await highlighted(page).first().waitFor();
    await quotes.first().waitFor();
  }
});

test("a click on a quote shows its line in the PDF, the DOCX and the TXT", async () => {
  const page = await open();
  for (const [name, quoted] of [
    ["Amara Okafor", "Cut the 95th percentile of the order API"],
    ["Priya Raghunathan", "PostgreSQL"],
    ["Mateus Carvalho", "TypeScript"],
  ] as const) {
    // Closes the CV first if it covers the list.
    if (name !== "Amara Okafor") await page.keyboard.press("Escape");
    await openCandidate(page, name);
    const quote = page.locator("blockquote button").filter({ hasText: quoted }).first();
    const words = await quote.innerText();
    await quote.click();
    await highlighted(page).first().waitFor();
    // The quote is a sentence. Its highlighted line may be only a part of it.
    const line = ((await highlighted(page).first().textContent()) ?? "").replace("•", "").trim();
    expect(line).toContain(quoted);
    expect(words).toContain(line);
    await expect.poll(() => isInSight(page)).toBe(true);
    await page.getByRole("status").filter({ hasText: "Page 1" }).waitFor();
    expect(new URL(page.url()).searchParams.get("cv")).toBe("true");
    if (name !== "Amara Okafor") continue;

    // The page is drawn, and the highlight covers the printed letters.
    await page.locator("canvas[data-state=drawn]").first().waitFor();
    expect(await hasInkUnder(page)).toBe(true);
    await expectNoBarriers(page);

    // Show a skill and a role by keyboard.
    await page.getByRole("button", { name: "Docker", exact: true }).first().press("Enter");
    await expect.poll(() => highlighted(page).count()).toBeGreaterThan(1);
    await page.getByRole("button", { name: "Software Developer", exact: true }).press("Enter");
    await expect
      .poll(() => highlighted(page).first().textContent())
      .toContain("Software Developer");
    await expect.poll(() => isInSight(page)).toBe(true);
  }

  // Escape closes the CV, then the candidate. A reload and Back reopen them.
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "CV of Mateus Carvalho" }).waitFor({ state: "detached" });
  await page.getByRole("heading", { name: "Mateus Carvalho", level: 2 }).waitFor();
  await page.keyboard.press("v");
  await page.getByRole("region", { name: "CV of Mateus Carvalho" }).waitFor();
  await page.reload();
  await page.getByRole("region", { name: "CV of Mateus Carvalho" }).waitFor();
  await page.keyboard.press("k");
  await page.getByRole("region", { name: /CV of (?!Mateus)/ }).waitFor();
  await page.keyboard.press("v");
  await page.keyboard.press("Escape");
  await page
    .getByRole("complementary", { name: "Candidate Details" })
    .waitFor({ state: "detached" });
});

test("a corrected field changes list and score at once, and can be taken back", async () => {
  const page = await open();
  await openCandidate(page, "Priya Raghunathan");
  const panel = page.getByRole("complementary", { name: "Candidate Details" });
  const total = () => candidateRow(page, "Priya Raghunathan").getByRole("cell").nth(10).innerText();
  const before = await total();
  await panel.getByText("Missing Critical Skills").waitFor();
  await panel.getByText("As read from the CV.", { exact: true }).waitFor();

  await page.getByRole("button", { name: "Edit details", exact: true }).first().click();
  await panel.getByLabel("Email").fill("priya");
  await panel.getByLabel("Email").press("Enter");
  await panel.getByText("Enter a full email address, such as name@example.com").waitFor();
  await panel.getByLabel("Email").press("Escape");
  expect(await panel.getByLabel("Email").inputValue()).toContain("@example.com");

  await panel.getByLabel("Location").fill("Mysuru, India");
  await panel.getByLabel("Location").press("Enter");
  await panel.getByText("As read from the CV: Bengaluru, India").waitFor();
  await panel.getByRole("textbox", { name: "Add a skill" }).fill("TypeScript");
  await panel.getByRole("textbox", { name: "Add a skill" }).press("Enter");
  await panel.getByRole("button", { name: "Remove TypeScript" }).waitFor();
  await expect
    .poll(async () => Number.parseFloat(await total()))
    .toBeGreaterThan(Number.parseFloat(before));
  await expectNoBarriers(page);
  // A number typed beside its field is not a decision.
  await panel.getByRole("heading", { name: /Priya/u }).first().click();
  await page.keyboard.type("21");
  expect(await panel.getByRole("button", { name: "Advance" }).getAttribute("aria-pressed")).toBe(
    "false",
  );

  // Leaving with unsaved changes asks first. Done saves them.
  await panel.getByLabel("Phone").fill("+91 80 4961 2200");
  await page.keyboard.press("Tab");
  await panel.getByRole("button", { name: "Close" }).click();
  const ask = page.getByRole("dialog", { name: "Leave without saving?" });
  await ask.getByRole("button", { name: "Cancel" }).click();
  await ask.waitFor({ state: "detached" });
  await panel.getByRole("button", { name: "Done" }).click();
  await panel.getByText(/Corrected by hand: location .*, skill, phone/).waitFor();
  await panel.getByText("All critical skills present").waitFor();

  await page.getByRole("button", { name: "Edit details", exact: true }).first().click();
  await panel.getByRole("button", { name: "Remove TypeScript" }).click();
  await panel.getByRole("button", { name: "Undo the edit of Location" }).click();
  await panel.getByRole("button", { name: "Undo the edit of Phone" }).click();
  await expect.poll(total).toBe(before);
  await panel.getByRole("button", { name: "Done" }).click();
  await panel.getByText("As read from the CV.", { exact: true }).waitFor();
});

/** Whether the drawn page has dark pixels below the highlighted line. */
function hasInkUnder(page: Page): Promise<boolean> {
  return highlighted(page)
    .first()
    .evaluate((mark) => {
      const sheet = mark.closest("[data-page]");
      const canvas = sheet?.querySelector("canvas");
      const context = canvas?.getContext("2d");
      if (!sheet || !canvas || !context) return false;
      const page = sheet.getBoundingClientRect();
      const box = mark.getBoundingClientRect();
      const ratio = canvas.width / page.width;
      const { data } = context.getImageData(
        (box.left - page.left) * ratio,
        (box.top - page.top) * ratio,
        box.width * ratio,
        box.height * ratio,
      );
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
      return dark > 200;
    });
}
