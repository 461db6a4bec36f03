import { afterEach, beforeEach, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, password, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let owner: Client;
let guest: Client;
let jobId: number;
let otherJobId: number;

beforeEach(async () => {
  desk = await makeTestDesk();
  owner = await desk.signUp("owner");
  guest = await desk.signUp("guest");
  const api = await owner.api();
  jobId = (await api.jobs.create(backendJob)).id;
  otherJobId = (await api.jobs.create({ ...backendJob, title: "Another job" })).id;
});
afterEach(() => desk.close());

const idOf = async (client: Client) => (await (await client.api()).accounts.currentUser()).id;

async function share(role: "viewer" | "reviewer" | "editor" | "owner", user = "guest") {
  return (await owner.api()).jobs.setMember({ id: jobId, user, role });
}

async function upload(client: Client, name: string, job = jobId): Promise<number> {
  const email = `${name.toLowerCase().replace(" ", ".")}@example.org`;
  const file = { name: `${name}.txt`, content: resumeText({ name, email }) };
  const { results } = await (await client.api()).uploads.upload(formOf([file], job));
  return results[0]?.candidateId ?? 0;
}

test("a shared job is in the member's list with their role and whose it is", async () => {
  await share("reviewer", "guest@example.com");
  const api = await guest.api();
  expect(await api.jobs.list()).toMatchObject([
    { id: jobId, role: "reviewer", sharedBy: "owner Tester" },
  ]);
  expect(await api.jobs.get({ id: jobId })).toMatchObject({ role: "reviewer" });
  expect((await api.jobs.listInFull({})).map(({ id }) => id)).toEqual([jobId]);
  expect(await api.jobs.candidateCounts()).toEqual({ [jobId]: 0 });
  expect(await api.jobs.members({ id: jobId })).toMatchObject([
    { username: "owner", role: "owner" },
    { username: "guest", role: "reviewer" },
  ]);
});

test("a role can be changed, and nobody is added twice", async () => {
  await share("viewer");
  const members = await share("editor");
  expect(members.map(({ username, role }) => [username, role])).toEqual([
    ["owner", "owner"],
    ["guest", "editor"],
  ]);
});

test("names of no active account are refused, and guessing them ends", async () => {
  const api = await owner.api();
  const guess = (user: string) => api.jobs.setMember({ id: jobId, user, role: "viewer" });
  await expect(guess("nobody")).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(guess("owner")).rejects.toMatchObject({ code: "CONFLICT" });
  await api.admin.setActive({ userId: await idOf(guest), isActive: false });
  await expect(guess("guest")).rejects.toMatchObject({ code: "NOT_FOUND" });
  for (let tries = 2; tries < 30; tries += 1) await guess(`nobody${tries}`).catch(() => undefined);
  await expect(guess("nobody")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("what a former member decided and wrote stays under their name", async () => {
  const candidate = await upload(owner, "Noor Haddad");
  await share("reviewer");
  const api = await guest.api();
  await api.decisions.decide({
    id: jobId,
    candidateId: candidate,
    decision: "advance",
    reasons: [],
  });
  await api.notes.add({ id: candidate, text: "Strong on payments." });
  await api.jobs.removeMember({ id: jobId, userId: await idOf(guest) });
  await expect(api.jobs.get({ id: jobId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  const own = await owner.api();
  expect(await own.decisions.ledger({ id: jobId })).toMatchObject([
    { by: { name: "guest Tester" } },
  ]);
  expect(await own.notes.list({ id: candidate })).toMatchObject([{ by: { name: "guest Tester" } }]);
});

test("what a deleted member edited stays, and so do the scores made of it", async () => {
  const candidate = await upload(owner, "Noor Haddad");
  await share("editor");
  const api = await guest.api();
  await api.candidates.correct({ id: candidate, field: "name", value: "Noor A. Haddad" });
  await api.scoring.aiRank({ id: jobId });
  await api.accounts.deleteAccount({ password });
  const own = await owner.api();
  expect(await own.candidates.detail({ id: candidate, jobId })).toMatchObject({
    name: "Noor A. Haddad",
    corrections: [{ field: "name" }],
  });
  expect(await own.scoring.aiRankings({ id: jobId })).toMatchObject([{ status: "done" }]);
});

test("a member's CVs become the owner's candidates and count for the owner", async () => {
  await share("editor");
  const candidate = await upload(guest, "Noor Haddad");
  const candidatesOf = async (client: Client) =>
    (await (await client.api()).accounts.usage()).find(({ name }) => name === "candidates")?.used;
  expect(await candidatesOf(owner)).toBe(1);
  expect(await candidatesOf(guest)).toBe(0);
  expect((await (await owner.api()).talentPool.list({})).total).toBe(1);
  expect((await (await guest.api()).talentPool.list({})).total).toBe(0);
  // The same file from the owner is the same candidate, added to another job.
  expect(await upload(owner, "Noor Haddad", otherJobId)).toBe(candidate);
  await (await guest.api()).jobs.removeMember({ id: jobId, userId: await idOf(guest) });
  expect(await (await guest.api()).uploads.list()).toEqual([]);
});

test("members see nothing of the owner's other jobs and candidates", async () => {
  const shared = await upload(owner, "Noor Haddad");
  await upload(owner, "Noor Haddad", otherJobId);
  const file = resumeText({ name: "Bela Kovacs", email: "noor.haddad@example.org" });
  const own = await owner.api();
  const { results } = await own.uploads.upload(
    formOf([{ name: "bela.txt", content: file }], otherJobId),
  );
  await share("editor");
  const api = await guest.api();
  const record = await api.candidates.get({ id: shared });
  expect(record.jobs.map(({ id }) => id)).toEqual([jobId]);
  const everything = JSON.stringify([
    record,
    await api.candidates.listForJob({ id: jobId }),
    await api.candidates.listInFull({ id: jobId }),
    await api.candidates.detail({ id: shared, jobId }),
    await api.candidates.versions({ id: shared }),
    await api.candidates.correct({ id: shared, field: "location", value: "Leeds" }),
  ]);
  expect(everything).not.toMatch(/Bela|bela|Another job/);
  const hidden = { id: results[0]?.candidateId ?? 0 };
  await expect(api.candidates.get(hidden)).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(JSON.stringify(await own.candidates.listForJob({ id: jobId }))).toContain("Bela");
});

test("an editor deletes only candidates who are on no job of others, and can undo it", async () => {
  const both = await upload(owner, "Noor Haddad");
  await upload(owner, "Noor Haddad", otherJobId);
  const one = await upload(owner, "Ada Lind");
  await share("editor");
  const api = await guest.api();
  await expect(api.candidates.delete({ id: both })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(api.candidates.deleteMany({ ids: [one, both] })).rejects.toMatchObject({
    code: "FORBIDDEN",
  });
  await api.candidates.delete({ id: one });
  expect(await api.jobs.candidateCounts()).toEqual({ [jobId]: 1 });
  await api.candidates.restore({ ids: [one] });
  expect(await api.jobs.candidateCounts()).toEqual({ [jobId]: 2 });
});

test("a job that is handed over takes its candidates, decisions and shortlist along", async () => {
  const candidate = await upload(owner, "Noor Haddad");
  const own = await owner.api();
  await own.shortlist.change({ id: jobId, add: [candidate] });
  await own.decisions.decide({ id: jobId, candidateId: candidate, decision: "hold", reasons: [] });
  await expect(share("owner")).rejects.toMatchObject({ code: "CONFLICT" });
  await share("viewer");
  await share("owner");
  const api = await guest.api();
  expect(await api.jobs.members({ id: jobId })).toMatchObject([
    { username: "guest", role: "owner" },
    { username: "owner", role: "editor" },
  ]);
  expect(await api.shortlist.list({ id: jobId })).toEqual([candidate]);
  expect((await api.talentPool.list({})).total).toBe(1);
  expect((await own.talentPool.list({})).total).toBe(0);
  expect(await own.decisions.ledger({ id: jobId })).toMatchObject([
    { by: { name: "owner Tester" } },
  ]);
  await expect(own.jobs.delete({ id: jobId })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await api.jobs.removeMember({ id: jobId, userId: await idOf(owner) });
  await expect(own.candidates.get({ id: candidate })).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a job whose candidates are on other jobs is not handed over", async () => {
  await upload(owner, "Noor Haddad");
  await upload(owner, "Noor Haddad", otherJobId);
  await share("viewer");
  await expect(share("owner")).rejects.toMatchObject({ code: "CONFLICT" });
  expect(await (await owner.api()).jobs.get({ id: jobId })).toMatchObject({ role: "owner" });
});

test("the owner can't leave, and a member can't remove others", async () => {
  await share("editor");
  const api = await guest.api();
  const remove = async (client: Client, userId: string) =>
    (await client.api()).jobs.removeMember({ id: jobId, userId });
  await expect(remove(owner, await idOf(owner))).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(remove(guest, await idOf(owner))).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect(await api.jobs.members({ id: jobId })).toHaveLength(2);
});

test("no edit of the posting, the weights or a detail overwrites another that was not seen", async () => {
  const candidate = await upload(owner, "Noor Haddad");
  await share("editor");
  const [own, api] = [await owner.api(), await guest.api()];
  const conflict = { code: "CONFLICT" };

  const { title, description, requirements } = await own.jobs.get({ id: jobId });
  const seen = { title, description, requirements };
  await api.jobs.update({ ...backendJob, id: jobId, title: "Staff Engineer", seen });
  const mine = { ...backendJob, id: jobId, title: "Senior Engineer" };
  await expect(own.jobs.update({ ...mine, seen })).rejects.toMatchObject(conflict);
  expect(await own.jobs.get({ id: jobId })).toMatchObject({ title: "Staff Engineer" });
  await own.jobs.update({ ...mine, seen: { ...seen, title: "Staff Engineer" } });

  const { weights } = await own.jobs.get({ id: jobId });
  const skillsOnly = { ...weights, skills: 1, title: 0, seniority: 0, recency: 0, gaps: 0 };
  await api.scoring.rescore({ id: jobId, weights: skillsOnly, seen: weights });
  const byTitle = { ...skillsOnly, skills: 0, title: 1 };
  await expect(
    own.scoring.rescore({ id: jobId, weights: byTitle, seen: weights }),
  ).rejects.toMatchObject(conflict);
  await own.scoring.rescore({ id: jobId, weights: byTitle, seen: skillsOnly });

  const { entries } = await own.candidates.profile({ id: candidate });
  const name = entries.find(({ field }) => field === "name");
  const was = JSON.stringify(name?.value);
  const correct = { id: candidate, field: "name", subject: "", seen: was } as const;
  await api.candidates.correct({ ...correct, value: "Noor A. Haddad" });
  await expect(own.candidates.correct({ ...correct, value: "N. Haddad" })).rejects.toMatchObject(
    conflict,
  );
  await expect(own.candidates.clearCorrection(correct)).rejects.toMatchObject(conflict);
  // Changing another field is not a conflict.
  await own.candidates.correct({ id: candidate, field: "location", value: "Leeds" });
  await own.candidates.correct({ ...correct, seen: '"Noor A. Haddad"', value: "N. Haddad" });
});
