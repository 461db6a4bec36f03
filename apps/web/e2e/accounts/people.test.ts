import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { expectNoBarriers } from "../harness/accessibility.ts";
import { administrator } from "../harness/administrator.ts";
import { makePng } from "../harness/images.ts";
import { toastText } from "../harness/blog.ts";
import { startMailServer } from "../harness/mail-server.ts";
import { startProduct } from "../harness/product.ts";

const { settings, received, mailedLink } = startMailServer({ REGISTRATION: "closed" });
const product = startProduct(settings);

/** Registration closes after the first account. */
const adminPage = administrator(product, {});

/** Returns the path of the link that a dialog shows. The server's port differs from its APP_URL. */
async function shownLink(page: Page, label: string): Promise<string> {
  const { pathname, search } = new URL(await page.getByLabel(label).inputValue());
  return pathname + search;
}

/** Creates an account from an invitation, over REST. */
async function invited(page: Page, username: string): Promise<Page> {
  const email = `${username}@example.com`;
  const answer = await page.request.post("/api/admin/invitations", {
    data: { email, role: "user" },
  });
  const { link } = (await answer.json()) as { link: string };
  const invitation = new URL(link).searchParams.get("invitation");
  const guest = await product.newPage();
  const data = { username, email, password: "correct horse", firstName: username, lastName: "B" };
  const made = await guest.request.post("/api/register", { data: { ...data, invitation } });
  expect(made.status()).toBe(201);
  return guest;
}

const rowOf = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

