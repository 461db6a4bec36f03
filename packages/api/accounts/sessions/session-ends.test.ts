import { sessions, users } from "@resume-picker/db/schema/accounts";
import { mails } from "@resume-picker/db/schema/mails";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import type { Api } from "../../root.ts";
import { makeTestDesk, password } from "../../testing/test-desk.ts";
import type { Client, TestDesk } from "../../testing/test-desk.ts";

const desks: TestDesk[] = [];
afterAll(() => Promise.all(desks.map((made) => made.close())));

type Scene = { desk: TestDesk; admin: Api; here: Client; away: Client; userId: string };

async function resetByMail({ desk }: Scene): Promise<void> {
  const { accounts } = await desk.visitor().api();
  await accounts.forgotPassword({ email: "ada@example.com" });
  await expect.poll(() => tokenOf(desk)).not.toBeNull();
  await accounts.resetPassword({ token: tokenOf(desk) ?? "", newPassword: "another horse 8" });
}

function tokenOf(desk: TestDesk): string | null {
  const texts = desk.parts.db.select().from(mails).all();
  const text = texts.findLast((mail) => mail.text.includes("/reset-password"))?.text ?? "";
  return /token=([\w-]+)/.exec(text)?.[1] ?? null;
}

/** Actions, and which of the two devices stay signed in after them. */
const events: Record<
  string,
  { act: (scene: Scene) => Promise<unknown>; stays: { here: boolean; away: boolean } }
> = {
  "signing out": {
    act: async ({ here }) => (await here.api()).accounts.signOut(),
    stays: { here: false, away: true },
  },
  "a password change": {
    act: async ({ here }) =>
      (await here.api()).accounts.changePassword({
        currentPassword: password,
        newPassword: "another horse 8",
      }),
    stays: { here: true, away: false },
  },
  "a reset by mail": { act: resetByMail, stays: { here: false, away: false } },
  "a deactivation by the admin": {
    act: ({ admin, userId }) => admin.admin.setActive({ userId, isActive: false }),
    stays: { here: false, away: false },
  },
  "a deactivation and being let in again": {
    act: async ({ admin, userId }) => {
      await admin.admin.setActive({ userId, isActive: false });
      await admin.admin.setActive({ userId, isActive: true });
    },
    stays: { here: false, away: false },
  },
  "the session's age": {
    act: ({ desk }) => Promise.resolve(desk.parts.db.update(sessions).set({ expiresAt: 1 }).run()),
    stays: { here: false, away: false },
  },
  "ending the other device's session": {
    act: async ({ here }) => {
      const { accounts } = await here.api();
      const other = (await accounts.sessions()).find(({ isCurrent }) => !isCurrent);
      await accounts.endSession({ ref: other?.ref ?? "" });
    },
    stays: { here: true, away: false },
  },
  "signing out everywhere": {
    act: async ({ here }) => (await here.api()).accounts.signOutEverywhere(),
    stays: { here: false, away: false },
  },
  "deleting the account": {
    act: async ({ here }) => (await here.api()).accounts.deleteAccount({ password }),
    stays: { here: false, away: false },
  },
};

async function isIn(desk: TestDesk, cookie: string): Promise<boolean> {
  return (await desk.parts.sessions.find(cookie)) !== null;
}

test.each(Object.entries(events))(
  "%s ends every session that it should, and no old cookie is taken",
  async (_, { act, stays }) => {
    const desk = await makeTestDesk();
    desks.push(desk);
    const admin = await (await desk.signUp("admin")).api();
    const here = await desk.signUp("ada");
    const away = desk.visitor();
    await (await away.api()).accounts.signIn({ username: "ada", password });
    const cookies = { here: here.cookie(), away: away.cookie() };
    const user = desk.parts.db.select().from(users).where(eq(users.username, "ada")).get();
    expect(await isIn(desk, cookies.here)).toBe(true);
    await act({ desk, admin, here, away, userId: user?.id ?? "" });
    expect({
      here: await isIn(desk, cookies.here),
      away: await isIn(desk, cookies.away),
    }).toEqual(stays);
  },
);

test("a session that is used every day ends ninety days after its sign-in", async () => {
  let now = new Date("2026-03-01T12:00:00Z");
  const desk = await makeTestDesk({ clock: () => now });
  desks.push(desk);
  const ada = await desk.signUp("ada");
  const use = async () => (await ada.api()).accounts.currentUser();
  for (let day = 0; day < 89; day++) {
    now = new Date(now.getTime() + 86_400_000);
    await use();
  }
  now = new Date(now.getTime() + 86_400_000 - 1000);
  await use();
  now = new Date(now.getTime() + 1000);
  await expect(use()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});
