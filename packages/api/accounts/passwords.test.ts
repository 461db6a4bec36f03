import { mails } from "@resume-picker/db/schema/mails";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestDesk, password, profileOf } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let ada: Client;
let now = new Date("2026-03-01T12:00:00Z");
const desks: TestDesk[] = [];
beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ clock: () => now });
  desks.push(desk);
  ada = await desk.signUp("ada");
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const later = (hours: number) => (now = new Date(now.getTime() + hours * 3_600_000));
const soon = () => new Promise((resolve) => setTimeout(resolve, 20));
const visitor = async () => (await desk.visitor().api()).accounts;

/** Returns the token of the newest mail to this address, or null. */
function mailedToken(recipient: string, page: string): string | null {
  const texts = desk.parts.db
    .select()
    .from(mails)
    .all()
    .filter((mail) => mail.recipient === recipient && mail.text.includes(page));
  return /token=([\w-]+)/.exec(texts.at(-1)?.text ?? "")?.[1] ?? null;
}

async function askForReset(email: string): Promise<string | null> {
  await (await visitor()).forgotPassword({ email });
  await soon();
  return mailedToken(email, "/reset-password");
}

test("a mailed reset link sets a new password once, and ends every session", async () => {
  const token = (await askForReset("ada@example.com")) ?? "";
  await expect((await visitor()).validateResetToken({ token })).resolves.toEqual({ valid: true });
  await (await visitor()).resetPassword({ token, newPassword: "a new secret" });
  await expect((await ada.api()).accounts.currentUser()).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
  await expect((await visitor()).signIn({ username: "ada", password })).rejects.toBeDefined();
  await (await visitor()).signIn({ username: "ada", password: "a new secret" });
  await expect(
    (await visitor()).resetPassword({ token, newPassword: "another secret" }),
  ).rejects.toMatchObject({ message: "Invalid or expired reset token" });
});

test("a completed reset ends the lock-out that led to it, from wherever", async () => {
  const from = async (address: string) => (await desk.visitor(address).api()).accounts;
  for (const address of ["192.0.2.1", "192.0.2.2"]) {
    for (let at = 0; at < 11; at++) {
      const guess = (await from(address)).signIn({ username: "ada", password: "a guess" });
      await expect(guess).rejects.toBeDefined();
    }
  }
  const token = (await askForReset("ada@example.com")) ?? "";
  await (await visitor()).resetPassword({ token, newPassword: "a new secret" });
  for (const address of ["192.0.2.1", "192.0.2.2"]) {
    await (await from(address)).signIn({ username: "ada", password: "a new secret" });
  }
});

test("one reset token used by a hundred requests at once works once", async () => {
  const token = (await askForReset("ada@example.com")) ?? "";
  const results = await Promise.allSettled(
    Array.from({ length: 100 }, async () =>
      (await visitor()).resetPassword({ token, newPassword: "a new secret" }),
    ),
  );
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
});

test("a reset link dies after an hour, and when a newer one is asked for", async () => {
  const first = (await askForReset("ada@example.com")) ?? "";
  const second = (await askForReset("ada@example.com")) ?? "";
  expect(second).not.toBe(first);
  await expect((await visitor()).validateResetToken({ token: first })).rejects.toBeDefined();
  later(0.99);
  await expect((await visitor()).validateResetToken({ token: second })).resolves.toBeDefined();
  later(0.02);
  await expect((await visitor()).validateResetToken({ token: second })).rejects.toBeDefined();
});

test("an unknown address gets the same answer and no mail", async () => {
  const known = await (await visitor()).forgotPassword({ email: "ada@example.com" });
  const unknown = await (await visitor()).forgotPassword({ email: "nobody@example.com" });
  await soon();
  expect(unknown).toEqual(known);
  expect(mailedToken("nobody@example.com", "/reset-password")).toBeNull();
});

