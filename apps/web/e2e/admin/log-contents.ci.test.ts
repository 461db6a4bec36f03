import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { administrator } from "../harness/administrator.ts";
import { readLogTable, watchLogStream } from "../harness/log-watch.ts";
import { fillLogOf } from "@resume-picker/db/testing/fill-file";
import { startProduct } from "../harness/product.ts";

const product = startProduct();
const adminPage = administrator(product);
const entries = (page: Page) => page.getByRole("region", { name: "Log entries" });

test("the eight errors among 100,000 entries are found, each with its place and its request", async () => {
  const page = await adminPage("/logs");
  await page.getByText("Connected", { exact: true }).waitFor();
  await fillLogOf(product.server(), { entries: 100_000, errors: 8 });
  await page.goto("/logs?level=error%2B&category=jobs");
  await page.getByText("Showing 8 of 8 entries").waitFor();
  const found = entries(page).getByRole("button", {
    name: /procedure failed: TypeError at packages\/api\/jobs\/jobs\.router\.ts:42/,
  });
  expect(await found.count()).toBe(8);
  const bars = page.getByRole("group", { name: "Log volume" }).getByRole("button");
  await bars.first().focus();
  await page.keyboard.press("ArrowRight");
  expect(await bars.nth(1).evaluate((bar) => bar === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page
    .getByRole("list", { name: "Filters" })
    .getByText(/^From /)
    .waitFor();
  await page.getByText("Showing 1 of 1 entry").waitFor();
  await found.click();
  const dialog = page.getByRole("dialog", { name: "Log entry" });
  await dialog.getByText("packages/api/jobs/jobs.router.ts:42", { exact: true }).waitFor();
  await expect.poll(() => dialog.getByRole("listitem").count()).toBeGreaterThan(10);
  await dialog.getByRole("button", { name: "Show all" }).last().click();
  await page
    .getByRole("list", { name: "Filters" })
    .getByText(/^Request /)
    .waitFor();
  await page.getByText("Showing 1 of 1 entry").waitFor();

  await page.goto("/logs?reads=shown");
  await page.getByText(/^Showing 5\d\d of 100,\d+ entries$/).waitFor();
  // Forty entries should fit on a screen of 1440 by 900.
  const rowsInSight = () =>
    entries(page).evaluate((list) => {
      const frame = list.getBoundingClientRect();
      return [...list.querySelectorAll("[data-row-id]")]
        .map((row) => row.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom).length;
    });
  await expect.poll(rowsInSight).toBeGreaterThanOrEqual(40);
  await page.getByRole("button", { name: "Show older entries" }).click();
  await page.getByText(/^Showing 1,0\d+ of 100,\d+ entries$/).waitFor();
});

test("no secret and nobody's data stands in the output, the log table or the stream", async () => {
  const admin = await adminPage("/logs");
  const { url, dataDir, output } = product.server();
  const stream = watchLogStream(admin);
  await admin.reload();
  await admin.getByText("Connected", { exact: true }).waitFor();
  const page = await product.newPage();
  const seeds = {
    password: "Zx9-seeded-password",
    newPassword: "Zx9-other-password",
    wrongPassword: "Zx9-wrong-password",
    username: "qvorrin",
    email: "qvorrin.tamsel@seeded.example",
    firstName: "Qvorrin",
    lastName: "Tamsel",
    candidate: "Brelva Ondreth",
    candidateEmail: "brelva@ondreth.example",
    phone: "+44 20 7946 0999",
    cvText: "Zweigelbaum turbine workshop",
    jobTitle: "Seeded Glassblower",
    question: "Seeded question of a user",
  };
  const { username, email, firstName, lastName } = seeds;
  const post = (path: string, data: unknown) => page.request.post(path, { data });
  await post("/api/register", { username, email, firstName, lastName, password: seeds.password });
  await post("/api/login", { username, password: seeds.wrongPassword });
  await page.request.get(`/api/jobs?search=${encodeURIComponent(seeds.candidate)}`);
  await page.request.get(`/${encodeURIComponent(seeds.candidateEmail)}`);
  await page.request.get(`/api/trpc/${encodeURIComponent(seeds.candidateEmail)}`);
  const job = { title: seeds.jobTitle, description: `${seeds.cvText} wanted at once.` };
  const made = await post("/api/jobs", {
    ...job,
    requirements: { must: ["Java"], nice: [] },
    status: "active",
  });
  const { id } = (await made.json()) as { id: number };
  const cv = `${seeds.candidate}\n${seeds.candidateEmail} | ${seeds.phone}\n\nEXPERIENCE\nEngineer, ${seeds.cvText}\nJanuary 2020 - Present\n- Java services\n`;
  const form = new FormData();
  form.append("files", new File([cv], `${seeds.candidate}.txt`));
  form.append("files", new File(["%PDF-1.7 broken"], `${seeds.candidate}.pdf`));
  form.append("jobId", String(id));
  await page.request.post("/api/upload", { multipart: form });
  const weights = { skills: 0.5, title: 0.2, seniority: 0.15, recency: 0.1, gaps: 0.05 };
  await post(`/api/jobs/${id}/manual-rank`, { weights });
  await post(`/api/jobs/${id}/ai-rank`, {});
  await post("/api/support/contact", {
    name: firstName,
    email,
    subject: seeds.question,
    category: "general",
    message: seeds.question,
  });
  await post("/api/jobs", `{"title": "${seeds.jobTitle}`);
  await post("/api/logs/client-error", {
    message: `Cannot read ${seeds.candidate} <${seeds.candidateEmail}> ${seeds.phone} with ${seeds.password}`,
    stack: `Error: ${seeds.candidate}\n    at ${lastName} (${url}/assets/index.js:1:1)`,
    componentStack: `\n    at ${firstName} (${url}/${lastName}.js:1:1)`,
    url: `${url}/reset-password?token=${seeds.password}`,
    userAgent: seeds.email,
  });
  await post("/api/forgot-password", { email });
  const readTokens = () => [
    ...new Set(
      readdirSync(`${dataDir}/outbox`)
        .filter((name) => name.endsWith(".eml"))
        .map((name) => readFileSync(`${dataDir}/outbox/${name}`, "utf8").replaceAll("=\n", ""))
        .filter((mail) => mail.includes(email))
        .flatMap((mail) => [...mail.matchAll(/token=(?:3D)?([\w-]{20,})/g)])
        .flatMap(([, token]) => token ?? []),
    ),
  ];
  await expect.poll(readTokens).toHaveLength(2);
  const tokens = readTokens();
  for (const token of tokens) {
    await post("/api/validate-reset-token", { token });
    await page.request.get(`/reset-password?token=${token}`);
    await post("/api/reset-password", { token, newPassword: seeds.newPassword });
  }
  await post("/api/login", { username, password: seeds.newPassword });
  const cookies = (await page.context().cookies()).map(({ value }) => value);
  expect(cookies.length).toBeGreaterThan(0);
  await page.goto("/logs");
  await entries(page).getByRole("button").first().waitFor();

  await expect.poll(() => readLogTable(dataDir).words).toContain("accounts.resetPassword");
  const places = {
    output: output(),
    table: readLogTable(dataDir).words,
    stream: stream(),
  };
  const words = [
    ...Object.values(seeds),
    ...seeds.candidate.split(" "),
    ...seeds.cvText.split(" ").slice(0, 1),
    seeds.phone.replaceAll(" ", ""),
    "7946 0999",
    "79460999",
    ...tokens,
    ...cookies,
  ];
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(1000);
    const hits = words.flatMap((word) => {
      const at = text.toLowerCase().indexOf(word.toLowerCase());
      return at < 0 ? [] : [`${word}: …${text.slice(Math.max(0, at - 80), at + 80)}…`];
    });
    expect(hits, place).toEqual([]);
  }
});
