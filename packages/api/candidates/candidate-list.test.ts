import { afterAll, beforeAll, expect, test } from "vitest";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { transformer } from "../plain-json.ts";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

let desk: TestDesk;
let api: Api;
let jobId: number;

beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("recruiter")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  const skills = ["Photoshop, Excel, PostgreSQL, TypeScript", "Java, Spring", "Photoshop"];
  const files = ["Noor Haddad", "Ida Berg", "Tom Reyes"].map((name, index) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${index}@example.org`, skills: skills[index] ?? "" }),
  }));
  await api.uploads.upload(formOf(files, jobId));
  await api.scoring.manualRank({ id: jobId, weights: defaultWeights });
});
afterAll(() => desk.close());

test("a row of the list says the same as the candidate in full", async () => {
  const rows = await api.candidates.listForJob({ id: jobId });
  const full = await api.candidates.listInFull({ id: jobId });
  expect(rows).toHaveLength(3);
  const light = full.map(({ score, ...candidate }) => ({
    id: candidate.id,
    name: candidate.name,
    years: candidate.yearsExperience,
    skills: candidate.skills.map(({ skill }) => skill).toSorted(),
    gaps: candidate.experienceGaps.reduce((sum, { months }) => sum + months, 0),
    total: score.totalScore,
    warnings: candidate.warnings.map(({ code, message }) => ({ code, message })),
    isOutdated: candidate.isOutdated,
    missing: score.missingMustHave,
    rank: score.manualRank,
    rankedAt: score.manualRankedAt?.getTime(),
    weights: score.weights,
    unrated: unrated(score),
  }));
  expect(
    rows.map(({ score, ...row }) => ({
      id: row.id,
      name: row.name,
      years: row.yearsExperience,
      skills: row.skills.toSorted(),
      gaps: row.gapMonths,
      total: score.totalScore,
      warnings: row.warnings,
      isOutdated: row.isOutdated,
      missing: score.missingMustHave,
      rank: score.manualRank,
      rankedAt: score.manualRankedAt ?? undefined,
      weights: score.weights,
      unrated: row.unratedParts,
    })),
  ).toEqual(light);
});

const unrated = (score: { breakdown: readonly { state: string; component: string }[] }) =>
  score.breakdown
    .filter(({ state }) => state === "not-enough-data")
    .map(({ component }) => component);

test("a row of the list says which parts rest on too little data, as the detail does", async () => {
  const { id } = await api.jobs.create(backendJob);
  const content = "Mina Sato\nmina.sato@example.org\n\nSKILLS\n\nTypeScript, PostgreSQL\n";
  await api.uploads.upload(formOf([{ name: "mina.txt", content }], id));
  const [row] = await api.candidates.listForJob({ id });
  const [full] = await api.candidates.listInFull({ id });
  expect(row?.unratedParts).toContain("title");
  expect(row?.unratedParts).toEqual(full && unrated(full.score));
});

test("a row names the skills first that answer the job, and all others after them", async () => {
  const rows = await api.candidates.listForJob({ id: jobId });
  const row = rows.find(({ name }) => name === "Noor Haddad");
  expect(row?.skills.slice(0, 2).toSorted()).toEqual(["PostgreSQL", "TypeScript"]);
  expect(row?.skills).toEqual(expect.arrayContaining(["Adobe Photoshop", "Microsoft Excel"]));
});

test("the list goes to the browser as it is, and nothing is lost on the way", async () => {
  const rows = await api.candidates.listForJob({ id: jobId });
  const sent = transformer.output.serialize(rows);
  expect(sent.json).toBe(rows);
  // The answer is plain JSON. A date would arrive as a string.
  expect(JSON.parse(JSON.stringify(rows))).toEqual(rows);
  const [detail] = await api.candidates.listInFull({ id: jobId });
  expect(transformer.output.deserialize(transformer.output.serialize(detail))).toEqual(detail);
});

test("a detail is the candidate in full, for jobs that have the candidate only", async () => {
  const [first] = await api.candidates.listInFull({ id: jobId });
  const id = first?.id ?? 0;
  expect(await api.candidates.detail({ id, jobId })).toEqual(first);
  const otherJob = await api.jobs.create(backendJob);
  await expect(api.candidates.detail({ id, jobId: otherJob.id })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});

test("a changed rank gives the row another version, so that open details are read again", async () => {
  const before = await api.candidates.listForJob({ id: jobId });
  await api.scoring.aiRank({ id: jobId });
  const after = await api.candidates.listForJob({ id: jobId });
  const versions = new Map(before.map(({ id, version }) => [id, version]));
  for (const { id, version } of after) expect(version).not.toBe(versions.get(id));
});

test("pages of the list stand in the order of the whole", async () => {
  const all = await api.candidates.listInFull({ id: jobId });
  // Query parameters are strings.
  const page = { limit: "2", offset: "1" };
  expect(await api.candidates.listInFull({ id: jobId, ...page })).toEqual(all.slice(1, 3));
  expect(await api.candidates.listInFull({ id: jobId, limit: 1 })).toEqual(all.slice(0, 1));
  expect(await api.candidates.listInFull({ id: jobId, offset: 2 })).toEqual(all.slice(2));
  await expect(api.candidates.listInFull({ id: jobId, limit: 0 })).rejects.toMatchObject({
    code: "BAD_REQUEST",
  });
});