test("tokens stand in the database only as hashes", async () => {
  const token = (await askForReset("ada@example.com")) ?? "";
  const rows = desk.parts.db.$client.prepare("select * from users").all();
  expect(token.length).toBeGreaterThan(40);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("changing the password needs the current one and ends the other sessions only", async () => {
  const other = desk.visitor();
  await (await other.api()).accounts.signIn({ username: "ada", password });
  const change = { currentPassword: "wrong", newPassword: "brand new" };
  await expect((await ada.api()).accounts.changePassword(change)).rejects.toMatchObject({
    message: "Current password is incorrect",
  });
  await (await ada.api()).accounts.changePassword({ ...change, currentPassword: password });
  await expect((await ada.api()).accounts.currentUser()).resolves.toBeDefined();
  await expect((await other.api()).accounts.currentUser()).rejects.toBeDefined();
  await (await visitor()).signIn({ username: "ada", password: "brand new" });
});

test("the specified lengths are the rule: six for changing, eight for resetting", async () => {
  const token = (await askForReset("ada@example.com")) ?? "";
  await expect(
    (await visitor()).resetPassword({ token, newPassword: "1234567" }),
  ).rejects.toMatchObject({
    message: "Password must be at least 8 characters long",
  });
  await expect(
    (await ada.api()).accounts.changePassword({ currentPassword: password, newPassword: "12345" }),
  ).rejects.toMatchObject({ message: "New password must be at least 6 characters" });
  await (
    await ada.api()
  ).accounts.changePassword({ currentPassword: password, newPassword: "123456" });
});

test("the link mailed at sign-up confirms the address for 24 hours, and says so when opened again", async () => {
  const token = mailedToken("ada@example.com", "/verify-email") ?? "";
  await (await visitor()).verifyEmail({ token });
  expect((await (await ada.api()).accounts.currentUser()).emailVerified).toBe(true);
  expect((await (await visitor()).verifyEmail({ token })).alreadyVerified).toBe(true);
  await expect((await visitor()).verifyEmail({ token: `${token}x` })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await desk.signUp("bea");
  const late = mailedToken("bea@example.com", "/verify-email") ?? "";
  later(24.1);
  await expect((await visitor()).verifyEmail({ token: late })).rejects.toBeDefined();
});

/** Waits for pending requests and returns the number of queued reset mails. */
async function resetMails(): Promise<number> {
  await soon();
  const queued = desk.parts.db.select().from(mails).all();
  return queued.filter(({ subject }) => subject.startsWith("Set a new password")).length;
}

test("strangers can't use up the reset mails of an account, nor fill its mailbox", async () => {
  for (let at = 0; at < 40; at++) {
    const stranger = (await desk.visitor(`2001:db8:1:${at % 20}::${at}`).api()).accounts;
    await stranger.forgotPassword({ email: "ada@example.com" });
  }
  expect(await resetMails()).toBe(10);
  // The last link works, which means that the owner always has a valid one.
  const last = mailedToken("ada@example.com", "/reset-password") ?? "";
  await expect((await visitor()).validateResetToken({ token: last })).resolves.toBeDefined();
  // A request from a known address of the owner always sends another mail.
  expect(await askForReset("ada@example.com")).not.toBe(last);
  expect(await resetMails()).toBe(11);
});

test("one address asks for five mails an hour, and a mail to somebody else is not one of them", async () => {
  await desk.signUp("bea");
  const stranger = (await desk.visitor("192.0.2.1").api()).accounts;
  const spellings = ["ada@example.com", "ADA@Example.com", " ada@example.com"];
  for (let at = 0; at < 5; at++) {
    await stranger.forgotPassword({ email: spellings[at % 3] ?? "" });
  }
  for (const email of spellings) {
    await expect(stranger.forgotPassword({ email })).rejects.toMatchObject({
      code: "TOO_MANY_REQUESTS",
    });
  }
  await stranger.forgotPassword({ email: "bea@example.com" });
  expect(await resetMails()).toBe(6);
});

test("the link that confirms an address is mailed again a few times an hour, and not for ever", async () => {
  const { accounts } = await ada.api();
  for (let at = 0; at < 5; at++) await accounts.resendVerification();
  await expect(accounts.resendVerification()).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  const queued = desk.parts.db.select().from(mails).all();
  expect(queued.filter(({ text }) => text.includes("/verify-email"))).toHaveLength(6);
  const token = mailedToken("ada@example.com", "/verify-email") ?? "";
  await accounts.verifyEmail({ token });
  await (await ada.api()).accounts.resendVerification();
  expect(desk.parts.db.select().from(mails).all()).toHaveLength(queued.length);
});

test("an address that nobody has costs the writes that a known one does", async () => {
  const { db } = desk.parts;
  const writes = async (email: string) => {
    const count = () => Number(db.$client.prepare("select total_changes()").pluck().get());
    // The first request creates the rate limits' rows.
    await (await visitor()).forgotPassword({ email });
    await soon();
    const before = count();
    await (await visitor()).forgotPassword({ email });
    await soon();
    return count() - before;
  };
  expect(await writes("nobody@example.com")).toBe(await writes("ada@example.com"));
  expect(mailedToken("nobody@example.com", "/reset-password")).toBeNull();
});

test("an account causes so many mails a day, of whichever kind, and is told so", async () => {
  const { accounts, support } = await desk.signUp("cara").then((cara) => cara.api());
  const { id } = await accounts.currentUser();
  for (let at = 1; at < 60; at++) await desk.parts.rateLimits.count("mails-user", id);
  const tooMany = {
    code: "TOO_MANY_REQUESTS",
    message: "Too many mails for one day. Please try again in 24 hours.",
  };
  await expect(accounts.resendVerification()).rejects.toMatchObject(tooMany);
  const change = { currentPassword: password, newPassword: "brand new 8" };
  await expect(accounts.changePassword(change)).rejects.toMatchObject(tooMany);
  // Support requests still work here, because they send no mail.
  const request = {
    category: "bug" as const,
    subject: "Help",
    message: "It does not work at all.",
  };
  await expect(support.contact(request)).resolves.toBeDefined();
  // Strangers don't use up the account's limit, so its owner gets a link.
  expect(await askForReset("cara@example.com")).not.toBeNull();
});

test("an address causes so many mails a day, for whichever accounts, and is told so", async () => {
  for (let at = 0; at < 600; at++) {
    await desk.parts.rateLimits.count("mails-address", "192.0.2.9");
  }
  const { accounts } = await desk.visitor("192.0.2.9").api();
  await expect(accounts.forgotPassword({ email: "nobody@example.com" })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: "Too many mails for one day. Please try again in 24 hours.",
  });
  // New users still get an account, and can request the mail again tomorrow.
  await accounts.signUp(profileOf("dora"));
  expect(mailedToken("dora@example.com", "/verify-email")).toBeNull();
});
