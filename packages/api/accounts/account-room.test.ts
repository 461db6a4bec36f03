import { defaultLimits } from "@resume-picker/domain/accounts/account-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, password, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

const limits = { ...defaultLimits, jobs: 2, candidates: 2, sessions: 3 };
let desk: TestDesk;
beforeAll(async () => {
  // Sessions are told apart by when they began.
  let now = Date.parse("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ limits, clock: () => new Date((now += 1000)) });
});
afterAll(() => desk.close());

test("a full account is told what is full and what to do, and its neighbour works on", async () => {
  const full = await (await desk.signUp("ada")).api();
  const neighbour = await (await desk.signUp("bea")).api();
  await full.jobs.create(backendJob);
  const { id } = await full.jobs.create(backendJob);
  await expect(full.jobs.create(backendJob)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/2 jobs.*LIMIT_JOBS/) as string,
  });
  await expect(full.jobs.loadSampleData()).rejects.toMatchObject({ code: "CONFLICT" });

  const cv = (n: number) => {
    const content = resumeText({ name: `Noor ${"ABC"[n]} Haddad`, email: `n${n}@example.org` });
    return formOf([{ name: `${n}.txt`, content }], id);
  };
  await full.uploads.upload(cv(0));
  await full.uploads.upload(cv(1));
  await expect(full.uploads.upload(cv(2))).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringMatching(/2 candidates.*LIMIT_CANDIDATES/) as string,
  });
  expect(await full.accounts.usage()).toMatchObject([
    { name: "jobs", used: 2, limit: 2, isNear: true },
    { name: "candidates", used: 2, limit: 2, isNear: true },
    { name: "storageMb", used: 1, isNear: false },
    { name: "sessions", used: 1, limit: 3, isNear: false },
  ]);
  await full.jobs.delete({ id });
  await full.jobs.create(backendJob);
  await neighbour.jobs.create(backendJob);
});

test("stored bytes have a limit of their own", async () => {
  const small = await makeTestDesk({ limits: { ...limits, storageMb: 0 } });
  const api = await (await small.signUp("ada")).api();
  const { id } = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const upload = api.uploads.upload(formOf([{ name: "a.txt", content }], id));
  await expect(upload).rejects.toThrow(/LIMIT_STORAGE_MB/);
  await small.close();
});

test("beyond its sessions an account still signs in, and the oldest device is signed out", async () => {
  const first = await desk.signUp("cleo");
  for (let i = 0; i < 3; i += 1) {
    await (await desk.visitor().api()).accounts.signIn({ username: "cleo", password });
  }
  const last = desk.visitor();
  await (await last.api()).accounts.signIn({ username: "cleo", password });
  expect(await (await last.api()).accounts.sessions()).toHaveLength(3);
  await expect((await first.api()).accounts.currentUser()).rejects.toThrow("Unauthorized");
});
