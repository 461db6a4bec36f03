import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestDesk, password, profileOf } from "../../testing/test-desk.ts";
import type { TestDesk } from "../../testing/test-desk.ts";

let desk: TestDesk;
const desks: TestDesk[] = [];
beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  await desk.signUp("ada");
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

/** Returns "UNAUTHORIZED" if the guess was checked, "TOO_MANY_REQUESTS" if not. */
async function guess(username: string, from: string): Promise<unknown> {
  const { accounts } = await desk.visitor(from).api();
  return accounts.signIn({ username, password: "a guess" }).then(
    () => "IN",
    (error: unknown) => (error as { code?: unknown }).code,
  );
}

async function guessInTurns(names: readonly string[], from: (at: number) => string) {
  const answers: unknown[] = [];
  for (let at = 0; at < 12; at++) {
    answers.push(await guess(names[at % names.length] ?? "", from(at)));
  }
  return answers;
}
const tenLooks = [
  ...Array<string>(10).fill("UNAUTHORIZED"),
  ...Array<string>(2).fill("TOO_MANY_REQUESTS"),
];

test("guesses at one account are ten, however its name or address is written", async () => {
  const names = ["ada", "ADA", " Ada ", "ada@example.com", "ADA@Example.com", "ａｄａ"];
  expect(await guessInTurns(names, () => "192.0.2.1")).toEqual(tenLooks);
});

test("guesses at a name that nobody has are as few, however it is written", async () => {
  expect(await guessInTurns(["nobody", "NOBODY", " Nobody"], () => "192.0.2.1")).toEqual(tenLooks);
});

test("anybody who has a whole IPv6 network has no more guesses than others", async () => {
  const from = (at: number) => `2001:db8:1:2:${(at + 1).toString(16)}::1`;
  expect(await guessInTurns(["ada"], from)).toEqual(tenLooks);
});

test("a stranger's guesses lock no owner out who signs in from elsewhere", async () => {
  await guessInTurns(["ada"], () => "192.0.2.1");
  for (const from of ["198.51.100.1", "2001:db8:1:3::1"]) {
    const { accounts } = await desk.visitor(from).api();
    await expect(accounts.signIn({ username: "ada", password })).resolves.toBeDefined();
  }
});

test("a session that was left open is no place to guess the password at", async () => {
  const { accounts } = await (await desk.signUp("bea")).api();
  const ways = [
    () => accounts.changePassword({ currentPassword: "a guess", newPassword: "another horse 8" }),
    () => accounts.deleteAccount({ password: "a guess" }),
    () => accounts.startSecondFactor({ password: "a guess" }),
    () => accounts.disableSecondFactor({ password: "a guess", code: "123456" }),
  ];
  for (let at = 0; at < 10; at++) {
    await expect(ways[at % 4]?.()).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message: "Current password is incorrect",
    });
  }
  for (const way of ways) await expect(way()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  // Even the right password has to wait. Other users are counted separately.
  await expect(accounts.deleteAccount({ password })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  await (await (await desk.signUp("cara")).api()).accounts.startSecondFactor({ password });
});

test("nobody asks sign-up for lists of names and addresses, and new people still get in", async () => {
  const from = async (address: string) => (await desk.visitor(address).api()).accounts;
  const { signUp } = await from("2001:db8:1:2::1");
  for (let at = 0; at < 30; at++) {
    await expect(signUp(profileOf("ada"))).rejects.toMatchObject({ code: "CONFLICT" });
  }
  const again = await from("2001:db8:1:2::2");
  await expect(again.signUp(profileOf("ada"))).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  await (await from("192.0.2.1")).signUp(profileOf("newcomer"));
});
