import { readFile } from "node:fs/promises";
import { TOTP } from "otpauth";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { sharedProduct, signedInUser } from "../harness/product.ts";
import { catchDownload } from "../harness/workspace.ts";

const product = sharedProduct();

test("people see where they are signed in, end one session, take their data along and leave", async () => {
  const page = await product.signedInPage("/");
  const user = await signedInUser(page);
  const away = await product.newPage();
  const signIn = { username: user.username, password: "correct horse" };
  await away.request.post("/api/login", { data: signIn });

  await page.getByRole("link", { name: "Security" }).click();
  await page.getByRole("heading", { name: "Signed-in devices" }).waitFor();
  await page.getByText("This device").waitFor();
  expect(await page.getByText("hidden from you in blind review").count()).toBe(0);
  await expectNoBarriers(page, "security");
  await page.getByRole("button", { name: /^Sign out (?!everywhere)/ }).click();
  await page.getByText("Device signed out").waitFor();
  await expect
    .poll(() => page.getByRole("button", { name: /^Sign out (?!every)/ }).count())
    .toBe(0);
  expect((await away.request.get("/api/auth/user")).status()).toBe(401);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download my data" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^resume-picker-\d{4}-\d\d-\d\d\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 4).toString("latin1")).toBe("PK\u0003\u0004");

  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill("not mine");
  await dialog.getByRole("button", { name: "Delete everything" }).click();
  await dialog.getByText("Current password is incorrect").waitFor();
  await dialog.getByLabel("Current password").fill("correct horse");
  await dialog.getByLabel("Current password").press("Enter");
  await page.getByText("Your account and everything in it is deleted.").waitFor();
  await page.getByRole("link", { name: "Login" }).first().waitFor();
  expect((await page.request.post("/api/login", { data: signIn })).status()).toBe(401);
});

test("with two-step sign-in the code is asked for after the password", async () => {
  const page = await product.signedInPage("/security");
  const user = await signedInUser(page);
  const section = page.getByRole("form", { name: "Two-step sign-in", exact: true });
  await section.getByLabel("Current password").fill("correct horse");
  await section.getByRole("button", { name: "Set up two-step sign-in" }).click();
  await page.getByRole("img", { name: "QR code for the authenticator app" }).waitFor();
  await expectNoBarriers(page, "QR code");
  await page.getByLabel("Code from the app").fill("000000");
  await page.getByRole("button", { name: "Turn on" }).click();
  await page.getByText("This code is wrong or was already used.").waitFor();
  const secret = (await page.locator("form code").textContent()) ?? "";
  await page.getByLabel("Code from the app").fill(new TOTP({ secret }).generate());
  await page.getByRole("button", { name: "Turn on" }).click();
  const codes = page.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect.poll(() => codes.count()).toBe(10);
  const recovery = (await codes.first().textContent()) ?? "";

  const away = await product.newPage();
  await away.goto("/auth");
  await away.getByLabel("Username").fill(user.username);
  await away.getByLabel("Password").fill("correct horse");
  await away.getByRole("button", { name: "Sign In" }).click();
  await away.getByText("Enter the six digits of your authenticator app").waitFor();
  await away.getByLabel("Code").fill(recovery);
  await away.getByRole("button", { name: "Sign In" }).click();
  await away.getByRole("heading", { name: "Welcome, Ada" }).waitFor();

  // The password alone doesn't turn it off.
  await section.getByLabel("Current password").fill("correct horse");
  await section.getByRole("button", { name: "Turn off two-step sign-in" }).click();
  await section.getByText("Enter the six digits of your authenticator app").waitFor();
  await expectNoBarriers(page, "turning two-step sign-in off");
  const code = section.getByLabel("Code from the app, or a recovery code");
  await code.fill(recovery);
  await section.getByRole("button", { name: "Turn off two-step sign-in" }).click();
  await section.getByText("This code is wrong or was already used.").waitFor();
  const second = (await codes.nth(1).textContent()) ?? "";
  await code.fill(second);
  await section.getByRole("button", { name: "Renew recovery codes" }).click();
  await expect.poll(() => codes.allTextContents()).not.toContain(second);
  const file = await catchDownload(page, () =>
    page.getByRole("button", { name: "Save as a file" }).click(),
  );
  const [renewed = ""] = await codes.allTextContents();
  expect(file.bytes.toString()).toContain(renewed);
  await section.getByLabel("Current password").fill("correct horse");
  await code.fill(renewed);
  await section.getByRole("button", { name: "Turn off two-step sign-in" }).click();
  await page.getByText("Two-step sign-in is off").waitFor();
});

test("signing out everywhere ends this device, too", async () => {
  const page = await product.signedInPage("/security");
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign out everywhere" }).click();
  await page.waitForURL("**/auth");
  expect((await page.request.get("/api/auth/user")).status()).toBe(401);
});

test("a commonest password is warned of while it is typed, and taken all the same", async () => {
  const page = await product.newPage();
  await page.goto("/auth?tab=sign-up");
  await page.getByLabel("Password").fill("password1");
  await page.getByText("This password is very common").waitFor();
  await page.getByLabel("Password").fill("correct horse battery 7");
  await page.getByText("Strength: strong").waitFor();
});

test("a program gets a token that is shown once, works, and is revoked", async () => {
  const page = await product.signedInPage("/security");
  const section = page.getByRole("region", { name: "API tokens" });
  await section.getByRole("button", { name: "Create token" }).click();
  await section.getByText("Name the token after the program that uses it").waitFor();
  await section.getByLabel("Token name").fill("Office scanner");
  await section.getByLabel("Upload").check();
  await section.getByRole("button", { name: "Create token" }).click();
  const token = (await section.locator("[data-token]").textContent()) ?? "";
  await section.getByText("never used").waitFor();
  await expectNoBarriers(page, "a new API token");

  const call = (path: string) =>
    fetch(new URL(path, product.server().url), { headers: { Authorization: `Bearer ${token}` } });
  expect((await call("/api/jobs")).status).toBe(200);
  expect((await call("/api/account/tokens")).status).toBe(403);

  await page.reload();
  await section.getByText("last used").waitFor();
  expect(await section.getByText(token).count()).toBe(0);
  await section.getByRole("button", { name: "Revoke Office scanner" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke token" }).click();
  await page.getByText("Token revoked").waitFor();
  expect((await call("/api/jobs")).status).toBe(401);
});
