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
  listUsers: (api) => api.admin.listUsers({}),
  userStats: (api) => api.admin.userStats(),
  usageStats: (api) => api.admin.usageStats(),
  usageByUser: (api) => api.admin.usageByUser({}),
  status: (api) => api.admin.status(),
  audit: (api) => api.admin.audit({}),
  auditActions: (api) => api.admin.auditActions(),
  exportAudit: (api) => api.admin.exportAudit({}),
  supportList: (api) => api.support.list(),
  supportStatus: (api) => api.support.setStatus({ id: 1, status: "answered" }),
  mailList: (api) => api.mail.list(),
  mailRetry: (api) => api.mail.retry({ id: 1 }),
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
  await expect(admin.admin.listUsers({})).resolves.toBeDefined();
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
  const usage = (await admin.admin.usageByUser({})).items.find(
    ({ user }) => user.username === "ben",
  );
  expect(usage).toMatchObject({
    user: { username: "ben" },
    jobsCreated: 2,
    candidatesUploaded: 1,
    totalSessions: 1,
  });
  expect(JSON.stringify(await admin.admin.listUsers({}))).not.toMatch(/argon2|password/i);
});

test("support requests are answered, mails tried again, and both stand in the audit trail", async () => {
  const api = await ben.api();
  const { id } = await api.support.contact({
    subject: "=HYPERLINK()",
    category: "general",
    message: "How do I bring in a folder of CVs?",
  });
  const [request] = await admin.support.list();
  expect(request).toMatchObject({ id, status: "open", email: "ben@example.com" });
  expect(await admin.support.setStatus({ id, status: "answered" })).toMatchObject({
    status: "answered",
  });
  const mails = await admin.mail.list();
  expect(mails.length).toBeGreaterThan(0);
  expect(JSON.stringify(mails)).not.toMatch(/token|html/);
  await admin.mail.retry({ id: mails[0]?.id ?? 0 });
  await expect(admin.mail.retry({ id: 9999 })).rejects.toMatchObject({ code: "NOT_FOUND" });

  const entries = await admin.admin.audit({ userId: adminId });
  expect(entries.map(({ action }) => action).slice(0, 2)).toEqual(["mail.retry", "support.status"]);
  expect(await admin.admin.audit({ action: "support.request" })).toMatchObject([
    { username: "ben", resourceId: String(id) },
  ]);
  expect(await admin.admin.audit({ from: "2026-03-02" })).toEqual([]);
  expect((await admin.admin.audit({ to: "2026-03-01" })).length).toBeGreaterThan(3);
  const file = await admin.admin.exportAudit({ userId: benId });
  const lines = (await new Response(file.stream).text()).trim().split("\r\n");
  expect(lines[0]).toContain("Time,User,Action");
  expect(lines).toHaveLength(1 + (await admin.admin.audit({ userId: benId })).length);
  expect(lines.slice(1).every((line) => line.includes(",ben,"))).toBe(true);
});

test("the system's state names version, storage, queues and backups", async () => {
  expect(await admin.admin.status()).toMatchObject({
    version: "0.0.0",
    storage: { free: expect.any(Number) as number, uploads: 0 },
    backups: [],
    reading: { running: 0, waiting: 0 },
    mails: { queued: expect.any(Number) as number, failed: 0 },
  });
});
