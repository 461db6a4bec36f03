import { createHash } from "node:crypto";
import { sessions, users } from "@resume-picker/db/schema/accounts";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestDesk, password, profileOf } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
const desks: TestDesk[] = [];
beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

test("the first account is the admin, every later one a user", async () => {
  const first = await desk.signUp("ada");
  const second = await desk.signUp("bea");
  expect((await (await first.api()).accounts.currentUser()).role).toBe("admin");
  expect((await (await second.api()).accounts.currentUser()).role).toBe("user");
});

test("of fifty first sign-ups at once exactly one becomes the admin", async () => {
  const names = Array.from({ length: 50 }, (_, i) => `user${i}`);
  await Promise.all(names.map((name) => desk.signUp(name)));
  const roles = desk.parts.db.select({ role: users.role }).from(users).all();
  expect(roles.filter(({ role }) => role === "admin")).toHaveLength(1);
  expect(roles).toHaveLength(50);
});

test("a name or an address that is taken says which, whatever the case", async () => {
  await desk.signUp("ada");
  const { accounts } = await desk.visitor().api();
  await expect(
    accounts.signUp({ ...profileOf("ADA"), email: "other@example.com" }),
  ).rejects.toMatchObject({ code: "CONFLICT", message: "Username already exists" });
  await expect(
    accounts.signUp({ ...profileOf("other"), email: "ADA@example.com" }),
  ).rejects.toMatchObject({ code: "CONFLICT", message: "Email already exists" });
});

test("sign-up says what is wrong in words that name the field", async () => {
  const { accounts } = await desk.visitor().api();
  const wrong: [Partial<ReturnType<typeof profileOf>>, string][] = [
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ email: "nobody" }, "Invalid email address"],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ firstName: " " }, "First name is required"],
    [{ lastName: "" }, "Last name is required"],
  ];
  for (const [field, message] of wrong) {
    await expect(accounts.signUp({ ...profileOf("ada"), ...field })).rejects.toMatchObject({
      code: "BAD_REQUEST",
      message,
    });
  }
});

test("people sign in with their username or their address", async () => {
  await desk.signUp("ada");
  for (const username of ["ada", "ADA", "ada@example.com"]) {
    const client = desk.visitor();
    const user = await (await client.api()).accounts.signIn({ username, password });
    expect(user.username).toBe("ada");
    expect((await (await client.api()).accounts.currentUser()).id).toBe(user.id);
  }
});

test("unknown name, wrong password and deactivated account get one and the same answer", async () => {
  await desk.signUp("ada");
  await desk.signUp("gone");
  desk.parts.db.update(users).set({ isActive: false }).where(eq(users.username, "gone")).run();
  const { accounts } = await desk.visitor().api();
  const tries = [
    { username: "nobody", password },
    { username: "ada", password: "wrong one" },
    { username: "gone", password },
  ];
  for (const attempt of tries) {
    await expect(accounts.signIn(attempt)).rejects.toMatchObject({
      code: "UNAUTHORIZED",
      message: "Incorrect username or password.",
    });
  }
});

test("a deactivated user's open session is over at once", async () => {
  await desk.signUp("ada");
  const client = await desk.signUp("gone");
  desk.parts.db.update(users).set({ isActive: false }).where(eq(users.username, "gone")).run();
  await expect((await client.api()).accounts.currentUser()).rejects.toMatchObject({
    code: "UNAUTHORIZED",
    message: "Unauthorized",
  });
});

test("after sign-out the old cookie opens nothing", async () => {
  const client = await desk.signUp("ada");
  const stolen = { ...client, cookie: client.cookie };
  const old = client.cookie();
  await (await stolen.api()).accounts.signOut();
  expect(await desk.parts.sessions.find(old)).toBeNull();
  await expect((await client.api()).accounts.currentUser()).rejects.toMatchObject({
    code: "UNAUTHORIZED",
  });
});

test("signing in again ends the session that the browser held", async () => {
  const client = await desk.signUp("ada");
  const old = client.cookie();
  await (await client.api()).accounts.signIn({ username: "ada", password });
  expect(client.cookie()).not.toBe(old);
  expect(await desk.parts.sessions.find(old)).toBeNull();
});

test("a stolen database holds neither passwords nor cookies that work", async () => {
  const client = await desk.signUp("ada");
  const token = client.cookie().split("=")[1] ?? "";
  const stored = desk.parts.db.select().from(sessions).all();
  expect(stored.map(({ id }) => id)).toEqual([createHash("sha256").update(token).digest("hex")]);
  const [user] = desk.parts.db.select().from(users).all();
  expect(user?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(stored)).not.toContain(token);
});

test("the session cookie is out of reach for scripts and foreign sites", async () => {
  const client = await desk.signUp("ada");
  expect(client.setCookieHeaders.at(-1)).toMatch(/HttpOnly/);
  expect(client.setCookieHeaders.at(-1)).toMatch(/SameSite=Lax/);
  expect(client.setCookieHeaders.at(-1)).not.toMatch(/Secure/);
});

test("nobody else's secrets come with the current user", async () => {
  const client = await desk.signUp("ada");
  const user = await (await client.api()).accounts.currentUser();
  expect(Object.keys(user).sort()).toEqual(
    [
      "id",
      "username",
      "email",
      "firstName",
      "lastName",
      "profileImageUrl",
      "role",
      "isActive",
      "emailVerified",
      "lastLoginAt",
      "lastActivityAt",
      "createdAt",
      "updatedAt",
    ].sort(),
  );
});

test("closed registration refuses everybody but the first", async () => {
  const closed = await makeTestDesk({ registration: "closed" });
  desks.push(closed);
  await closed.signUp("ada");
  await expect(closed.signUp("bea")).rejects.toMatchObject({ code: "FORBIDDEN" });
  const session = await (await closed.visitor().api()).accounts.session();
  expect(session).toMatchObject({ user: null, hasAccounts: true, registrationOpen: false });
});

test("guessing at one account ends after ten tries, with the time to wait, and only for the guesser", async () => {
  await desk.signUp("ada");
  const { accounts } = await desk.visitor().api();
  const wrong = () => accounts.signIn({ username: "ada", password: "a guess" });
  for (let i = 0; i < 10; i++)
    await expect(wrong()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await expect(wrong()).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
    message: expect.stringMatching(/try again in 15 minutes/) as string,
  });
  await desk.signUp("bea");
  await expect(accounts.signIn({ username: "bea", password })).resolves.toBeDefined();
});

test("mistyping now and then locks nobody out: a right password restarts the count", async () => {
  await desk.signUp("ada");
  const { accounts } = await desk.visitor().api();
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 9; i++) {
      await expect(accounts.signIn({ username: "ada", password: "typo" })).rejects.toBeDefined();
    }
    await accounts.signIn({ username: "ada", password });
  }
});
