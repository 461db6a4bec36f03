import { fillUsers } from "@resume-picker/db/testing/fill-users";
import { mails } from "@resume-picker/db/schema/mails";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeTestDesk } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

const count = 300;
let desk: TestDesk;
let ada: Client;
let admin: Awaited<ReturnType<Client["api"]>>["admin"];

beforeAll(async () => {
  desk = await makeTestDesk();
  ada = await desk.signUp("ada");
  ({ admin } = await ada.api());
  fillUsers(desk.parts.db, count, desk.parts.clock());
});
afterAll(() => desk.close());

const namesOf = ({ items }: { items: { username: string }[] }) =>
  items.map(({ username }) => username);

test("an admin finds people by any part of what is known of them, however they type it", async () => {
  const found = async (search: string) => namesOf(await admin.listUsers({ search }));
  expect(await found("muller")).toEqual(["person34"]);
  expect(await found("MÜLLER")).toEqual(["person34"]);
  expect(await found("person299@example")).toEqual(["person299"]);
  expect((await found("jurgen weiss")).length).toBeGreaterThan(3);
  expect(await found("weiß jurgen")).toEqual(await found("jurgen weiss"));
  expect(await found("admin")).toEqual(["ada"]);
  expect(await found("%")).toEqual([]);
});

test("pages and orders are made where all accounts are", async () => {
  const page = await admin.listUsers({ sort: "-created", limit: 2, offset: 1 });
  expect([namesOf(page), page.total]).toEqual([["person299", "person298"], count + 1]);
  const all = await admin.listUsers({});
  expect(all.items).toHaveLength(count + 1);
  const byName = await admin.listUsers({ sort: "name", limit: 3 });
  expect(byName.items.map(({ firstName }) => firstName)).toEqual(["ada", "Amara", "Amara"]);
  const [lastFirst] = (await admin.listUsers({ sort: "-name", limit: 1 })).items;
  const [last] = (await admin.listUsers({ sort: "name", limit: 1, offset: count })).items;
  expect([lastFirst?.firstName, lastFirst?.lastName]).toEqual([last?.firstName, last?.lastName]);
});

test("each status lists whom it names", async () => {
  const totalOf = async (status: string) => (await admin.listUsers({ status })).total;
  expect(await totalOf("inactive")).toBe(30);
  expect(await totalOf("active")).toBe(271);
  expect(await totalOf("never-signed-in")).toBe(100);
  expect(await totalOf("unverified")).toBe(76);
  expect(await totalOf("no-two-step")).toBe(301);
  expect(await totalOf("admin")).toBe(1);
  expect(await totalOf("")).toBe(301);
  await expect(totalOf("lost")).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("usage comes a page at a time, by whichever column is asked for", async () => {
  const api = await ada.api();
  await api.jobs.startDraft();
  const usage = await admin.usageByUser({ sort: "-sessions", limit: 2 });
  expect(usage.total).toBe(count + 1);
  expect(usage.items[0]).toMatchObject({ user: { username: "ada" }, totalSessions: 1 });
  const found = await admin.usageByUser({ search: "muller" });
  expect(found.items.map(({ user }) => user.username)).toEqual(["person34"]);
});

test("several accounts are changed at once, and one that can't be stops no other", async () => {
  const { id } = await (await ada.api()).accounts.currentUser();
  const userIds = ["person-1", "person-2", id, "nobody"];
  const answer = await admin.changeMany({ userIds, change: "deactivate" });
  expect(answer).toEqual({
    changed: 2,
    refused: [
      { userId: id, message: "You can't demote or deactivate yourself." },
      { userId: "nobody", message: "User not found" },
    ],
  });
  expect((await admin.listUsers({ search: "person1@" })).items[0]?.isActive).toBe(false);
  await admin.changeMany({ userIds, change: "activate" });
  expect((await admin.listUsers({ search: "person1@" })).items[0]?.isActive).toBe(true);
  const trail = await admin.audit({ action: "user.status" });
  expect(trail).toHaveLength(5);
});

test("an admin signs somebody out everywhere, and sends the verification email once more", async () => {
  const ben = await desk.signUp("ben");
  const { id } = await (await ben.api()).accounts.currentUser();
  await admin.endSessions({ userId: id });
  const { accounts } = await ben.api();
  await expect(accounts.currentUser()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const mailsOf = () =>
    desk.parts.db
      .select()
      .from(mails)
      .all()
      .filter((mail) => mail.recipient.includes("ben@"));
  const before = mailsOf().length;
  await admin.resendVerification({ userId: id });
  expect(mailsOf()).toHaveLength(before + 1);
  await admin.confirmEmail({ userId: id });
  await expect(admin.resendVerification({ userId: id })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  const actions = (await admin.audit({ userId: id })).map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining(["user.end-sessions", "user.resend-verification"]),
  );
});

test("the list as CSV has whom the filter leaves", async () => {
  const text = new TextDecoder().decode(
    await (await admin.exportUsers({ search: "muller" })).bytes(),
  );
  expect(text).toContain("person34,");
  expect(text.trim().split("\r\n")).toHaveLength(2);
});

test("the list as CSV is sorted as the list is", async () => {
  const ofSort = async (sort: "name" | "-name") => {
    const { items } = await admin.listUsers({ sort });
    const csv = new TextDecoder().decode(await (await admin.exportUsers({ sort })).bytes());
    const names = csv
      .trim()
      .split("\r\n")
      .slice(1)
      .map((line) => line.split(",")[0]);
    expect(names).toEqual(items.map(({ username }) => username));
    return names;
  };
  expect(await ofSort("-name")).not.toEqual(await ofSort("name"));
});
