import { afterAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let admin: Api;
let adminId: string;
let ben: Client;
let benId: string;
const desks: TestDesk[] = [];
beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  admin = await (await desk.signUp("ada")).api();
  ben = await desk.signUp("ben");
  adminId = (await admin.accounts.currentUser()).id;
  benId = (await (await ben.api()).accounts.currentUser()).id;
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const calls: Record<string, (api: Api) => Promise<unknown>> = {
  listUsers: (api) => api.admin.listUsers(),
  userStats: (api) => api.admin.userStats(),
  usageStats: (api) => api.admin.usageStats(),
  usageByUser: (api) => api.admin.usageByUser(),
  activity: (api) => api.admin.activity({ range: "30-days" }),
  setRole: (api) => api.admin.setRole({ userId: benId, role: "admin" }),
  setActive: (api) => api.admin.setActive({ userId: adminId, isActive: false }),
};
test.each(Object.entries(calls))("%s is the admin's alone", async (_name, call) => {
  await expect(call(await ben.api())).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(call(await desk.visitor().api())).rejects.toMatchObject({ code: "UNAUTHORIZED" });
});

test("a deactivated user is out at once and can't come back until activated", async () => {
  await admin.admin.setActive({ userId: benId, isActive: false });
  await expect((await ben.api()).jobs.list()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  const again = async () =>
    (await desk.visitor().api()).accounts.signIn({ username: "ben", password: "correct horse 7" });
  await expect(again()).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  await admin.admin.setActive({ userId: benId, isActive: true });
  await expect(again()).resolves.toMatchObject({ username: "ben" });
});

test("an admin can't lock themself out, nor take away the last active admin", async () => {
  for (const change of [
    () => admin.admin.setRole({ userId: adminId, role: "user" }),
    () => admin.admin.setActive({ userId: adminId, isActive: false }),
  ]) {
    await expect(change()).rejects.toMatchObject({ code: "CONFLICT" });
  }
  await admin.admin.setRole({ userId: benId, role: "admin" });
  const benApi = await ben.api();
  await benApi.admin.setRole({ userId: adminId, role: "user" });
  await expect(admin.admin.listUsers()).resolves.toBeDefined();
  await expect(benApi.admin.setRole({ userId: benId, role: "user" })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("a user who does not exist answers 404", async () => {
  await expect(admin.admin.setRole({ userId: "nobody", role: "admin" })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("the figures are counted from what happened", async () => {
  const api = await ben.api();
  const job = await api.jobs.create(backendJob);
  await api.jobs.create({ ...backendJob, title: "Second" });
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content }], job.id));
  expect(await admin.admin.userStats()).toEqual({
    totalUsers: 2,
    newUsersThisWeek: 2,
    activeUsers: 2,
    adminUsers: 1,
  });
  expect(await admin.admin.usageStats()).toEqual({
    totalJobs: 2,
    avgCandidatesPerJob: 0.5,
    totalCandidates: 1,
    totalUploads: 1,
  });
  await api.candidates.delete({ id: results[0]?.candidateId ?? 0 });
  expect(await admin.admin.usageStats()).toMatchObject({ totalCandidates: 0, totalUploads: 1 });
  const usage = (await admin.admin.usageByUser()).find(({ user }) => user.username === "ben");
  expect(usage).toMatchObject({
    user: { username: "ben" },
    jobsCreated: 2,
    candidatesUploaded: 1,
    totalSessions: 1,
  });
  expect(JSON.stringify(await admin.admin.listUsers())).not.toMatch(/argon2|password/i);
});
