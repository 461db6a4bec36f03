import { expect, test } from "vitest";
import { startMailServer } from "../harness/mail-server.ts";
import { signedInUser, startProduct } from "../harness/product.ts";

const { settings, mailedLink } = startMailServer();
const privacyUrl = "https://example.org/privacy";
// The same object, because the mail server enters its address later.
const product = startProduct(Object.assign(settings, { PRIVACY_URL: privacyUrl }));

const publicPages = ["/", "/blog", "/blog/no-such", "/auth", "/forgot-password", "/reset-password"];

test("a visitor finds the privacy policy at the foot of every public page", async () => {
  const page = await product.newPage();
  for (const path of [...publicPages, "/verify-email"]) {
    await page.goto(path);
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Privacy" });
    expect(await link.getAttribute("href"), path).toBe(privacyUrl);
  }
  expect(await page.getByRole("link", { name: "Imprint" }).count()).toBe(0);
});

test("a mailed link verifies the address once, and leads to the login after three seconds", async () => {
  const page = await product.newUser();
  const { email } = await signedInUser(page);
  const link = await mailedLink(email, "/verify-email");
  await page.goto(link);
  await page.getByRole("heading", { name: "Email verified" }).waitFor();
  const shown = Date.now();
  // The login page redirects a signed-in user to their home page.
  await page.waitForURL((url) => url.pathname !== "/verify-email");
  expect(Date.now() - shown).toBeGreaterThan(2000);
  const user = (await (await page.request.get("/api/auth/user")).json()) as {
    emailVerified: boolean;
  };
  expect(user.emailVerified).toBe(true);

  const visitor = await product.newPage();
  await visitor.goto(link);
  await visitor.getByRole("heading", { name: "Email already verified" }).waitFor();
  await visitor.goto("/verify-email");
  await visitor.getByText("No verification token provided").waitFor();
  await visitor.getByRole("link", { name: "Request New Link" }).waitFor();
  await visitor.getByRole("link", { name: "Go to Login" }).click();
  await visitor.waitForURL("**/auth");
});

test("who forgot the password sets a new one by the mailed link, and older sessions end", async () => {
  const owner = await product.newUser();
  const { email, username } = await signedInUser(owner);
  const page = await product.newPage();
  await page.goto("/auth");
  await page.getByRole("link", { name: "Forgot your password?" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.getByText("The link expires in 1 hour.").waitFor();
  await page.getByRole("link", { name: "Back to Login" }).waitFor();
  await page.goto(await mailedLink(email, "/reset-password"));

  await page.getByLabel("New password", { exact: true }).fill("short");
  await page.getByLabel("Confirm new password").fill("shorter");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.getByText("Password must be at least 8 characters long").waitFor();
  await page.getByLabel("New password", { exact: true }).fill("another horse 8");
  await page.getByText("Passwords do not match").waitFor();
  await page.getByLabel("Confirm new password").fill("another horse 8");
  await page.getByRole("button", { name: "Reset Password" }).click();
  await page.getByText("Your password has been reset.").waitFor();
  const shown = Date.now();
  await page.waitForURL("**/auth");
  expect(Date.now() - shown).toBeGreaterThan(2000);
  await page.getByLabel("Username").fill(username);
  await page.getByLabel("Password").fill("another horse 8");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
  expect((await owner.request.get("/api/auth/user")).status()).toBe(401);
});

test("a reset link without a token says so, with the ways on", async () => {
  const page = await product.newPage();
  await page.goto("/reset-password");
  await page.getByRole("heading", { name: "Invalid Reset Link" }).waitFor();
  await page.getByText("Invalid or missing reset token").waitFor();
  await page.getByRole("link", { name: "Request New Link" }).click();
  await page.waitForURL("**/forgot-password");
});

test("a changed password is said in the specified words, each mistake beside its field", async () => {
  const page = await product.signedInPage("/change-password");
  const change = page.getByRole("button", { name: "Change Password" });
  await change.click();
  await page.getByText("Current password is required").waitFor();
  await page.getByText("New password must be at least 6 characters").waitFor();
  await page.getByText("Please confirm your new password").waitFor();
  await page.getByLabel("Current password").fill("not this one");
  await page.getByLabel("New password", { exact: true }).fill("another horse 8");
  await page.getByLabel("Confirm new password").fill("another horse 9");
  await page.getByText("Passwords don't match").waitFor();
  await page.getByLabel("Confirm new password").fill("another horse 8");
  await page.getByRole("button", { name: "Show" }).first().click();
  await expect.poll(() => page.getByLabel("Current password").getAttribute("type")).toBe("text");
  await page.getByLabel("Current password").fill("correct horse");
  await change.click();
  await page.getByText("Your password has been updated successfully.").waitFor();
  await page.waitForURL((url) => url.pathname === "/");
});
