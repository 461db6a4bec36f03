import { expect, test } from "vitest";
import { sharedProduct, signedInUser } from "../harness/product.ts";
import { readPdf, withoutBlanks } from "../harness/read-pdf.ts";
import { sampleCv } from "../harness/workspace.ts";

const product = sharedProduct();

test("somebody who leaves fields empty reads beside each what it needs", async () => {
  const page = await product.newPage();
  await page.goto("/auth?tab=sign-up");
  await page.getByLabel("Username").fill("ab");
  await page.getByLabel("Email").fill("not an address");
  await page.getByLabel("Password").fill("short");
  await page.getByRole("button", { name: "Sign Up" }).click();
  for (const message of [
    "First name is required",
    "Last name is required",
    "Username must be at least 3 characters",
    "Invalid email address",
    "Password must be at least 6 characters",
  ]) {
    await page.getByText(message, { exact: true }).waitFor();
  }

  await page.getByRole("tab", { name: "Sign In" }).click();
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.getByText("Username is required").waitFor();
  await page.getByText("Password is required").waitFor();
});

test("the CV beside sign-up is the one that the sample data contains", async () => {
  const page = await product.newPage();
  await page.goto("/auth?tab=sign-up");
  await page.locator("aside p").first().waitFor();
  const lines = await page.locator("aside p").allInnerTexts();
  const cv = (await readPdf(sampleCv("amara-okafor.pdf").bytes)).join("");
  expect(lines.length).toBeGreaterThan(5);
  // The last paragraph explains the marked line.
  for (const line of lines.slice(0, -1)) {
    for (const words of line.split(", ")) expect(cv).toContain(withoutBlanks(words));
  }
});

test("a wrong name and a wrong password read the same, and the right ones lead home", async () => {
  const page = await product.signedInPage("/");
  const user = await signedInUser(page);
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("link", { name: "Login" }).click();

  const signIn = async (username: string, password: string) => {
    await page.getByLabel("Username").fill(username);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Sign In" }).click();
  };
  const refusal = page.getByRole("alert").getByText("Incorrect username or password.");
  await signIn("nobody-here", "correct horse");
  await refusal.waitFor();
  await page.reload();
  await signIn(user.username, "wrong horse");
  await refusal.waitFor();
  await signIn(user.username, "correct horse");
  await page.getByRole("heading", { name: "Welcome, Ada" }).waitFor();
});

test("a taken username is said at once, and nothing typed is lost", async () => {
  const user = await signedInUser(await product.newUser());
  const visitor = await product.newPage();
  await visitor.goto("/auth?tab=sign-up");
  await visitor.getByLabel("First name").fill("Grace");
  await visitor.getByLabel("Last name").fill("Hopper");
  await visitor.getByLabel("Username").fill(user.username);
  await visitor.getByLabel("Email").fill("grace@example.com");
  await visitor.getByLabel("Password").fill("correct horse");
  await visitor.getByRole("button", { name: "Sign Up" }).click();
  await visitor.getByText("Registration Failed").waitFor();
  await visitor.getByText("Username already exists").first().waitFor();
  expect(await visitor.getByLabel("Email").inputValue()).toBe("grace@example.com");
});

test("a visitor who opens the workspace signs in first and then gets there", async () => {
  const page = await product.newUser();
  const user = await signedInUser(page);
  await page.context().clearCookies();
  await page.goto("/dashboard");
  await page.waitForURL(/\/auth/);
  await page.getByLabel("Username").fill(user.username);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Sign In" }).click();
  await page.waitForURL(/\/dashboard/);
  await page.getByText("No jobs yet").waitFor();
});

test("an address that leads nowhere says so", async () => {
  const page = await product.newPage();
  const response = await page.goto("/no/such/page");
  expect(response?.status()).toBe(404);
  await page.getByText("404 Page Not Found").waitFor();
});
