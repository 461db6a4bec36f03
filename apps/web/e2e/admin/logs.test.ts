import { readdirSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { readLogTable, watchLogStream } from "../harness/log-watch.ts";
import { fillLogOf } from "@resume-picker/db/testing/fill-file";
import { phone, startProduct, userPassword } from "../harness/product.ts";
import { catchDownload } from "../harness/workspace.ts";

const product = startProduct();

const adminPage = administrator(product);

const entries = (page: Page) => page.getByRole("region", { name: "Log entries" });
const reportError = (page: Page, message: string) =>
  page.request.post("/api/logs/client-error", { data: { message, stack: "", url: "" } });

test("an admin follows the log: live entries, filters, search, details, export, clear, refresh", async () => {
  const page = await adminPage("/logs");
  await page.getByText("Connected", { exact: true }).waitFor();
  await page.request.get("/api/jobs");
  expect(await entries(page).getByText("GET /api/jobs answered 200").count()).toBe(0);
  await page.getByRole("switch", { name: "Successful reads" }).click();
  await entries(page).getByText("GET /api/jobs answered 200").last().waitFor();
  await reportError(page, "x is not a function\u001b[31m\r\n</script>");
  const failed = entries(page).getByRole("button", { name: /x is not a function/ });
  await failed.waitFor();
  expect(await failed.innerText()).toContain("x is not a function </script>");

  await page.getByLabel("Level").selectOption("error");
  await page.getByText("Showing 1 of 1 entry").waitFor();
  await failed.click();
  const dialog = page.getByRole("dialog", { name: "Log entry" });
  await dialog.getByText("A screen met data that it did not expect", { exact: false }).waitFor();
  await dialog.getByRole("heading", { name: "Around this entry" }).waitFor();
  expect(await dialog.getByText("GET /api/jobs answered 200").count()).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  await page.getByLabel("Level").selectOption("warn and above");
  await page.getByText("Showing 1 of 1 entry").waitFor();
  expect(new URL(page.url()).searchParams.get("level")).toBe("warn+");
  await page.reload();
  await failed.waitFor();
  await page.getByLabel("Level").selectOption("all");
  await page.getByRole("button", { name: "Pause" }).click();
  await page.request.get("/api/candidates?nothing=1");
  await page.getByRole("button", { name: /^Resume \(\d+ new\)$/ }).click();
  await page.getByLabel("Time").selectOption("Last 15 minutes");
  await failed.waitFor();
  await page.getByLabel("Category").selectOption("accounts");
  await entries(page).getByText("POST /api/register answered 201").first().waitFor();
  await page.getByLabel("Category").selectOption("all");
  await page.getByLabel("Search entries").fill("/api/REGISTER");
  await page.getByText("Showing 1 of 1 entry").waitFor();

  const file = await catchDownload(page, () =>
    page.getByRole("button", { name: "Export" }).click(),
  );
  expect(file.fileName).toMatch(/^logs-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.txt$/);
  expect(file.bytes.toString()).toMatch(
    /^\S+Z \[INFO\] \[accounts\] POST \/api\/register answered 201 \| .*request=[\w-]+\n$/,
  );
  await page.getByLabel("Search entries").fill("nothing has this");
  await page.getByText("No entry matches").waitFor();
  await page.getByLabel("Search entries").fill("");
  await page.getByText("No entry matches").waitFor({ state: "hidden" });

  const autoScroll = page.getByRole("switch", { name: "Auto-scroll" });
  expect(await autoScroll.isChecked()).toBe(true);
  await autoScroll.click();
  expect(await autoScroll.isChecked()).toBe(false);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByText("No entry matches").waitFor();
  await page.getByRole("button", { name: "Refresh" }).click();
  await entries(page).getByText("POST /api/register answered 201").first().waitFor();

  const summary = page.getByRole("complementary", { name: "Summary" });
  await summary.getByRole("heading", { name: "Error Categories" }).waitFor();
  await summary
    .getByRole("listitem")
    .filter({ hasText: /^client/ })
    .first()
    .waitFor();
  await summary.getByRole("heading", { name: "Top Suggestions" }).waitFor();
  await summary.getByRole("button", { name: /^client/ }).click();
  await page.getByText("Showing 1 of 1 entry").waitFor();
  expect(await summary.getByText(/ ms$/).count()).toBeGreaterThan(0);
  expect(await summary.getByText(/ ms$/).count()).toBeLessThanOrEqual(5);
});

test("errors in numbers raise an alert, and a lost connection comes back with what was missed", async () => {
  const page = await adminPage("/logs");
  await page.getByText("Connected", { exact: true }).waitFor();
  for (const word of ["string", "number", "array", "object", "null", "module"]) {
    await reportError(page, `Unexpected ${word}`);
  }
  await page.getByText(/^\d+ errors in client$/).waitFor();

  const page2 = await product.newPage();
  let cut: (() => Promise<void>) | undefined;
  await page2.context().addCookies(await page.context().cookies());
  await page2.routeWebSocket("**/ws/logs*", (socket) => {
    const server = socket.connectToServer();
    cut = async () => {
      await socket.close();
      await server.close();
    };
  });
  await page2.goto("/logs");
  await page2.getByText("Connected", { exact: true }).waitFor();
  await cut?.();
  await page2.getByText("Disconnected", { exact: true }).waitFor();
  await page2.request.get("/api/jobs/4711");
  await page2.getByText("Connected", { exact: true }).waitFor();
  await page2.getByLabel("Search entries").fill("/api/jobs/:id");
  await page2.getByText("Showing 1 of 1 entry").waitFor();
});

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
  await page.getByRole("button", { name: "Show older entries" }).click();
  await page.getByText(/^Showing 1,0\d+ of 100,\d+ entries$/).waitFor();
});

test("a plain user sees the entries of their own requests and nobody else's", async () => {
  const page = await product.newUser({}, { username: "ben" });
  await page.goto("/logs");
  await page.getByText("What happened to your own requests.").waitFor();
  await page.request.get("/api/candidates/999/download");
  await (await adminPage("/admin")).getByText("Total Users").waitFor();
  await entries(page).getByText("GET /api/candidates/:id/download answered 404").waitFor();
  await page.getByLabel("Search entries").fill("admin.");
  await page.getByText("No entry matches").waitFor();
});

test("a visitor signs in first, and comes back", async () => {
  const page = await product.newPage();
  await page.goto("/logs");
  await page.waitForURL(/\/auth/);
  await page.getByLabel("Username").fill("ben");
  await page.getByLabel("Password").fill(userPassword);
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Live Logs" }).waitFor();
});

test("the viewer fits a phone, and a screen reader can use it", async () => {
  const page = await adminPage("/logs", { viewport: phone, isMobile: true, colorScheme: "dark" });
  await entries(page).getByRole("button").first().waitFor();
  await expectNoBarriers(page);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
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
  await post("/api/login", { username, password: "Zx9-wrong-password" });
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
    "Zx9-",
    seeds.phone.replaceAll(" ", ""),
    "7946 0999",
    "79460999",
    ...tokens,
    ...cookies,
  ];
  for (const [place, text] of Object.entries(places)) {
    expect(text.length, place).toBeGreaterThan(1000);
    const hits = words.filter((word) => text.toLowerCase().includes(word.toLowerCase()));
    expect(hits, place).toEqual([]);
  }
});
