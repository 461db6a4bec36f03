import { recoveryCodes } from "@resume-picker/db/schema/accounts";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestDesk, password } from "../../testing/test-desk.ts";
import type { Client, TestDesk } from "../../testing/test-desk.ts";

let desk: TestDesk;
let ada: Client;
let now: Date;
const desks: TestDesk[] = [];
beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ clock: () => now });
  desks.push(desk);
  ada = await desk.signUp("ada");
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1000));
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() });

async function turnOn() {
  const { accounts } = await ada.api();
  const { secret, uri } = await accounts.startSecondFactor({ password });
  expect(uri).toMatch(/^otpauth:\/\/totp\/Resume%20Picker:ada\?/);
  const { recoveryCodes: codes } = await accounts.confirmSecondFactor({ code: codeOf(secret) });
  return { secret, codes };
}

async function signIn(code?: string) {
  const { accounts } = await desk.visitor().api();
  return accounts.signIn({ username: "ada", password, ...(code === undefined ? {} : { code }) });
}
const refused = { code: "UNAUTHORIZED" };

test("with two-step sign-in the password alone opens nothing, and each code opens once", async () => {
  const { secret } = await turnOn();
  await expect(signIn()).rejects.toMatchObject({
    ...refused,
    message: "Enter the six digits of your authenticator app, or a recovery code.",
  });
  await expect(signIn("000000")).rejects.toMatchObject(refused);
  // The code was already used to confirm the setup.
  await expect(signIn(codeOf(secret))).rejects.toMatchObject(refused);
  later(30);
  const code = codeOf(secret);
  expect((await signIn(`${code.slice(0, 3)} ${code.slice(3)}`)).username).toBe("ada");
  await expect(signIn(code)).rejects.toMatchObject(refused);
  later(300);
  await expect(signIn(code)).rejects.toMatchObject(refused);
});

test("a recovery code opens once, and none is stored as it is", async () => {
  const { codes } = await turnOn();
  expect(new Set(codes).size).toBe(10);
  const stored = JSON.stringify(desk.parts.db.select().from(recoveryCodes).all());
  for (const code of codes) expect(stored).not.toContain(code.replace("-", ""));
  expect((await signIn((codes[0] ?? "").toUpperCase())).username).toBe("ada");
  await expect(signIn(codes[0])).rejects.toMatchObject(refused);
  expect(await (await ada.api()).accounts.secondFactor()).toEqual({
    isOn: true,
    recoveryCodesLeft: 9,
  });
});

test("an unconfirmed secret asks nothing; turning on and off needs the password", async () => {
  const { accounts } = await ada.api();
  await expect(accounts.startSecondFactor({ password: "wrong" })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
  await accounts.startSecondFactor({ password });
  await expect(accounts.confirmSecondFactor({ code: "123456" })).rejects.toMatchObject({
    message: "This code is wrong or was already used.",
  });
  expect((await signIn()).username).toBe("ada");
  await turnOn();
  await expect(accounts.startSecondFactor({ password })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("it is turned off by the password and a code together, and by neither alone", async () => {
  const { secret, codes } = await turnOn();
  const { accounts } = await ada.api();
  later(30);
  await expect(
    accounts.disableSecondFactor({ password: "wrong", code: codeOf(secret) }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST", message: "Current password is incorrect" });
  for (const code of ["000000", "aaaaa-aaaaa", ""]) {
    await expect(accounts.disableSecondFactor({ password, code })).rejects.toMatchObject({
      code: "BAD_REQUEST",
    });
  }
  expect((await accounts.secondFactor()).isOn).toBe(true);
  await accounts.disableSecondFactor({ password, code: codeOf(secret) });
  expect((await signIn()).username).toBe("ada");

  const { codes: others } = await turnOn();
  await expect(
    accounts.disableSecondFactor({ password, code: codes[0] ?? "" }),
  ).rejects.toMatchObject({ message: "This code is wrong or was already used." });
  await accounts.disableSecondFactor({ password, code: others[0] ?? "" });
  expect((await accounts.secondFactor()).isOn).toBe(false);
});

test("who knows the password guesses five codes, from however many addresses and wherever", async () => {
  await turnOn();
  const answers: unknown[] = [];
  const guess = async (at: number) => {
    const { accounts } = await desk.visitor(`192.0.2.${at + 1}`).api();
    return accounts.signIn({ username: "ada", password, code: String(100_000 + at) });
  };
  for (let at = 0; at < 8; at++) {
    await guess(at).catch((error: unknown) => answers.push((error as { code?: unknown }).code));
  }
  expect(answers.slice(0, 5)).toEqual(Array<string>(5).fill("UNAUTHORIZED"));
  expect(answers.slice(5)).toEqual(Array<string>(3).fill("TOO_MANY_REQUESTS"));
  // The limit also applies within a session that was left open.
  const { accounts } = await ada.api();
  await expect(accounts.disableSecondFactor({ password, code: "123456" })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});

test("a right code starts the count again, so that typing errors lock nobody out", async () => {
  const { codes } = await turnOn();
  for (const code of codes.slice(0, 3)) {
    for (let at = 0; at < 4; at++) await expect(signIn("000000")).rejects.toMatchObject(refused);
    expect((await signIn(code)).username).toBe("ada");
  }
});

test("renewed recovery codes take the place of the earlier ones, and need both steps", async () => {
  const { secret, codes } = await turnOn();
  const { accounts } = await ada.api();
  const wrong = { password, code: "aaaa-aaaa" };
  await expect(accounts.renewRecoveryCodes(wrong)).rejects.toMatchObject({ code: "BAD_REQUEST" });
  later(30);
  const given = { password, code: codeOf(secret) };
  const { recoveryCodes: renewed } = await accounts.renewRecoveryCodes(given);
  expect(new Set([...renewed, ...codes]).size).toBe(20);
  await expect(signIn(codes[0])).rejects.toMatchObject(refused);
  expect((await signIn(renewed[0])).username).toBe("ada");
  const ben = await (await desk.signUp("ben")).api();
  await expect(ben.accounts.renewRecoveryCodes(wrong)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("whose phone has the wrong time is told so while setting up, and the code is not taken", async () => {
  const { accounts } = await ada.api();
  const { secret } = await accounts.startSecondFactor({ password });
  const ofWrongClock = codeOf(secret);
  later(600);
  await expect(accounts.confirmSecondFactor({ code: ofWrongClock })).rejects.toMatchObject({
    message: expect.stringContaining("Set the clocks") as string,
  });
  expect(await accounts.secondFactor()).toMatchObject({ isOn: false });
});
