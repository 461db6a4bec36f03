import { readdirSync } from "node:fs";
import { aiRankings, scores } from "@resume-picker/db/schema/scoring";
import { candidates } from "@resume-picker/db/schema/candidates";
import { backgroundJobs } from "@resume-picker/db/schema/background-jobs";
import { undoMs } from "@resume-picker/domain/deletion/undo-time";
import { completeWeights, defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";
import { finishDeletions } from "../background-jobs/finish-deletions.ts";

let desk: TestDesk;
let client: Client;
let api: Api;
let now = new Date("2026-03-01T12:00:00Z");
let jobId: number;
let ids: number[];
let users = 0;

beforeAll(async () => {
  desk = await makeTestDesk({ clock: () => now });
});
afterAll(() => desk.close());

const people = [
  { name: "Noor Haddad", skills: "TypeScript, PostgreSQL, Kubernetes" },
  { name: "Ida Berg", skills: "TypeScript" },
  { name: "Tom Reyes", skills: "Photoshop" },
];
const cvOf = (index: number) => {
  const { name = "", skills = "" } = people[index] ?? {};
  return {
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${index}@example.org`, skills }),
  };
};

beforeEach(async () => {
  users += 1;
  client = await desk.signUp(`recruiter${users}`);
  api = await client.api();
  jobId = (await api.jobs.create(backendJob)).id;
  const { results } = await api.uploads.upload(formOf([0, 1, 2].map(cvOf), jobId));
  ids = results.map(({ candidateId }) => candidateId ?? 0);
});

const storedFiles = () =>
  readdirSync(desk.uploads, { recursive: true, withFileTypes: true }).filter((e) => e.isFile())
    .length;
const listed = async () => (await api.candidates.listForJob({ id: jobId })).map(({ id }) => id);
const passUndo = async () => {
  now = new Date(now.getTime() + undoMs);
  await finishDeletions(desk.parts);
};
const manualRanks = async () =>
  new Map((await api.candidates.listForJob({ id: jobId })).map((c) => [c.id, c.score.manualRank]));

test("the chosen candidates go together, with their files once Undo is over, or, where one is foreign, none", async () => {
  const [first = 0, second = 0, third = 0] = ids;
  const stranger = await (await desk.signUp("stranger")).api();
  const foreign = await stranger.uploads.upload(
    formOf([{ name: "x.txt", content: resumeText({ name: "Ann Else", email: "x@example.org" }) }]),
  );
  const foreignId = foreign.results[0]?.candidateId ?? 0;
  const before = storedFiles();
  await expect(api.candidates.deleteMany({ ids: [first, foreignId] })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  expect(await listed()).toHaveLength(3);
  expect(await api.candidates.deleteMany({ ids: [first, third, first] })).toEqual({
    message: "2 candidates deleted successfully",
  });
  expect(await listed()).toEqual([second]);
  expect(storedFiles()).toBe(before);
  await passUndo();
  expect(storedFiles()).toBe(before - 2);
  expect(desk.parts.db.select().from(candidates).where(eq(candidates.id, first)).all()).toEqual([]);
  expect(desk.parts.db.select().from(backgroundJobs).all()).toEqual([]);
});

test("Undo brings back scores, ranks, corrections and the place on the shortlist", async () => {
  const [first = 0, second = 0] = ids;
  await api.candidates.correct({ id: first, field: "location", value: "Hull" });
  await api.scoring.manualRank({ id: jobId, weights: defaultWeights });
  await api.scoring.aiRank({ id: jobId });
  await api.shortlist.set({ id: jobId, candidateIds: [first, second] });
  const before = await api.candidates.listInFull({ id: jobId });
  await api.candidates.deleteMany({ ids: [first] });
  expect(await api.shortlist.list({ id: jobId })).toEqual([second]);
  // An entry saved meanwhile must not take the deleted one's place.
  await api.shortlist.set({ id: jobId, candidateIds: [second] });
  expect([...(await manualRanks()).values()].toSorted()).toEqual([1, 2]);
  expect(await api.candidates.restore({ ids: [first] })).toEqual({
    message: "1 candidate restored",
  });
  const after = await api.candidates.listInFull({ id: jobId });
  const withoutTimes = (list: typeof before) =>
    list.map(({ score: { manualRankedAt: _, ...score }, ...rest }) => ({ ...rest, score }));
  expect(withoutTimes(after)).toEqual(withoutTimes(before));
  expect(await api.shortlist.list({ id: jobId })).toEqual([first, second].toSorted());
  await passUndo();
  expect(await listed()).toHaveLength(3);
});

test("after its time Undo says so, and the others' AI ranks have no gap", async () => {
  await api.scoring.aiRank({ id: jobId });
  const inOrder = (await api.candidates.listForJob({ id: jobId }))
    .toSorted((one, other) => (one.score.aiRank ?? 0) - (other.score.aiRank ?? 0))
    .map(({ id }) => id);
  const [, second = 0] = inOrder;
  await api.candidates.delete({ id: second });
  expect(JSON.stringify(await api.scoring.aiRankings({ id: jobId }))).not.toContain(`"${second}"`);
  now = new Date(now.getTime() + undoMs);
  // This applies even before the data is erased.
  const tooLate = { code: "NOT_FOUND", message: /30 seconds/ };
  await expect(api.candidates.restore({ ids: [second] })).rejects.toMatchObject({
    code: tooLate.code,
    message: expect.stringMatching(tooLate.message) as string,
  });
  await finishDeletions(desk.parts);
  await expect(api.candidates.restore({ ids: [second] })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
  const ranks = (await api.candidates.listForJob({ id: jobId })).map(({ id, score }) => [
    id,
    score.aiRank,
  ]);
  expect(new Map(ranks as [number, number][])).toEqual(
    new Map([
      [inOrder[0], 1],
      [inOrder[2], 2],
    ]),
  );
  const [ranking] = desk.parts.db
    .select()
    .from(aiRankings)
    .where(eq(aiRankings.jobId, jobId))
    .all();
  expect(Object.keys(ranking?.documents ?? {})).not.toContain(String(second));
});

test("the same CV uploaded while Undo is open is a new candidate, and Undo then says why not", async () => {
  const [first = 0] = ids;
  await api.candidates.correct({ id: first, field: "location", value: "Hull" });
  await api.candidates.delete({ id: first });
  const { results } = await api.uploads.upload(formOf([cvOf(0)], jobId));
  const again = results[0]?.candidateId ?? 0;
  expect(results[0]?.duplicate).toBeUndefined();
  expect(again).not.toBe(first);
  const [fresh] = (await api.candidates.listInFull({ id: jobId })).filter(({ id }) => id === again);
  expect(fresh?.corrections).toEqual([]);
  await expect(api.candidates.restore({ ids: [first] })).rejects.toMatchObject({
    code: "CONFLICT",
    message:
      "Noor Haddad was uploaded again since. Delete that candidate first to bring the former one back.",
  });
  // The new candidate uses the same file.
  await passUndo();
  expect((await api.candidates.download({ id: again })).fileName).toBe("Noor Haddad.txt");
});

test("an email address of a deleted candidate is free for a correction", async () => {
  const [first = 0, second = 0] = ids;
  await api.candidates.delete({ id: first });
  await api.candidates.correct({ id: second, field: "name", value: "N. Haddad" });
  await api.candidates.correct({ id: second, field: "email", value: "p0@example.org" });
  await expect(api.candidates.restore({ ids: [first] })).rejects.toMatchObject({
    code: "CONFLICT",
  });
});

test("who comes back has the total by the weights of now, and a rank where all were ranked", async () => {
  const [first = 0, second = 0, third = 0] = ids;
  await api.candidates.delete({ id: first });
  const weights = completeWeights({ recency: 1 });
  expect((await api.scoring.manualRank({ id: jobId, weights })).rankedCount).toBe(2);
  expect([...(await manualRanks()).values()].toSorted()).toEqual([1, 2]);
  await api.jobs.update({
    id: jobId,
    ...backendJob,
    requirements: { must: ["Kubernetes"], nice: [] },
  });
  await api.candidates.restore({ ids: [first] });
  expect(new Set((await manualRanks()).values())).toEqual(new Set([1, 2, 3]));
  const full = await api.candidates.listInFull({ id: jobId });
  expect(full.map(({ id }) => id).toSorted()).toEqual([first, second, third].toSorted());
  for (const { score } of full) expect(score.weights).toEqual(weights);
  expect(full.find(({ id }) => id === first)?.score.missingMustHave).toEqual([]);
});

test("a deleted job comes back with its candidates as they are by then", async () => {
  const [first = 0] = ids;
  await api.jobs.delete({ id: jobId });
  expect(await api.jobs.list()).toEqual([]);
  expect(await api.jobs.candidateCounts()).toEqual({});
  await api.candidates.correct({ id: first, field: "name", value: "Noor Quill" });
  const { results } = await api.uploads.upload(
    formOf([{ name: "n.txt", content: resumeText({ name: "Ida Berg", email: "p1@example.org" }) }]),
  );
  expect(results[0]?.duplicate).toBe("same-person");
  expect(await api.jobs.restore({ id: jobId })).toEqual({ message: "Job restored" });
  const [stale] = desk.parts.db
    .select({ sha: scores.fileSha256, of: candidates.fileSha256 })
    .from(scores)
    .innerJoin(candidates, eq(candidates.id, scores.candidateId))
    .where(and(eq(scores.jobId, jobId), eq(scores.candidateId, ids[1] ?? 0)))
    .all();
  expect(stale?.sha).toBe(stale?.of);
  expect((await listed()).length).toBe(3);

  await api.jobs.delete({ id: jobId });
  await passUndo();
  await expect(api.jobs.restore({ id: jobId })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(desk.parts.db.select().from(scores).where(eq(scores.jobId, jobId)).all()).toEqual([]);
  expect((await api.accounts.quickStats()).candidatesUploaded).toBe(3);
});

test("deleted and uploaded by turns, an account never gets beyond what it may have", async () => {
  const small = await makeTestDesk({ limits: { ...desk.parts.limits, candidates: 2, jobs: 1 } });
  const own = await (await small.signUp("small")).api();
  const { id } = await own.jobs.create(backendJob);
  const { results } = await own.uploads.upload(formOf([cvOf(0)], id));
  const first = results[0]?.candidateId ?? 0;
  await own.candidates.delete({ id: first });
  await own.uploads.upload(formOf([cvOf(1), cvOf(2)], id));
  await expect(own.candidates.restore({ ids: [first] })).rejects.toMatchObject({
    code: "CONFLICT",
  });
  await own.jobs.delete({ id });
  await own.jobs.create(backendJob);
  await expect(own.jobs.restore({ id })).rejects.toMatchObject({ code: "CONFLICT" });
});
