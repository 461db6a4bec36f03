import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { startProduct, userPassword } from "../harness/product.ts";
import { catchDownload } from "../harness/workspace.ts";

const product = startProduct();

const adminPage = administrator(product, { username: "ada" });
const newUser = (username: string, firstName: string, lastName: string) =>
  product.newUser({}, { username, firstName, lastName });

const figureOf = (page: Page, label: string) =>
  page
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

test("an admin sees who is here, changes a role, turns an account off and on, and reads the figures", async () => {
  const page = await adminPage("/admin");
  const grace = await newUser("grace", "Grace", "Hopper");
  expect((await grace.request.post("/api/jobs/sample-data")).status()).toBe(201);
  await page.reload();

  await page.getByText("2 new this week").waitFor();
  expect(await figureOf(page, "Total Users").allInnerTexts()).toEqual(["2", "2 new this week"]);
  expect(await figureOf(page, "Active Users").allInnerTexts()).toEqual(["2", "1 admin"]);
  await page.getByText("13 avg candidates per job").waitFor();
  expect(await figureOf(page, "Candidates Processed").allInnerTexts()).toEqual([
    "13",
    "0 total uploads",
  ]);

  const row = page.getByRole("row").filter({ hasText: "Grace Hopper" });
  await row.getByText("grace@example.com").waitFor();
  const lastLogin = await row.getByRole("time").first().innerText();
  expect(lastLogin).toMatch(/^[A-Z][a-z]{2} \d{2}, \d{4}\s+\d{2}:\d{2}$/);
  await row.getByText("Active", { exact: true }).waitFor();

  await row.getByLabel("Role of Grace Hopper").selectOption("admin");
  const promotion = page.getByRole("dialog", { name: "Make Grace Hopper an administrator?" });
  await promotion.getByRole("button", { name: "Cancel" }).click();
  await page.getByText("1 admin", { exact: true }).waitFor();
  expect(await row.getByLabel("Role of Grace Hopper").inputValue()).toBe("user");
  await row.getByLabel("Role of Grace Hopper").selectOption("admin");
  await expectNoBarriers(page, "make an administrator");
  await promotion.getByRole("button", { name: "Make Admin" }).click();
  await page.getByText("User role updated successfully").waitFor();
  await row.getByText("Admin", { exact: true }).first().waitFor();
  await page.getByText("2 admins").waitFor();
  await row.getByLabel("Role of Grace Hopper").selectOption("user");
  await page.getByText("1 admin", { exact: true }).waitFor();

  const isActive = row.getByRole("switch", { name: "Grace Hopper is active" });
  await isActive.click();
  await page.getByText("Deactivate Grace Hopper?").waitFor();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await page.getByText("User status updated successfully").waitFor();
  await row.getByText("Inactive", { exact: true }).waitFor();
  expect((await grace.request.get("/api/auth/user")).status()).toBe(401);
  await isActive.press("Space");
  await row.getByText("Active", { exact: true }).waitFor();

  const own = page.getByRole("row").filter({ hasText: "Ada Lovelace" });
  expect(await own.getByRole("combobox").isDisabled()).toBe(true);
  expect(await own.getByRole("switch").isDisabled()).toBe(true);

  await page.getByRole("tab", { name: "User Management" }).press("ArrowRight");
  await page.getByRole("heading", { name: "User Statistics" }).waitFor();
  expect(await figureOf(page, "Admin Users").innerText()).toBe("1");
  expect(await figureOf(page, "Avg Candidates per Job").innerText()).toBe("13");
  await page.getByRole("tab", { name: "Usage Details" }).click();
  const usage = page.getByRole("row").filter({ hasText: "Grace Hopper" });
  await usage.waitFor();
  expect(await usage.getByRole("cell").allInnerTexts()).toEqual([
    expect.stringContaining("Grace Hopper"),
    "1",
    // Sample data doesn't count as uploads.
    "0",
    "1",
    expect.stringMatching(/\d{4}\s+\d{2}:\d{2}/),
  ]);
  expect(page.url()).toContain("tab=usage");

  await page.getByRole("link", { name: "Back to Main App" }).click();
  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
});

