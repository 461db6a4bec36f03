import { users } from "@resume-picker/db/schema/accounts";
import { mails } from "@resume-picker/db/schema/mails";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestDesk, password, profileOf } from "../../testing/test-desk.ts";
import type { TestDesk } from "../../testing/test-desk.ts";
import { migrateUsernames } from "./migrate-usernames.ts";

let desk: TestDesk;
const desks: TestDesk[] = [];
beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const idOf = (username: string) =>
  desk.parts.db.select().from(users).where(eq(users.username, username)).get()?.id ?? "";

/** Stores the username as an older version did. */
function asBefore(username: string, older: string): void {
  desk.parts.db
    .update(users)
    .set({ username: older, usernameFolded: null })
    .where(eq(users.username, username))
    .run();
  desk.parts.db.$client.exec("delete from username_skeletons");
}

async function signIn(username: string) {
  const { accounts } = await desk.visitor().api();
  return (await accounts.signIn({ username, password })).id;
}

test("nobody can take another's address as a user name", async () => {
  await desk.signUp("ada");
  const { accounts } = await desk.visitor().api();
  await expect(
    accounts.signUp({ ...profileOf("eve"), username: "ada@example.com" }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST", message: "Username must not contain @" });
});

test("a name taken long ago that is another's address gets neither their sign-in nor their mail", async () => {
  await desk.signUp("ada");
  await desk.signUp("eve");
  const [ada, eve] = [idOf("ada"), idOf("eve")];
  asBefore("eve", "ada@example.com");
  // This also works before usernames are migrated.
  expect(await signIn("ada@example.com")).toBe(ada);
  await migrateUsernames(desk.parts);

  expect(await signIn("ada@example.com")).toBe(ada);
  expect(await signIn("ada_at_example.com")).toBe(eve);
  const { accounts } = await desk.visitor().api();
  await accounts.forgotPassword({ email: "ada@example.com" });
  const resets = () =>
    desk.parts.db
      .select()
      .from(mails)
      .all()
      .filter(({ subject }) => subject.startsWith("Set a new password"));
  await expect.poll(() => resets().length).toBe(1);
  expect(resets()[0]?.recipient).toBe("ada@example.com");
});

test("anybody who is renamed learns it by mail, and the admin sees it in list, trail and log", async () => {
  const admin = await desk.signUp("admin");
  await desk.signUp("eve");
  const eve = idOf("eve");
  desk.parts.db.update(users).set({ emailVerified: true }).where(eq(users.id, eve)).run();
  asBefore("eve", "eve@home.example");
  await migrateUsernames(desk.parts);

  const mail = desk.parts.db
    .select()
    .from(mails)
    .all()
    .find(({ subject }) => subject === "Your Resume Picker user name was changed");
  expect(mail?.recipient).toBe("eve@example.com");
  expect(mail?.text).toContain("eve_at_home.example");
  const api = await admin.api();
  expect((await api.admin.listUsers({})).items.find(({ id }) => id === eve)).toMatchObject({
    username: "eve_at_home.example",
    formerUsername: "eve@home.example",
  });
  expect(
    (await api.admin.listUsers({})).items.find(({ username }) => username === "admin"),
  ).toMatchObject({
    formerUsername: null,
  });
  expect(await api.admin.audit({ action: "user.rename" })).toMatchObject([
    { userId: null, subjectId: eve },
  ]);
  const said = desk.logged.filter(({ message }) => message.includes("user name was changed"));
  expect(said.map(({ fields }) => fields.userId)).toEqual([eve]);
  expect(JSON.stringify(desk.logged)).not.toContain("eve@");
});

test("a good name is never lost to somebody who is renamed, and a second boot changes nothing", async () => {
  await desk.signUp("older");
  await desk.signUp("a_at_b.example");
  const [older, newer] = [idOf("older"), idOf("a_at_b.example")];
  asBefore("older", "a@b.example");
  asBefore("a_at_b.example", "a_at_b.example");
  await migrateUsernames(desk.parts);
  expect(await signIn("a_at_b.example")).toBe(newer);
  expect(await signIn("a_at_b.example_2")).toBe(older);

  const before = desk.parts.db.select().from(users).all();
  const mailed = desk.parts.db.select().from(mails).all().length;
  await migrateUsernames(desk.parts);
  expect(desk.parts.db.select().from(users).all()).toEqual(before);
  expect(desk.parts.db.select().from(mails).all()).toHaveLength(mailed);
});

test("names that an older version took differ by case alone are told apart", async () => {
  await desk.signUp("first");
  await desk.signUp("second");
  const second = idOf("second");
  asBefore("first", "Ärger");
  asBefore("second", "ärger");
  await migrateUsernames(desk.parts);
  expect(await signIn("ÄRGER")).not.toBe(second);
  expect(await signIn("ärger_2")).toBe(second);
});
