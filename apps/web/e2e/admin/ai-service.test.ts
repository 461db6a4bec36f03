import { readFileSync } from "node:fs";
import { startModelServer } from "@resume-picker/api/testing/model-server";
import type { ModelServer } from "@resume-picker/api/testing/model-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { readLogTable } from "../harness/log-watch.ts";
import { phone, startProduct } from "../harness/product.ts";
import { startServer } from "../harness/server.ts";

const key = "sk-typed-into-a-page-5d1e";
const product = startProduct();
const adminPage = administrator(product);

let models: ModelServer;
beforeAll(async () => void (models = await startModelServer()));
afterAll(() => models.close());

test("an admin saves a service, tests it, and reads what is sent; the key is shown nowhere", async () => {
  const page = await adminPage("/admin/ai-service");
  await page.getByLabel("Engine").selectOption("on");
  await page.getByLabel("Base URL").fill(models.baseUrl);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter the name of a model").waitFor();
  await page.getByLabel("Model").fill("tiny-model");
  await page.getByLabel("Key (optional)").fill(key);
  await page.getByRole("checkbox", { name: "Re-read uncertain roles" }).check();
  await page.getByRole("checkbox", { name: "Judge requirements" }).uncheck();
  expect(await page.getByRole("button", { name: "Test service" }).isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("A key is stored. It is encrypted and never shown again.").waitFor();
  expect(await page.getByLabel("Key (optional)").inputValue()).toBe("");

  await page.getByRole("button", { name: "Test service" }).click();
  await page.getByText("Format followed").waitFor();
  const answers = page.getByRole("table", { name: "Answers" }).getByRole("row");
  expect(await answers.nth(1).innerText()).toMatch(
    /TypeScript[^]*used on the job[^]*Found in line/,
  );
  await page.getByText(/2,000 tokens/).waitFor();
  await page.getByText("Show what is sent").click();
  const sent = page.getByRole("region", { name: "Requirements and CV" });
  await sent.getByText(/REST APIs in TypeScript/).waitFor();
  expect(await sent.innerText()).not.toContain("Carvalho");
  await expectNoBarriers(page, "AI service");

  models.answerWith(() => 401);
  await page.getByRole("button", { name: "Test service" }).click();
  await page.getByText(/The AI service rejected the key.* Status 401\./).waitFor();
  await page.reload();
  await page.getByText("A key is stored.").waitFor();
  const isChecked = (name: string) => page.getByRole("checkbox", { name }).isChecked();
  expect(await isChecked("Re-read uncertain roles")).toBe(true);
  expect(await isChecked("Judge requirements")).toBe(false);
  expect(await page.content()).not.toContain(key);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const { dataDir, output } = product.server();
  await expect
    .poll(() => readLogTable(dataDir).words)
    .toContain("AI call failed (key refused, status 401)");
  const stored = ["app.db", "app.db-wal"].map((name) =>
    readFileSync(`${dataDir}/${name}`, "latin1"),
  );
  for (const text of [output(), ...stored]) expect(text).not.toContain(key);
});

test("what the environment sets is locked, and the page says so", async () => {
  const server = await startServer({
    OPENAI_BASE_URL: models.baseUrl,
    OPENAI_MODEL: "set-outside",
  });
  try {
    const page = await product.newPage({ baseURL: server.url });
    const email = "grace@example.com";
    const data = { username: "grace", email, firstName: "Grace", lastName: "Hopper" };
    await page.request.post("/api/register", { data: { ...data, password: "correct horse" } });
    await page.goto("/admin/ai-service");
    await page
      .getByText(/^Locked fields are set by OPENAI_ variables in the environment/)
      .waitFor();
    for (const label of ["Engine", "Base URL", "Model", "Key"])
      expect(await page.getByLabel(label, { exact: true }).isDisabled(), label).toBe(true);
    expect(await page.getByLabel("Model").inputValue()).toBe("set-outside");
    await page.getByLabel("Time limit per answer").fill("600");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("AI service saved").waitFor();
  } finally {
    await server.stop();
  }
});
