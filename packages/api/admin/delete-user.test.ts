import { expect, onTestFinished, test } from "vitest";
import {
  backendJob,
  formOf,
  makeTestDesk,
  password,
  profileOf,
  resumeText,
} from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

async function makeOffice() {
  const desk = await makeTestDesk();
  onTestFinished(() => desk.close());
  const admin = await (await desk.signUp("ada")).api();
  const ben = await desk.signUp("ben");
  const cleo = await desk.signUp("cleo");
  return { desk, admin, ben, cleo, benId: await idOf(ben), cleoId: await idOf(cleo) };
}

const idOf = async (client: Client) => (await (await client.api()).accounts.currentUser()).id;

const noor = resumeText({ name: "Noor Haddad", email: "noor@example.org" });

async function fill(client: Client, content = noor) {
  const api = await client.api();
  const job = await api.jobs.create(backendJob);
  const { results } = await api.uploads.upload(formOf([{ name: "noor.txt", content }], job.id));
  const candidate = results[0]?.candidateId ?? 0;
  await api.shortlist.set({ id: job.id, candidateIds: [candidate] });
  const reasons = ["Level"];
  await api.decisions.decide({ id: job.id, candidateId: candidate, decision: "hold", reasons });
  await api.notes.add({ id: candidate, text: "Call back." });
  return { job: job.id, candidate };
}

const read = async (client: Client, { job }: { job: number }) => {
  const api = await client.api();
  const candidates = await api.candidates.listInFull({ id: job });
  return {
    candidates: candidates.map(({ id, name, email }) => ({ id, name, email })),
    scores: (await api.candidates.listForJob({ id: job })).map(({ score }) => score),
    shortlist: await api.shortlist.list({ id: job }),
  };
};

test("an account with jobs is deleted only when it is said what becomes of them", async () => {
  const { admin, ben, benId, desk } = await makeOffice();
  await fill(ben);
  await expect(admin.admin.deleteUser({ userId: benId })).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("1 job and 1 candidate.") as string,
  });
  expect(await admin.admin.holdings({ userId: benId })).toEqual({ jobs: 1, candidates: 1 });
  await admin.admin.deleteUser({ userId: benId, jobs: "delete" });
  expect((await admin.admin.listUsers({})).items.map(({ username }) => username).sort()).toEqual([
    "ada",
    "cleo",
  ]);
  const signIn = (await desk.visitor().api()).accounts.signIn({ username: "ben", password });
  await expect(signIn).rejects.toMatchObject({ code: "UNAUTHORIZED" });
  expect(await storedFiles(desk)).toEqual([]);
  expect(await admin.admin.audit({ action: "user.delete" })).toMatchObject([
    { username: "ada", subject: null, isSubjectErased: true, metadata: { jobs: "delete" } },
  ]);
});

test("handed-over jobs keep candidates, scores, corrections, shortlist and files", async () => {
  const { admin, ben, cleo, benId, cleoId } = await makeOffice();
  const made = await fill(ben);
  const corrected = { id: made.candidate, field: "name" as const, value: "Noor H. Haddad" };
  const benApi = await ben.api();
  await benApi.candidates.correct(corrected);
  const { title: requirement } = await benApi.jobs.get({ id: made.job });
  const { lines } = await benApi.candidates.document({ id: made.candidate });
  const line = lines.findIndex(({ text }) => text.trim() !== "");
  const about = { id: made.job, part: "title", requirement } as const;
  await benApi.evidence.review({ ...about, candidateId: made.candidate, line, counts: false });
  await benApi.evidence.acceptPhrase({ ...about, phrase: "platform builder" });
  const before = await read(ben, made);
  expect(before.candidates).toHaveLength(1);
  await admin.admin.deleteUser({ userId: benId, jobs: "transfer", to: cleoId });
  expect(await read(cleo, made)).toEqual(before);
  const api = await cleo.api();
  const profile = await api.candidates.profile({ id: made.candidate });
  expect(JSON.stringify(profile)).toContain("Noor H. Haddad");
  // The name of the decider is erased. The decision, its reasons and scores are kept.
  const decided = await api.decisions.ledger({ id: made.job });
  expect(decided).toMatchObject([{ decision: "hold", reasons: ["Level"], by: null }]);
  const notes = await api.notes.list({ id: made.candidate });
  expect(notes).toMatchObject([{ text: "Call back.", by: null }]);
  expect(await api.evidence.phrases({ id: made.job })).toMatchObject([
    { phrase: "platform builder", by: null },
  ]);
  const { score } = await api.candidates.detail({ id: made.candidate, jobId: made.job });
  const reviews = score.breakdown.flatMap(({ rows }) => rows.flatMap((row) => row.reviews));
  expect(reviews).toMatchObject([{ counts: false, line, by: null }]);
  const download = await api.candidates.download({ id: made.candidate });
  expect(Buffer.from(download.bytes).toString()).toContain("Noor Haddad");
});

