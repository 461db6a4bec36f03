import { rankScores } from "@resume-picker/domain/scoring/score/rank-scores";
import type { SuggestedCandidates } from "@resume-picker/domain/talent-pool/suggested-candidates";
import { afterAll, beforeAll, expect, test } from "vitest";
import { formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

const skills = [
  ..."TypeScript,PostgreSQL,Node.js,Kubernetes,Docker,Terraform,Python,Django,React".split(","),
  ..."GraphQL,Redis,Kafka,Linux,Excel,Payroll,Wound care,Patient care".split(","),
];
const titles = ["Backend Engineer", "Data Analyst", "Nurse", "Accountant", "Platform Lead"];
const of = <Item>(list: readonly Item[], at: number) => list[at % list.length] as Item; // never empty

/** Invented people who all differ. */
const files = Array.from({ length: 24 }, (_, at) => {
  const known = Array.from({ length: 3 + (at % 5) }, (_each, n) =>
    of(skills, at * 5 + n * (1 + (at % 3))),
  );
  const person = { name: `Person ${"abcdefghi"[at % 9]}${at}`, email: `p${at}@example.org` };
  const content = resumeText({ ...person, skills: known.join(", "), title: of(titles, at) });
  return { name: `cv-${at}.txt`, content };
});

const postings = Array.from({ length: 10 }, (_, at) => ({
  title: of(titles, at),
  description: `We look for a ${of(titles, at)} with ${at}+ years who brings ${of(skills, at * 3)} and cares for payment services.`,
  requirements: {
    must: [
      of(skills, at),
      of(skills, at + 4),
      ...(at % 3 === 0 ? ["On-call rota experience"] : []),
    ],
    nice: at % 2 === 0 ? [of(skills, at + 7)] : [],
  },
  status: "active" as const,
}));

let desk: TestDesk;
let ada: Client;
let ben: Client;

beforeAll(async () => {
  desk = await makeTestDesk();
  ada = await desk.signUp("ada");
  ben = await desk.signUp("ben");
  const api = await ada.api();
  const former = await api.jobs.create({
    ...of(postings, 0),
    title: "Earlier job",
    status: "active",
  });
  await api.uploads.upload(formOf(files, former.id));
}, 60_000);
afterAll(() => desk.close());

async function untilComplete(client: Client, jobId: number): Promise<SuggestedCandidates> {
  const api = await client.api();
  for (;;) {
    const answer = await api.talentPool.suggestedCandidates({ id: jobId });
    if (answer.isComplete) return answer;
  }
}

test("earlier applicants stand where the same files would, were they uploaded again", async () => {
  const adas = await ada.api();
  const bens = await ben.api();
  const pairs = [];
  for (const posting of postings) {
    const job = await adas.jobs.create(posting);
    pairs.push({ mine: job.id, fresh: (await bens.jobs.create(posting)).id });
  }
  await bens.uploads.upload(formOf(files));
  let compared = 0;
  for (const { mine, fresh } of pairs) {
    const { standing, below } = await untilComplete(ada, mine);
    const uploaded = await bens.candidates.listForJob({ id: fresh });
    const ranks = rankScores(uploaded.map(({ id, score }) => ({ candidateId: id, ...score })));
    const expected = uploaded.slice(0, 20).map(({ id, fileName, score }) => ({
      place: ranks.get(id),
      fileName,
      total: score.totalScore,
      skills: score.skillMatchScore,
      states: score.mustStates,
    }));
    const found = [...standing, ...below].map((one) => ({
      place: one.place,
      fileName: one.fileName,
      total: one.totalScore,
      skills: one.skillMatchScore,
      states: one.mustStates,
    }));
    expect(found).toEqual(expected);
    // There are more than ten if several share the tenth place.
    expect(standing.length).toBeGreaterThanOrEqual(10);
    expect(standing.every(({ place }) => place <= 10)).toBe(true);
    compared += found.length;
  }
  expect(compared).toBe(200);
  expect(await adas.candidates.listForJob({ id: pairs[0]?.mine ?? 0 })).toEqual([]);
}, 60_000);

test("an added applicant has the whole score at once, and those on the job keep theirs", async () => {
  const api = await ada.api();
  const job = await api.jobs.create(of(postings, 1));
  const before = await untilComplete(ada, job.id);
  const [first, second] = before.standing;
  if (!first || !second) throw new Error("Somebody stands in an empty job's top ten.");
  expect(first.applied[0]?.title).toBe("Earlier job");
  const ids = [first.candidateId];
  expect(await api.talentPool.addToJob({ id: job.id, candidateIds: ids })).toMatchObject({
    added: 1,
  });
  const [added] = await api.candidates.listInFull({ id: job.id });
  expect(added?.score.totalScore).toBe(first.totalScore);
  expect(added?.score.breakdown.length).toBeGreaterThan(4);
  const again = await api.talentPool.addToJob({
    id: job.id,
    candidateIds: [...ids, second.candidateId],
  });
  expect(again).toMatchObject({ added: 1, already: 1 });
  const after = await untilComplete(ada, job.id);
  const named = after.standing.map(({ candidateId }) => candidateId);
  expect(named).not.toContain(first.candidateId);
  expect(after.standing[0]?.place).toBe(before.standing[2]?.place);
});

test("who withdrew is not named again, and how others were decided is told", async () => {
  const api = await ada.api();
  const job = await api.jobs.create(of(postings, 3));
  const [first, second] = (await untilComplete(ada, job.id)).standing;
  const earlier = first?.applied.find(({ title }) => title === "Earlier job");
  if (!first || !second || !earlier) throw new Error("Somebody stands in an empty job's top ten.");
  const decide = (candidateId: number, reasons: string[]) =>
    api.decisions.decide({ id: earlier.jobId, candidateId, decision: "decline", reasons });
  await decide(first.candidateId, ["Withdrew"]);
  await decide(second.candidateId, ["Level"]);
  const { standing } = await untilComplete(ada, job.id);
  expect(standing.map(({ candidateId }) => candidateId)).not.toContain(first.candidateId);
  expect(standing[0]).toMatchObject({ candidateId: second.candidateId, place: 1 });
  const told = standing[0]?.applied.find(({ jobId }) => jobId === earlier.jobId);
  expect(told?.decision).toMatchObject({ decision: "decline", reasons: ["Level"] });
  const listed = await api.talentPool.list({ q: second.name ?? "" });
  const found = listed.candidates.find(({ id }) => id === second.candidateId);
  expect(found?.jobs.map(({ decision }) => decision?.decision)).toContain("decline");
  await api.decisions.decide({ id: earlier.jobId, candidateId: first.candidateId, decision: null });
  const back = await untilComplete(ada, job.id);
  expect(back.standing[0]?.candidateId).toBe(first.candidateId);
});

test("nobody else's candidates are offered, listed or added", async () => {
  const admin = await desk.signUp("clara");
  const api = await admin.api();
  const job = await api.jobs.create(of(postings, 2));
  expect(await untilComplete(admin, job.id)).toMatchObject({
    standing: [],
    below: [],
    pool: 0,
    isBegun: true,
  });
  expect(await api.talentPool.list({})).toEqual({ total: 0, instead: null, candidates: [] });
  const { candidates } = await (await ada.api()).talentPool.list({ limit: 1 });
  const stolen = candidates.map(({ id }) => id);
  await expect(api.talentPool.addToJob({ id: job.id, candidateIds: stolen })).rejects.toMatchObject(
    {
      code: "NOT_FOUND",
    },
  );
});

test("a search among more than one wants to have looked through isn't begun", async () => {
  const api = await ada.api();
  const job = await api.jobs.create(of(postings, 4));
  const told = await api.talentPool.suggestedCandidates({ id: job.id, max: 3 });
  expect(told).toMatchObject({ isBegun: false, isComplete: false, scored: 0, pool: files.length });
});

test("chosen people of any job are exported, and nothing in them becomes a formula", async () => {
  const api = await ada.api();
  const { candidates } = await api.talentPool.list({ limit: 2 });
  const [first] = candidates;
  await api.candidates.correct({ id: first?.id ?? 0, field: "name", value: "=1+1" });
  const file = await api.talentPool.export({ candidateIds: candidates.map(({ id }) => id) });
  const text = new TextDecoder().decode(await file.bytes());
  expect(text.split("\r\n")).toHaveLength(4);
  expect(text).toContain("Earlier job: ");
  expect(text).not.toContain('"=1+1"');
});

test("who lost their last job is still seen, found, filtered and erased", async () => {
  const client = await desk.signUp("dan");
  const api = await client.api();
  const job = await api.jobs.create(of(postings, 0));
  await api.uploads.upload(formOf(files.slice(0, 3), job.id));
  expect((await api.talentPool.list({ jobs: "none" })).total).toBe(0);
  await api.jobs.delete({ id: job.id });
  await desk.eraseDeleted();
  const { total, candidates } = await api.talentPool.list({ jobs: "none", limit: 2 });
  expect(total).toBe(3);
  expect(candidates).toHaveLength(2);
  // Files of one upload are parsed in parallel, and any of them may be the newest.
  expect(candidates[0]).toMatchObject({ jobs: [], versionCount: 1 });
  expect(
    (await api.talentPool.list({ q: "nurse" })).candidates.map(({ fileName }) => fileName),
  ).toEqual(["cv-2.txt"]);
  expect((await api.talentPool.list({ skill: "typescr" })).total).toBe(1);
  expect((await api.talentPool.list({ minYears: 40 })).total).toBe(0);
  const [gone] = (await api.talentPool.list({ q: "nurse" })).candidates;
  await api.candidates.delete({ id: gone?.id ?? 0 });
  expect((await api.talentPool.list({})).total).toBe(2);
  await desk.eraseDeleted();
  expect((await api.talentPool.list({ q: "nurse" })).total).toBe(0);
});
