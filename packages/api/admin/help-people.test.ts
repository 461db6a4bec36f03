import { mails } from "@resume-picker/db/schema/mails";
import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { Secret, TOTP } from "otpauth";
import { expect, onTestFinished, test } from "vitest";
import type { Parts } from "../context.ts";
import { makeTestDesk, password, profileOf } from "../testing/test-desk.ts";

async function makeOffice(overrides: Partial<Parts> = {}) {
  let now = new Date("2026-03-01T12:00:00Z");
  const desk = await makeTestDesk({ clock: () => now, ...overrides });
  onTestFinished(() => desk.close());
  const ada = await desk.signUp("ada");
  const admin = await ada.api();
  return {
    desk,
    admin,
    advance: (days: number) => (now = new Date(now.getTime() + days * 86_400_000)),
    visitor: async () => (await desk.visitor().api()).accounts,
    mailed: (address: string) =>
      desk.parts.db
        .select()
        .from(mails)
        .all()
        .filter(({ recipient }) => recipient === address),
    audited: async (action: string) => admin.admin.audit({ action }),
  };
}

const closed = { registration: "closed" as const };
const tokenIn = (link: string) =>
  new URL(link).searchParams.get("invitation") ?? new URL(link).searchParams.get("token") ?? "";
const guest = { ...profileOf("guest"), email: "guest@example.com" };

test("an invited person makes an account while sign-up is closed, with the role chosen, once", async () => {
  const { admin, visitor, mailed, audited } = await makeOffice(closed);
  await expect((await visitor()).signUp(guest)).rejects.toMatchObject({ code: "FORBIDDEN" });
  const { link, expiresAt } = await admin.admin.invite({
    email: " Guest@Example.com",
    role: "admin",
  });
  expect(link).toMatch(/^http:\/\/localhost:3000\/auth\?tab=sign-up&invitation=[\w-]{43}$/);
  expect(expiresAt).toEqual(new Date("2026-03-08T12:00:00Z"));
  expect(mailed(guest.email)[0]?.text).toContain(link);
  const invitation = tokenIn(link);
  const told = { email: guest.email, role: "admin" };
  expect(await (await visitor()).invitation({ invitation })).toEqual(told);
  const made = await (await visitor()).signUp({ ...guest, invitation });
  expect(made).toMatchObject({ role: "admin", email: guest.email });
  const second = (await visitor()).signUp({ ...profileOf("second"), invitation });
  await expect(second).rejects.toMatchObject({ message: accountMessages.invitationInvalid });
  expect(await admin.admin.invitations()).toEqual([]);
  expect(await audited("user.invite")).toMatchObject([
    { username: "ada", metadata: { role: "admin" } },
  ]);
});

