import { afterAll, beforeAll, expect, test } from "vitest";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let owner: Client;
let id: number;
let ordered: { id: number; score: { totalScore: number } }[];

beforeAll(async () => {
  desk = await makeTestDesk();
  owner = await desk.signUp("owner");
  const api = await owner.api();
  id = (await api.jobs.create(backendJob)).id;
  const skills = ["TypeScript", "PostgreSQL", "Kubernetes", "Payroll", "Excel"];
  const files = Array.from({ length: 11 }, (_, at) => {
    const person = { name: `Ida ${"ABCDEFGHIJK"[at]}nsel`, email: `ida${at}@example.org` };
    const known = skills.slice(at % 4, (at % 4) + 1 + (at % 3)).join(", ");
    return { name: `cv-${at}.txt`, content: resumeText({ ...person, skills: known }) };
  });
  await api.uploads.upload(formOf(files, id));
  await api.scoring.aiRank({ id });
  ordered = await api.candidates.listForJob({ id });
}, 60_000);
afterAll(() => desk.close());

async function decide(places: readonly number[], decision: "advance" | "decline" | null) {
  const api = await owner.api();
  const candidateIds = places.map((place) => ordered[place - 1]?.id ?? 0);
  await api.decisions.decideMany({ id, candidateIds, decision });
}

test("below five of each kind it tells counts, and then how far decisions and order agree", async () => {
  await decide([1, 2, 3, 4, 6], "advance");
  await decide([5, 7, 8, 9], "decline");
  const few = await (await owner.api()).rankingCheck.show({ id });
  expect(few).toMatchObject({ counts: { advance: 5, hold: 0, decline: 4 }, undecided: 2 });
  expect(few).toMatchObject({ total: null, ai: null, offer: null, surprises: [], parts: [] });
  await decide([10], "decline");
  const told = await (await owner.api()).rankingCheck.show({ id });
  // The fifth and sixth share a rank but were decided differently, which is half a pair.
  expect(told.total).toEqual({ agreeing: 24.5, pairs: 25, percent: 98 });
  expect(told.ai?.pairs).toBe(25);
  expect(told.surprises.map(({ place }) => place)).toEqual([5, 7, 7, 7, 10]);
  expect(told.deciders).toEqual([]);
});

test("what was taken back stands in no count, and nothing of a rank or a score has changed", async () => {
  await decide([10], null);
  const api = await owner.api();
  expect((await api.rankingCheck.show({ id })).counts.decline).toBe(4);
  const after = await api.candidates.listForJob({ id });
  expect(after.map((row) => [row.id, row.score.totalScore])).toEqual(
    ordered.map((row) => [row.id, row.score.totalScore]),
  );
});