test("who is a candidate of both accounts by the same file is one of both jobs afterwards", async () => {
  const { admin, ben, cleo, benId, cleoId } = await makeOffice();
  const handedOver = await fill(ben);
  const own = await fill(cleo);
  const before = await read(ben, handedOver);
  await admin.admin.deleteUser({ userId: benId, jobs: "transfer", to: cleoId });
  const after = await read(cleo, handedOver);
  expect(after.candidates.map(({ id }) => id)).toEqual([own.candidate]);
  expect(after.scores).toEqual(before.scores);
  expect(after.shortlist).toHaveLength(1);
  const api = await cleo.api();
  expect(await api.decisions.ledger({ id: handedOver.job })).toMatchObject([
    { candidateId: own.candidate, decision: "hold" },
  ]);
  expect(await api.notes.list({ id: own.candidate })).toHaveLength(2);
});

test("two different CVs of one address are not thrown together, nor is anything lost", async () => {
  const { admin, ben, cleo, benId, cleoId } = await makeOffice();
  const made = await fill(ben);
  await fill(cleo, `${noor}\nA newer line.`);
  const before = await read(ben, made);
  const change = { userId: benId, jobs: "transfer" as const, to: cleoId };
  await expect(admin.admin.deleteUser(change)).rejects.toThrow(/different CVs \(1 in all\)/);
  expect(await read(ben, made)).toEqual(before);
});

test("jobs go to an active account only, and never to the one that is deleted", async () => {
  const { admin, ben, benId, cleoId } = await makeOffice();
  await fill(ben);
  const give = (to?: string) =>
    admin.admin.deleteUser({ userId: benId, jobs: "transfer", ...(to ? { to } : {}) });
  await expect(give()).rejects.toMatchObject({ code: "BAD_REQUEST" });
  await expect(give(benId)).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(give("nobody")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await admin.admin.setActive({ userId: cleoId, isActive: false });
  await expect(give(cleoId)).rejects.toMatchObject({ code: "CONFLICT" });
});

test("of two admins who delete each other at once, one stays", async () => {
  const { desk, admin, ben, benId } = await makeOffice();
  await admin.admin.setRole({ userId: benId, role: "admin" });
  const adaId = (await admin.accounts.currentUser()).id;
  const other = await ben.api();
  const both = await Promise.allSettled([
    admin.admin.deleteUser({ userId: benId }),
    other.admin.deleteUser({ userId: adaId }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const left = await (await desk.signUp("dora")).api();
  await expect(left.admin.listUsers({})).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(profileOf("dora").username).toBe("dora");
});

const storedFiles = async (desk: TestDesk): Promise<string[]> => {
  const { readdir } = await import("node:fs/promises");
  const names = await readdir(desk.uploads, { recursive: true, withFileTypes: true });
  return names.filter((entry) => entry.isFile()).map(({ name }) => name);
};

test("an admin can't take over the candidates of an account by deleting it", async () => {
  const { admin, ben, benId } = await makeOffice();
  await fill(ben);
  const { id: to } = await admin.accounts.currentUser();
  const deletion = admin.admin.deleteUser({ userId: benId, jobs: "transfer", to });
  await expect(deletion).rejects.toMatchObject({
    message: "Choose another account: jobs can't be transferred to yourself.",
  });
  expect(await admin.jobs.list()).toEqual([]);
  expect(await admin.admin.holdings({ userId: benId })).toEqual({ jobs: 1, candidates: 1 });
});
