import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { startAiService } from "../harness/ai-service.ts";
import { phone, startProduct } from "../harness/product.ts";
import { candidateRow, openJob } from "../harness/workspace.ts";

const service = startAiService("tiny-model");
Object.assign(service.settings, { OPENAI_USES: "repair" });
const product = startProduct(service.settings);

const [title, company, dates] = [
  ...["Treasury desk lead", "Meridian Foods", "spring 2018 up to winter 2021"],
] as const;
const text = `Noor Haddad\nnoor@example.org\n\nExperience\n${title} with ${company}\nkept ${dates}\nRan the cash desk\n\nSkills\nExcel, Payroll, SQL\n`;

/** Quotes the role that the rules don't find. */
function read(prompt: string) {
  const quoted = (quote: string) => {
    const line = Number(new RegExp(`^(\\d+): .*${quote}`, "mu").exec(prompt)?.[1]);
    return { line, quote };
  };
  const role = { title: quoted(title), company: quoted(company), dates: quoted(dates) };
  return { rows: [{ unsureLine: null, ...role }] };
}

test("a model reads a work history that the rules missed, and its reading is undone like an edit", async () => {
  const cvs = [{ name: "noor.txt", bytes: Buffer.from(text) }];
  const { page } = await openJob(product, { title: "Treasurer", must: ["Payroll"], cvs });
  await candidateRow(page, "Noor Haddad")
    .getByRole("button", { name: "Noor Haddad" })
    .first()
    .click();
  const ask = page.getByRole("button", { name: "Read roles with tiny-model" });
  await ask.click();
  await page.getByText("The CV was not read").waitFor();
  await expectNoBarriers(page, "an unsure reading");

  service.answer = read;
  await ask.click();
  await page.getByText("1 role read by tiny-model.").waitFor();
  await page.getByText("Read by tiny-model: 1 role.").waitFor();
  await ask.waitFor({ state: "detached" });
  await page.getByText(company).first().waitFor();
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await page.getByRole("button", { name: "Edit details" }).click();
  await page.getByText("Read by tiny-model.", { exact: true }).waitFor();
  await page.getByRole("button", { name: new RegExp(`^Undo the edit of ${title}`, "u") }).click();
  await page.getByText("Read by tiny-model.", { exact: true }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Done" }).click();
  await ask.waitFor();
  expect(service.prompts.join()).not.toMatch(/haddad|noor@/iu);
});