test("an invitation is for its address, and ends when it expires, is revoked, or its inviter is no admin", async () => {
  const { admin, desk, visitor, advance } = await makeOffice(closed);
  const invite = async (email = guest.email) =>
    tokenIn((await admin.admin.invite({ email, role: "user" })).link);
  const refused = async (invitation: string, email = guest.email) =>
    expect((await visitor()).signUp({ ...guest, email, invitation })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  const forGuest = await invite();
  await refused(forGuest, "other@example.com");
  const again = await admin.admin.invite({ email: guest.email, role: "user" });
  expect(again.replacesEarlier).toBe(true);
  const newer = tokenIn(again.link);
  await refused(forGuest);
  advance(8);
  await refused(newer);
  const revoked = await invite();
  const [open] = await admin.admin.invitations();
  expect(open).toMatchObject({ email: guest.email, role: "user", invitedBy: "ada" });
  await admin.admin.revokeInvitation({ id: open?.id ?? 0 });
  await refused(revoked);
  const boss = { ...profileOf("boss"), invitation: "" };
  boss.invitation = tokenIn((await admin.admin.invite({ email: boss.email, role: "admin" })).link);
  const bossClient = desk.visitor();
  const { id } = await (await bossClient.api()).accounts.signUp(boss);
  const ofBoss = await (await bossClient.api()).admin.invite({ email: guest.email, role: "admin" });
  await admin.admin.setRole({ userId: id, role: "user" });
  await refused(tokenIn(ofBoss.link));
  await expect(admin.admin.invite({ email: boss.email, role: "user" })).rejects.toMatchObject({
    message: accountMessages.emailTaken,
  });
});

test("guessed invitations are counted, and tokens are not in the database", async () => {
  const { admin, desk, visitor } = await makeOffice();
  const { link } = await admin.admin.invite({ email: guest.email, role: "user" });
  const dump = desk.parts.db.$client.prepare("select * from invitations").all();
  expect(JSON.stringify(dump)).not.toContain(tokenIn(link));
  const api = await visitor();
  for (let at = 0; at < 100; at += 1) {
    await expect(api.invitation({ invitation: `guess ${at}` })).rejects.toThrow();
  }
  await expect(api.invitation({ invitation: tokenIn(link) })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});

test("where mail works, a reset link goes to the account's owner and not to the admin", async () => {
  const { admin, desk, visitor, mailed, audited } = await makeOffice();
  const ben = (await (await (await desk.signUp("ben")).api()).accounts.currentUser()).id;
  expect(await admin.admin.createResetLink({ userId: ben })).toMatchObject({ link: null });
  const told = mailed("ben@example.com").at(-1)?.text ?? "";
  const link = /http:\S+/.exec(told)?.[0] ?? "";
  const change = { token: tokenIn(link), newPassword: "another horse 8" };
  await (await visitor()).resetPassword(change);
  await expect((await visitor()).resetPassword(change)).rejects.toThrow();
  await (await visitor()).signIn({ username: "ben", password: change.newPassword });
  expect(await audited("user.reset-link")).toMatchObject([{ username: "ada", subject: "ben" }]);
  await admin.admin.setActive({ userId: ben, isActive: false });
  await expect(admin.admin.createResetLink({ userId: ben })).rejects.toThrow(/activate it first/);
});

test("without mail the admin hands the link over, and the owner is told that it was made", async () => {
  const { admin, desk, visitor, mailed } = await makeOffice({ mailHost: null });
  const ben = (await (await (await desk.signUp("ben")).api()).accounts.currentUser()).id;
  const { link } = await admin.admin.createResetLink({ userId: ben });
  expect(link).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=/);
  const told = mailed("ben@example.com").at(-1);
  expect(told?.subject).toBe("An administrator of Resume Picker created a link for a new password");
  expect(told?.text).not.toContain("token=");
  const change = { token: tokenIn(link ?? ""), newPassword: "another horse 8" };
  await (await visitor()).resetPassword(change);
});

test("an admin unlocks somebody who mistyped too often", async () => {
  const { admin, desk, visitor, audited } = await makeOffice();
  const ben = (await (await (await desk.signUp("ben")).api()).accounts.currentUser()).id;
  const signIn = async (typed: string) =>
    (await visitor()).signIn({ username: "ben", password: typed });
  for (let at = 0; at < 10; at++) await expect(signIn("a guess")).rejects.toThrow();
  await expect(signIn(password)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  await admin.admin.unlock({ userId: ben });
  await signIn(password);
  expect(await audited("user.unlock")).toMatchObject([{ username: "ada", subject: "ben" }]);
});

test("an admin marks an address as verified whose owner can't open the link", async () => {
  const { admin, desk, audited } = await makeOffice({ mailHost: null });
  const ben = await desk.signUp("ben");
  const account = async () => (await ben.api()).accounts;
  const { id: userId, emailVerified } = await (await account()).currentUser();
  expect(emailVerified).toBe(false);
  const answer = await (await account()).resendVerification();
  expect(answer.message).toBe("Email isn't set up here. Ask your administrator for the link.");
  const own = await admin.accounts.resendVerification();
  expect(own.message).toBe("Email isn't set up. Set SMTP_URL.");
  await admin.admin.confirmEmail({ userId });
  expect(await (await account()).currentUser()).toMatchObject({ emailVerified: true });
  expect(await audited("user.confirm-email")).toMatchObject([{ username: "ada", subject: "ben" }]);
  await expect(admin.admin.confirmEmail({ userId })).rejects.toMatchObject({ code: "CONFLICT" });
});

test("a lost second factor is stopped by an admin, told to its owner and to the trail", async () => {
  const { admin, desk, visitor, mailed, audited } = await makeOffice();
  const api = await (await desk.signUp("ben")).api();
  const { id: userId } = await api.accounts.currentUser();
  await expect(admin.admin.disableSecondFactor({ userId })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  const { secret } = await api.accounts.startSecondFactor({ password });
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: desk.parts.clock().getTime(),
  });
  await api.accounts.confirmSecondFactor({ code });
  const signIn = async () => (await visitor()).signIn({ username: "ben", password });
  await expect(signIn()).rejects.toThrow();
  await admin.admin.disableSecondFactor({ userId });
  await expect(signIn()).resolves.toMatchObject({ username: "ben" });
  expect(mailed("ben@example.com").at(-1)?.subject).toBe(
    "Two-step sign-in to Resume Picker was turned off",
  );
  expect(await audited("user.stop-second-factor")).toMatchObject([
    { username: "ada", subject: "ben" },
  ]);
});

test("an admin's open session can't take away the admin's own protection", async () => {
  const { admin } = await makeOffice();
  const { id: userId } = await admin.accounts.currentUser();
  const own = { code: "CONFLICT" };
  await expect(admin.admin.createResetLink({ userId })).rejects.toMatchObject(own);
  await expect(admin.admin.disableSecondFactor({ userId })).rejects.toMatchObject(own);
  await expect(admin.admin.deleteUser({ userId, jobs: "delete" })).rejects.toMatchObject(own);
});