test("an admin changes their own password in the Security tab, and reads what was wrong", async () => {
  const page = await adminPage("/admin?tab=security");
  await page.getByRole("heading", { name: "Security Tips" }).waitFor();
  const change = async (current: string, next: string, confirmation = next) => {
    await page.getByLabel("Current password").fill(current);
    await page.getByLabel("New password", { exact: true }).fill(next);
    await page.getByLabel("Confirm new password").fill(confirmation);
    await page.getByRole("button", { name: "Change Password" }).click();
  };
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByText("Current password is required").waitFor();
  await change(userPassword, "new horse 1", "other horse");
  await page.getByText("Passwords don't match").waitFor();
  await change("wrong horse", "new horse 1");
  await page.getByText("Password Change Failed").waitFor();
  await change(userPassword, "new horse 1");
  await page.getByText("Password Updated").waitFor();
  await page.getByText("Your password has been changed successfully.").waitFor();
  await change("new horse 1", userPassword);
  // The toast of the first change may still be visible. The second change clears the fields.
  await expect.poll(() => page.getByLabel("Current password").inputValue()).toBe("");
  const reads = await readToasts(page);
  await page.context().clearCookies();
  await change(userPassword, "new horse 1");
  await page.waitForURL(/\/auth/);
  expect(reads()).toContain("Session ExpiredPlease log in again to continue.");
  expect(reads()).not.toContain("Password Change Failed");
});

test("a change that fails says so, and an ended session leads to the login", async () => {
  const page = await adminPage("/admin");
  const role = page.getByLabel("Role of Grace Hopper");
  const isActive = page.getByRole("switch", { name: "Grace Hopper is active" });
  const promote = async () => {
    await role.selectOption("admin");
    await page.getByRole("button", { name: "Make Admin" }).click();
  };
  await page.route("**/api/trpc/admin.set*", (route) => route.abort());
  await promote();
  await page.getByText("Failed to update user role").waitFor();
  await isActive.click();
  await page.getByRole("button", { name: "Deactivate" }).click();
  await page.getByText("Failed to update user status").waitFor();
  await page.unroute("**/api/trpc/admin.set*");

  await page.context().clearCookies();
  await promote();
  await page.getByText("Session expired. Logging in again...").waitFor();
  await page.waitForURL(/\/auth/);
});

/**
 * Collects the text of the page's toasts from the moment it loads. Some are visible for only half a
 * second before the page changes.
 */
async function listenToToasts(page: Page): Promise<() => string> {
  await page.addInitScript(tellToasts);
  return readConsole(page);
}

/** Does the same for a page that is already open. */
async function readToasts(page: Page): Promise<() => string> {
  await page.evaluate(tellToasts);
  return readConsole(page);
}

function tellToasts(): void {
  const tell = () => {
    for (const toast of document.querySelectorAll("[data-sonner-toast]"))
      console.log(toast.textContent);
  };
  new MutationObserver(tell).observe(document, { childList: true, subtree: true });
}

function readConsole(page: Page): () => string {
  let said = "";
  page.on("console", (message) => (said += `${message.text()}\n`));
  return () => said;
}

test("of an admin who is none any more, every open screen changes by itself", async () => {
  const admin = await adminPage("/admin");
  const mary = await newUser("mary", "Mary", "Somerville");
  const { id } = (await (await mary.request.get("/api/auth/user")).json()) as { id: string };
  const role = `/api/admin/users/${id}/role`;
  expect((await admin.request.patch(role, { data: { role: "admin" } })).status()).toBe(200);
  const [blog, logs] = [await mary.context().newPage(), await mary.context().newPage()];
  const pages = [mary, blog, logs] as const;
  const paths = ["/admin/system", "/blog-management", "/logs"] as const;
  await Promise.all(pages.map((page, at) => page.goto(paths[at] ?? "/")));
  await Promise.all([
    mary.getByRole("heading", { name: "Status", exact: true }).waitFor(),
    blog.getByRole("button", { name: "New Post" }).first().waitFor(),
    logs.getByText("Connected").waitFor(),
  ]);
  const [adminReads, blogReads] = await Promise.all([mary, blog].map(readToasts));
  expect((await admin.request.patch(role, { data: { role: "user" } })).status()).toBe(200);
  await mary.getByText("signed in as mary, who isn’t an administrator").waitFor();
  await blog.getByRole("heading", { name: "Welcome, Mary" }).waitFor();
  expect(adminReads?.()).toContain("Admin access required. Redirecting to login...");
  expect(blogReads?.()).toContain("Blog management is restricted to administrators only.");
  await logs.getByText("Your requests.").waitFor();
});

