import { endAllAccess } from "@resume-picker/db/queries/accounts/own-sessions";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let owner: Client;
let now: Date;
let jobId: number;
let candidates: number[];

const dayMs = 24 * 60 * 60 * 1000;

beforeEach(async () => {
  now = new Date("2026-03-01T12:00:00Z");
  desk = await makeTestDesk({ clock: () => now });
  owner = await desk.signUp("owner");
  const api = await owner.api();
  jobId = (await api.jobs.create(backendJob)).id;
  const files = ["Noor Haddad", "Ada Lind"].map((name) => {
    const email = `${name.toLowerCase().replace(" ", ".")}@example.org`;
    return { name: `${name}.txt`, content: resumeText({ name, email }) };
  });
  const { results } = await api.uploads.upload(formOf(files, jobId));
  candidates = results.map(({ candidateId }) => candidateId ?? 0);
});
afterEach(() => desk.close());

type Wanted = { passphrase?: string; days?: 1 | 14; by?: Client };

async function share({ by = owner, ...wanted }: Wanted = {}) {
  const [first = 0] = candidates;
  const api = await by.api();
  const made = await api.reviewLinks.create({ id: jobId, candidateIds: [first], ...wanted });
  return { ...made, token: made.url.split("/").at(-1) ?? "" };
}

const visitor = () => desk.visitor("203.0.113.9").api();

test("a visitor sees the chosen candidate with the CV, and nobody else of the job", async () => {
  const { token, url } = await share();
  expect(url).toMatch(/^http:\/\/localhost:3000\/review\/[\w-]{43}$/);
  const shown = await (await visitor()).reviewLinks.open({ token });
  expect(shown.candidates.map(({ name }) => name)).toEqual(["Noor Haddad"]);
  expect(shown.candidates[0]?.lines).toContain("EXPERIENCE");
  expect(shown.candidates[0]?.answers).toContainEqual(
    expect.objectContaining({ requirement: "TypeScript", isMust: true, state: "shown" }),
  );
  expect(JSON.stringify(shown)).not.toContain("Lind");
  const { bytes } = await (
    await visitor()
  ).reviewLinks.file({
    token,
    candidateId: candidates[0] ?? 0,
  });
  expect(new TextDecoder().decode(bytes)).toContain("Noor Haddad");
});

test("a visitor sees the candidates in the order in which they were shared", async () => {
  const api = await owner.api();
  for (const candidateIds of [candidates, candidates.toReversed()]) {
    const { url } = await api.reviewLinks.create({ id: jobId, candidateIds });
    const shown = await (await visitor()).reviewLinks.open({ token: url.split("/").at(-1) ?? "" });
    expect(shown.candidates.map(({ id }) => id)).toEqual(candidateIds);
  }
});

test("a visitor gets neither file nor decision of a candidate who is not on the link", async () => {
  const { token } = await share();
  const other = candidates[1] ?? 0;
  const api = await visitor();
  const missing = { code: "NOT_FOUND" };
  await expect(api.reviewLinks.file({ token, candidateId: other })).rejects.toMatchObject(missing);
  const answer = { token, candidateId: other, name: "Maria", decision: "hold" as const };
  await expect(api.reviewLinks.answer(answer)).rejects.toMatchObject(missing);
  expect(await (await owner.api()).decisions.ledger({ id: jobId })).toEqual([]);
});

test("a visitor's decision is in the ledger under the given name, never as a member's", async () => {
  const { token } = await share();
  const answer = { token, candidateId: candidates[0] ?? 0, decision: "advance" as const };
  await (await visitor()).reviewLinks.answer({ ...answer, name: "owner\nTester", note: " Yes! " });
  expect(await (await owner.api()).decisions.ledger({ id: jobId })).toMatchObject([
    { decision: "advance", note: "Yes!", by: { name: "owner Tester (review link)" } },
  ]);
  const shown = await (await visitor()).reviewLinks.open({ token });
  expect(shown.candidates[0]?.answered).toMatchObject({ decision: "advance", note: "Yes!" });
});

test("decisions of members are not shown to visitors", async () => {
  const { token } = await share();
  const decision = { candidateId: candidates[0] ?? 0, decision: "decline" as const, reasons: [] };
  await (await owner.api()).decisions.decide({ id: jobId, ...decision, note: "Too junior" });
  const shown = await (await visitor()).reviewLinks.open({ token });
  expect(JSON.stringify(shown)).not.toContain("Too junior");
  expect(shown.candidates[0]?.answered).toBeNull();
});

