import { defaultLimits, maxChangesPerDay } from "@resume-picker/domain/accounts/account-limits";
import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, password, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

const limits = { ...defaultLimits, jobs: 2, candidates: 2, sessions: 3 };
let desk: TestDesk;
beforeAll(async () => {
  // Sessions are ordered by their start, so each needs a different time.
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

test("each kind of row an account can add has an end, and the refusal names the remedy", async () => {
  const small = await makeTestDesk({
    limits: {
      ...defaultLimits,
      ...{ notes: 1, decisions: 1, corrections: 1, versions: 0, filesOfReport: 2 },
      ...{ supportRequests: 1, invitations: 1, articles: 1, categories: 1 },
    },
  });
  const api = await (await small.signUp("ada")).api();
  const { id: jobId } = await api.jobs.create(backendJob);
  const content = resumeText({ name: "Noor Haddad", email: "noor@example.org" });
  const send = (text: string) =>
    api.uploads.upload(formOf([{ name: "cv.txt", content: text }], jobId));
  const id = (await send(content)).results[0]?.candidateId ?? 0;
  const upload = await api.uploads.begin({ jobId });
  const refused = { fileName: "a.exe", error: "Wrong type" };
  const contact = {
    subject: "Help me",
    category: "general",
    message: "Please help me now",
  } as const;
  const calls: [what: string, add: (at: number) => Promise<unknown>][] = [
    ["1 notes on candidates", (at) => api.notes.add({ id, text: `Note ${at}` })],
    [
      "1 recorded decisions",
      (at) =>
        api.decisions.decide({
          ...{ id: jobId, candidateId: id, reasons: [], note: null },
          decision: at === 0 ? "hold" : "decline",
        }),
    ],
    [
      "1 edited details",
      (at) => api.candidates.correct({ id, field: "headline", value: `Engineer ${at}` }),
    ],
    [
      "2 files in one upload report",
      () => api.uploads.noteRejected({ id: upload.id, files: [refused, refused] }),
    ],
    ["1 open support requests", () => api.support.contact(contact)],
    ["1 open invitations", (at) => api.admin.invite({ email: `p${at}@example.org`, role: "user" })],
    ["1 articles", (at) => api.blog.create({ title: "T", slug: `t-${at}`, content: "Text" })],
    ["1 categories", (at) => api.blog.createCategory({ name: `C${at}`, slug: `c-${at}` })],
  ];
  for (const [what, add] of calls) {
    await add(0);
    await expect(add(1), what).rejects.toThrow(
      new RegExp(`^Your account has reached its limit of ${what}\\. [A-Z].*\\.$`),
    );
  }
  const older = await send(content.replace("January 2021", "January 2019"));
  expect(older.results[0]?.error).toMatch(/limit of 0 older CV versions\. Delete/);
  await small.close();
});

test("a full installation takes no more CVs, and says which setting is the reason", async () => {
  const full = await makeTestDesk({ totalStorageMb: 0 });
  const api = await (await full.signUp("ada")).api();
  await expect(api.uploads.upload(formOf([{ name: "a.txt", content: "x" }]))).rejects.toMatchObject(
    {
      code: "SERVICE_UNAVAILABLE",
      message: expect.stringContaining("TOTAL_STORAGE_MB") as string,
    },
  );
  await full.close();
});

test("beyond a day's changes an account reads on and can sign out, and changes nothing", async () => {
  const busy = await makeTestDesk();
  const api = await (await busy.signUp("ada")).api();
  const { id } = await api.accounts.currentUser();
  busy.parts.db.$client
    .prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${maxChangesPerDay})
       insert into user_actions (user_id, action, created_at) select ?, 'job.update', ? from n`,
    )
    .run(id, busy.parts.clock().getTime() - 1000);
  await expect(api.jobs.create(backendJob)).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  expect(await api.jobs.list()).toEqual([]);
  await api.accounts.signOut();
  await busy.close();
});

test("an account keeps its newest upload reports", async () => {
  let now = Date.parse("2026-03-01T12:00:00Z");
  const kept = await makeTestDesk({ clock: () => new Date((now += 1000)) });
  const api = await (await kept.signUp("ada")).api();
  const files = Array.from({ length: 1000 }, () => ({ fileName: "a.exe", error: "Wrong type" }));
  const uploads = [];
  for (let at = 0; at < 5; at += 1) {
    const { id } = await api.uploads.begin({});
    uploads.push(id);
    for (let part = 0; part < 5; part += 1) await api.uploads.noteRejected({ id, files });
  }
  expect((await api.uploads.list()).map(({ id }) => id).toSorted()).toEqual(
    uploads.slice(1).toSorted(),
  );
  await kept.close();
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
