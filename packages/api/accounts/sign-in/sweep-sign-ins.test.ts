import { sessions, userSessions } from "@resume-picker/db/schema/accounts";
import { rateLimits } from "@resume-picker/db/schema/rate-limits";
import { afterAll, beforeEach, expect, test } from "vitest";
import { makeTestDesk, password } from "../../testing/test-desk.ts";
import type { TestDesk } from "../../testing/test-desk.ts";
import { createSignInSweep } from "./sweep-sign-ins.ts";

const day = 24 * 60 * 60 * 1000;
let desk: TestDesk;
let now: Date;
const desks: TestDesk[] = [];
beforeEach(async () => {
  now = new Date();
  desk = await makeTestDesk({ clock: () => now });
  desks.push(desk);
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

async function sweepAfter(days: number): Promise<void> {
  now = new Date(now.getTime() + days * day);
  const { sweep, stop } = createSignInSweep(desk.parts);
  await sweep();
  stop();
}

/** The addresses stored in any sign-in table. */
const keptAddresses = () =>
  [
    ...desk.parts.db.select().from(sessions).all(),
    ...desk.parts.db.select().from(userSessions).all(),
  ].flatMap(({ ipAddress }) => ipAddress ?? []);

test("where and with what somebody signed in is forgotten 30 days after the session has ended", async () => {
  const ada = await desk.signUp("ada");
  await (await ada.api()).accounts.signOut();
  await sweepAfter(29);
  expect(keptAddresses()).toEqual(["127.0.0.1"]);
  await sweepAfter(1);
  expect(keptAddresses()).toEqual([]);
  const periods = desk.parts.db.select().from(userSessions).all();
  expect(periods).toMatchObject([{ userAgent: null, sessionId: null }]);
  expect(periods[0]?.sessionEnd).not.toBeNull();
});

test("a session that nobody ended is deleted when it has expired, and forgotten 30 days later", async () => {
  await desk.signUp("ada");
  await sweepAfter(29);
  expect(desk.parts.db.select().from(sessions).all()).toHaveLength(1);
  await sweepAfter(2);
  expect(desk.parts.db.select().from(sessions).all()).toHaveLength(0);
  expect(keptAddresses()).toHaveLength(1);
  await sweepAfter(30);
  expect(keptAddresses()).toEqual([]);
});

test("sessions that a deactivation or a password change ended are forgotten like others", async () => {
  const admin = await (await desk.signUp("admin")).api();
  const ada = await desk.signUp("ada");
  await (await desk.visitor("192.0.2.1").api()).accounts.signIn({ username: "ada", password });
  const { accounts } = await ada.api();
  await accounts.changePassword({ currentPassword: password, newPassword: "another horse 8" });
  const { id } = await accounts.currentUser();
  await admin.admin.setActive({ userId: id, isActive: false });
  await sweepAfter(1);
  expect(keptAddresses()).toContain("192.0.2.1");
  await sweepAfter(30);
  // The admin's own session has only just expired.
  expect(keptAddresses()).toEqual(["127.0.0.1"]);
});

test("a counter of attempts is deleted when it has expired, and not before", async () => {
  await desk.parts.rateLimits.count("support-user", "ada");
  const counters = () => desk.parts.db.select().from(rateLimits).all();
  await sweepAfter(0);
  expect(counters()).toHaveLength(1);
  await sweepAfter(1);
  expect(counters()).toEqual([]);
});