async function choose(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${name}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

test("an invited person makes an account while registration is closed, and nobody else does", async () => {
  const page = await adminPage("/admin");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("grace");
  await dialog.getByRole("button", { name: "Invite" }).click();
  await dialog.getByText("Invalid email address").waitFor();
  await dialog.getByLabel("Email").fill("grace@example.com");
  await expectNoBarriers(page, "invite");
  await dialog.getByRole("button", { name: "Invite" }).click();
  const link = await shownLink(page, "Link for grace@example.com");
  await expectNoBarriers(page, "invitation's link");
  await dialog.getByRole("button", { name: "Done" }).click();
  // The form for the next invitation would otherwise flash while the dialog fades out.
  expect(await dialog.getByLabel("Email").count()).toBe(0);
  await dialog.waitFor({ state: "detached" });
  await rowOf(page, "grace@example.com").getByRole("cell", { name: "User", exact: true }).waitFor();
  // A second invitation would silently end the first link.
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await dialog.getByLabel("Email").fill("Grace@example.com");
  await dialog.getByText("Inviting again replaces that link.").waitFor();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.poll(() => received.some((raw) => raw.includes("To: grace@example.com"))).toBe(true);

  const visitor = await product.newPage();
  await visitor.goto("/");
  await visitor.getByRole("link", { name: "Sign In", exact: true }).first().waitFor();
  expect(await visitor.getByRole("link", { name: "Get Started" }).count()).toBe(0);
  await visitor.goto("/auth?tab=sign-up");
  await visitor.getByText("Registration is closed.").waitFor();
  expect(await visitor.getByRole("tab").count()).toBe(0);
  await expectNoBarriers(visitor, "closed registration");

  await visitor.goto(link);
  expect(await visitor.getByLabel("Email").inputValue()).toBe("grace@example.com");
  await expectNoBarriers(visitor, "invited sign-up");
  await visitor.getByLabel("First name").fill("Grace");
  await visitor.getByLabel("Last name").fill("Hopper");
  await visitor.getByLabel("Username").fill("grace");
  await visitor.getByLabel("Password").fill("correct horse");
  await visitor.getByRole("button", { name: "Sign Up" }).click();
  await visitor.getByRole("heading", { name: /Grace/ }).first().waitFor();

  const second = await product.newPage();
  await second.goto(link);
  await second.getByText("This invitation was used or revoked, or has expired.").waitFor();
});

test("an admin sends a locked-out person a reset link, and unlocks the account", async () => {
  const page = await adminPage("/admin");
  await invited(page, "ben");
  await page.reload();
  await choose(page, "ben B", "Unlock sign-in");
  await toastText(page, "Success", "Sign-in is unlocked.");
  await choose(page, "ben B", "Send reset link");
  await toastText(page, "Success", "The link was sent to the account's owner.");
  const visitor = await product.newPage();
  await visitor.goto(await mailedLink("ben@example.com", "/reset-password"));
  await visitor.getByLabel("New password", { exact: true }).fill("another horse 8");
  await visitor.getByLabel("Confirm new password").fill("another horse 8");
  await visitor.getByRole("button", { name: "Reset Password" }).click();
  await visitor.getByText("Your password has been reset.").waitFor();
  const data = { username: "ben", password: "another horse 8" };
  expect((await visitor.request.post("/api/login", { data })).status()).toBe(200);
});

test("a profile is put right: names at once, a picture, the address by its link", async () => {
  const page = await invited(await adminPage("/admin"), "cleo");
  await page.goto("/");
  await page.getByRole("link", { name: "Profile" }).click();
  await page.waitForURL("**/profile");
  await page.getByLabel("First name").fill("Cléo");
  expect(await page.getByLabel("Current password").count()).toBe(0);
  await page.getByLabel("Email").fill("cleo.new@example.com");
  await page.getByLabel("Current password").fill("not mine");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("form").getByText("Current password is incorrect").waitFor();
  // Somebody who always signed in through a provider can't know any password.
  await page.getByRole("button", { name: "Set a password by email" }).click();
  await page.getByText("Set a password there, then sign in again.").waitFor();
  await mailedLink("cleo@example.com", "/reset-password");
  await page.getByLabel("Current password").fill("correct horse");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("We sent a link to cleo.new@example.com.").waitFor();
  const picture = { name: "me.png", mimeType: "image/png", buffer: makePng(64, 48) };
  await page.getByRole("main").locator("input[type=file]").setInputFiles(picture);
  await page.getByRole("button", { name: "Remove picture" }).waitFor();
  await expectNoBarriers(page, "profile");
  const user = async (): Promise<unknown> =>
    (await page.request.get("/api/account/profile")).json();
  expect(await user()).toMatchObject({ firstName: "Cléo", email: "cleo@example.com" });
  await expect.poll(() => received.some((raw) => raw.includes("about to change"))).toBe(true);
  await page.goto(await mailedLink("cleo.new@example.com", "/verify-email"));
  await page.getByRole("heading", { name: "Email verified" }).waitFor();
  expect(await user()).toMatchObject({ email: "cleo.new@example.com", pendingEmail: null });
});

test("a deleted account's jobs go to the one that the admin chooses", async () => {
  const page = await adminPage("/admin");
  const leaver = await invited(page, "dora");
  const heir = await invited(page, "emil");
  const sample = await leaver.request.post("/api/jobs/sample-data");
  const { jobId } = (await sample.json()) as { jobId: number };
  await page.reload();
  await choose(page, "dora B", "Delete account");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("What should happen to their 1 job and 13 candidates?").waitFor();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("Choose what should happen to them").waitFor();
  await dialog.getByRole("radio", { name: "Transfer them to another account" }).check();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("Choose who should get them").waitFor();
  const heirs = dialog.getByRole("combobox", { name: "Transfer to" });
  // An admin can't transfer another user's candidates to themselves.
  await heirs.fill("ada");
  await dialog.getByText("No results", { exact: true }).waitFor();
  await heirs.fill("emil");
  await expectNoBarriers(page, "delete an account");
  await dialog.getByRole("option", { name: /^emil B/ }).click();
  await dialog.getByText("emil B (emil)").waitFor();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByText("The account of dora B is deleted.").waitFor();
  await rowOf(page, "dora B").waitFor({ state: "detached" });
  const listed = await heir.request.get(`/api/jobs/${jobId}/candidates`);
  expect((await listed.json()) as unknown[]).toHaveLength(13);
  await heir.goto(`/jobs/${jobId}`);
  await heir.getByText("Showing 13 of 13 candidates").waitFor();
});

test("the data of a deleted account is deleted only by whoever types its name", async () => {
  const page = await adminPage("/admin");
  const leaver = await invited(page, "fred");
  const sample = await leaver.request.post("/api/jobs/sample-data");
  expect(sample.status()).toBe(201);
  await page.reload();
  await choose(page, "fred B", "Delete account");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("radio", { name: "Delete them permanently" }).check();
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("Type fred exactly as shown").waitFor();
  await dialog.getByLabel("Type fred to delete them").fill("ben");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await dialog.getByText("Type fred exactly as shown").waitFor();
  await expectNoBarriers(page, "delete an account with its data");
  expect((await leaver.request.get("/api/auth/user")).status()).toBe(200);
  await dialog.getByLabel("Type fred to delete them").fill("fred");
  await dialog.getByRole("button", { name: "Delete account" }).click();
  await page.getByText("The account of fred B is deleted.").waitFor();
  expect((await leaver.request.get("/api/auth/user")).status()).toBe(401);
});