test("0 of 1,000 calls get through once a link has expired or was revoked", async () => {
  const expired = await share({ days: 1 });
  const revoked = await share();
  await (await owner.api()).reviewLinks.revoke({ id: jobId, linkId: revoked.id });
  now = new Date(now.getTime() + dayMs);
  let through = 0;
  for (let call = 0; call < 1000; call += 1) {
    const { token } = call % 2 === 0 ? expired : revoked;
    const api = await desk.visitor(`203.0.${call % 250}.${Math.floor(call / 250)}`).api();
    const answer = { token, candidateId: candidates[0] ?? 0, name: "Maria" };
    const asked =
      call % 3 === 0
        ? api.reviewLinks.open({ token })
        : call % 3 === 1
          ? api.reviewLinks.answer({ ...answer, decision: "advance" })
          : api.reviewLinks.file({ token, candidateId: answer.candidateId });
    await asked.then(
      () => (through += 1),
      () => undefined,
    );
  }
  expect(through).toBe(0);
  expect(await (await owner.api()).decisions.ledger({ id: jobId })).toEqual([]);
});

test("a link stops working when its maker may not edit the job any more, or the job is deleted", async () => {
  const editor = await desk.signUp("editor");
  const own = await owner.api();
  await own.jobs.setMember({ id: jobId, user: "editor", role: "editor" });
  const { token } = await share({ by: editor });
  const open = async () => (await visitor()).reviewLinks.open({ token });
  await expect(open()).resolves.toBeDefined();
  await own.jobs.setMember({ id: jobId, user: "editor", role: "reviewer" });
  await expect(open()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await own.jobs.setMember({ id: jobId, user: "editor", role: "editor" });
  const { id: userId } = await (await editor.api()).accounts.currentUser();
  await own.admin.setActive({ userId, isActive: false });
  await expect(open()).rejects.toMatchObject({ code: "NOT_FOUND" });
  await own.admin.setActive({ userId, isActive: true });
  await expect(open()).resolves.toBeDefined();
  await own.jobs.delete({ id: jobId });
  await expect(open()).rejects.toMatchObject({ code: "NOT_FOUND" });
});

test("a deleted candidate is gone from the link", async () => {
  const { token } = await share();
  await (await owner.api()).candidates.delete({ id: candidates[0] ?? 0 });
  expect((await (await visitor()).reviewLinks.open({ token })).candidates).toEqual([]);
});

test("a passphrase opens nothing until it is right, and guessing it ends", async () => {
  const { token } = await share({ passphrase: "blue harbour 9" });
  const api = await visitor();
  const refused = { code: "UNAUTHORIZED" };
  await expect(api.reviewLinks.open({ token })).rejects.toMatchObject(refused);
  await expect(api.reviewLinks.open({ token, key: "guess" })).rejects.toMatchObject(refused);
  const { key } = await api.reviewLinks.unlock({ token, passphrase: "blue harbour 9" });
  await expect(api.reviewLinks.open({ token, key })).resolves.toBeDefined();
  const other = await share({ passphrase: "green harbour 9" });
  await expect(api.reviewLinks.open({ token: other.token, key })).rejects.toMatchObject(refused);
  const guess = (passphrase: string) => api.reviewLinks.unlock({ token, passphrase });
  for (let at = 0; at < 10; at += 1)
    await expect(guess(`guess ${at}`)).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(guess("blue harbour 9")).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
});

test("guessing tokens ends, and nothing of a token or passphrase is stored as it is", async () => {
  const { token } = await share({ passphrase: "blue harbour 9" });
  const api = await visitor();
  for (let at = 0; at < 30; at += 1)
    await api.reviewLinks.open({ token: `guess-${at}` }).catch(() => undefined);
  await expect(api.reviewLinks.open({ token: "guess" })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
  const stored = desk.parts.db.$client.prepare("select * from review_links").all();
  expect(stored).toHaveLength(1);
  expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${token}|blue harbour`));
});

test("each opening is counted, and the first of an hour are in the audit trail", async () => {
  const { token } = await share();
  for (let opening = 0; opening < 12; opening += 1)
    await (await visitor()).reviewLinks.open({ token });
  const api = await owner.api();
  expect(await api.reviewLinks.list({ id: jobId })).toMatchObject([
    { opens: 12, lastOpenedAt: now, candidates: 1, createdBy: "owner Tester" },
  ]);
  const told = await api.admin.audit({ action: "job.open-review-link" });
  expect(told).toHaveLength(10);
});

test("a link is made only for candidates of the job, and only by those who may edit it", async () => {
  const api = await owner.api();
  const other = await api.jobs.create(backendJob);
  await expect(
    api.reviewLinks.create({ id: other.id, candidateIds: candidates }),
  ).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(
    api.reviewLinks.create({ id: jobId, candidateIds: candidates, passphrase: "short" }),
  ).rejects.toMatchObject({ code: "BAD_REQUEST" });
});

test("no link works after a backup was restored, which may hold revoked ones", async () => {
  const { token } = await share();
  await endAllAccess(desk.parts.db, now);
  await expect((await visitor()).reviewLinks.open({ token })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