test("a plain user and a visitor are turned away from the admin pages", async () => {
  const user = await newUser("alan", "Alan", "Turing");
  const userReads = await listenToToasts(user);
  await user.goto("/admin", { waitUntil: "commit" });
  await expect.poll(userReads).toContain("Admin access required. Redirecting to login...");
  await user.waitForURL(/\/auth\?next=%2Fadmin/);
  await user.getByText("signed in as alan, who isn’t an administrator").waitFor();
  for (const path of ["users", "status", "audit", "mails", "support-requests", "activity"]) {
    expect((await user.request.get(`/api/admin/${path}`)).status(), path).toBe(403);
  }
  await user.goto("/admin/audit", { waitUntil: "commit" });
  await expect.poll(() => userReads().split("Access Required").length).toBeGreaterThan(2);

  const visitor = await product.newPage();
  const visitorReads = await listenToToasts(visitor);
  await visitor.goto("/admin", { waitUntil: "commit" });
  await expect.poll(visitorReads).toContain("Access Required");
  await visitor.waitForURL(/\/auth/);
  await visitor.getByRole("tab", { name: "Sign In" }).waitFor();
});

test("an admin answers requests, looks at mails, system and audit trail, and exports it", async () => {
  const user = await newUser("barbara", "Barbara", "Liskov");
  await user.request.post("/api/support/contact", {
    data: { subject: "A folder at once", category: "general", message: "How do I bring it in?" },
  });
  const page = await adminPage("/admin/support");
  const name = "noor.txt";
  const cv = {
    name,
    mimeType: "text/plain",
    buffer: Buffer.from("Noor Haddad\nCook, 2019 - 2024"),
  };
  expect((await user.request.post("/api/upload", { multipart: { files: cv } })).ok()).toBe(true);
  const request = page.getByRole("listitem").filter({ hasText: "A folder at once" });
  await request.getByText("General Inquiry").waitFor();
  expect(await request.getByRole("link", { name: "Reply by Email" }).getAttribute("href")).toBe(
    "mailto:barbara@example.com?subject=Re%3A%20A%20folder%20at%20once",
  );
  await request.getByRole("button", { name: "Mark as Answered" }).click();
  await page.getByText("No open requests").waitFor();
  await page.getByRole("radio", { name: "Answered (1)" }).click();
  await request.getByRole("button", { name: "Open Again" }).waitFor();

  await page.getByRole("link", { name: "Mail Queue" }).click();
  const mail = page.getByRole("row").filter({ hasText: "barbara@example.com" });
  await mail.getByText("kept in the outbox (no SMTP)").first().waitFor();
  await page.getByRole("link", { name: /^Status/ }).click();
  await page.getByText("Free disk space").waitFor();
  const verdicts = page.getByRole("list", { name: "System checks" });
  await verdicts.getByText("Email isn't set up. Set SMTP_URL.").waitFor();
  await verdicts.getByText("Server and browser agree on the time.").waitFor();
  await verdicts.getByText("There is no backup yet. Back up now.").waitFor();
  await page.getByRole("link", { name: /^Status\s*\d problems$/ }).waitFor();
  await page.getByRole("button", { name: "Send test email" }).click();
  await page.getByText("the test email was saved to the outbox folder", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Back up now" }).click();
  await page.getByText("Backup created", { exact: true }).waitFor();
  await verdicts.getByText("The last backup was made less than an hour ago.").waitFor();
  expect(await page.getByRole("table", { name: "Backups" }).getByRole("row").count()).toBe(2);
  await expectNoBarriers(page, "status");

  await page.getByRole("link", { name: "Audit Trail" }).click();
  const action = page.getByRole("cell", { name: "Support request answered or opened" });
  await action.waitFor();
  await page.getByRole("combobox", { name: "User" }).fill("liskov");
  await page.getByRole("option", { name: /Barbara Liskov/ }).click();
  await page.getByRole("cell", { name: "Support requested" }).waitFor();
  expect(await action.count()).toBe(0);
  const file = await catchDownload(page, () =>
    page.getByRole("button", { name: "Export" }).click(),
  );
  expect(file.fileName).toMatch(/^audit-trail-\d{4}-\d\d-\d\d\.csv$/);
  expect(file.bytes.toString()).toContain(",barbara,support.request,");
  await page.getByLabel("To").fill("2001-01-01");
  await page.getByText("No matching actions").waitFor();

  await page.getByRole("link", { name: "Dashboard" }).click();
  await page.getByRole("tab", { name: "Analytics" }).click();
  const uploads = page.getByRole("figure").filter({ hasText: "Uploads" });
  await uploads.locator(".recharts-bar-rectangle path").first().waitFor();
  await uploads.getByText("1", { exact: true }).first().waitFor();
  await page.getByRole("radio", { name: "12 months" }).click();
  await page.getByText("Show as table").click();
  await expect
    .poll(() => page.getByRole("table", { name: "Activity" }).getByRole("row").count())
    .toBe(13);
});

test("Logout leads to the landing page", async () => {
  const page = await adminPage("/admin");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Login" }).waitFor();
});
