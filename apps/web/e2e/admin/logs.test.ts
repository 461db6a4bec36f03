import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { administrator } from "../harness/administrator.ts";
import { startProduct, userPassword } from "../harness/product.ts";
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
  await dialog.getByRole("heading", { name: "Surrounding entries" }).waitFor();
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
  await page.getByText("No matching entries").waitFor();
  await page.getByLabel("Search entries").fill("");
  await page.getByText("No matching entries").waitFor({ state: "hidden" });

  const autoScroll = page.getByRole("switch", { name: "Auto-scroll" });
  expect(await autoScroll.isChecked()).toBe(true);
  await autoScroll.click();
  await expect.poll(() => autoScroll.isChecked()).toBe(false);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByText("No matching entries").waitFor();
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

test("a plain user sees the entries of their own requests and nobody else's", async () => {
  const page = await product.newUser({}, { username: "ben" });
  await page.goto("/logs");
  await page.getByText("Your requests.").waitFor();
  await page.request.get("/api/candidates/999/download");
  await (await adminPage("/admin")).getByText("Total Users").waitFor();
  await entries(page).getByText("GET /api/candidates/:id/download answered 404").waitFor();
  await page.getByLabel("Search entries").fill("admin.");
  await page.getByText("No matching entries").waitFor();
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
