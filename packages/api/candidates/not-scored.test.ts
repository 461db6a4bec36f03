import { afterAll, beforeAll, expect, test } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { TestDesk } from "../testing/test-desk.ts";

const words = "Language not supported: not scored";
const korean = `김민수 (Kim Minsu)
minsu@example.org
경력
2018.03 - 2021.05 한국전자 소프트웨어 엔지니어 백엔드 서비스 개발과 운영을 담당했습니다
학력
서울대학교 컴퓨터공학과
기술
TypeScript, PostgreSQL, Kubernetes`;
const unread = `Lea Novak
lea@example.org | +44 20 7946 0018

EXPERIENCE
In charge of this and that for many a year, with pleasure and to everybody's liking.

EDUCATION
BSc Biology, Lakeside University, 2012

SKILLS
Excel, SAP, Payroll`;

let desk: TestDesk;
let api: Api;
let jobId: number;

beforeAll(async () => {
  desk = await makeTestDesk();
  api = await (await desk.signUp("recruiter")).api();
  jobId = (await api.jobs.create(backendJob)).id;
  const files = [
    { name: "noor.txt", content: resumeText({ name: "Noor Haddad", email: "noor@example.org" }) },
    {
      name: "excel.txt",
      content: resumeText({ name: "Ida Berg", email: "i@example.org", skills: "Excel" }),
    },
    { name: "minsu.txt", content: korean },
    { name: "lea.txt", content: unread },
  ];
  await api.uploads.upload(formOf(files, jobId));
  await api.scoring.manualRank({ id: jobId });
  await api.scoring.aiRank({ id: jobId });
}, 120_000);
afterAll(() => desk.close());

const ranksIn = (rows: { fileName: string; score: { manualRank: number | null } }[]) =>
  Object.fromEntries(rows.map(({ fileName, score }) => [fileName, score.manualRank]));

test("a CV in a language that is not read has no score and no rank, and the others rank without it", async () => {
  const full = await api.candidates.listInFull({ id: jobId });
  const minsu = full.find(({ fileName }) => fileName === "minsu.txt");
  expect(minsu?.warnings).toEqual([{ code: "language-not-supported", message: `${words}.` }]);
  expect(minsu?.score).toMatchObject({
    ...{ totalScore: 0, missingMustHave: [], manualRank: null, aiRank: null },
    explanation: `${words}.`,
  });
  const listed = await api.candidates.listForJob({ id: jobId });
  const paged = [
    ...(await api.candidates.listInFull({ id: jobId, limit: 2, offset: 0 })),
    ...(await api.candidates.listInFull({ id: jobId, limit: 2, offset: 2 })),
  ];
  const ranks = { "noor.txt": 1, "excel.txt": 2, "lea.txt": 3, "minsu.txt": null };
  for (const rows of [full, listed, paged]) expect(ranksIn(rows)).toEqual(ranks);
  const byAi = listed.map(({ score }) => score.aiRank ?? 0).toSorted((a, b) => a - b);
  expect(byAi).toEqual([0, 1, 2, 3]);
  const { candidates } = await api.talentPool.list({});
  const pooled = candidates.find(({ name }) => name?.includes("Minsu") || name === null);
  expect(pooled?.jobs[0]?.manualRank ?? null).toBeNull();
});

test("report and export say it in place of a score", async () => {
  const listed = await api.candidates.listForJob({ id: jobId });
  const id = listed.find(({ fileName }) => fileName === "minsu.txt")?.id ?? 0;
  const report = await api.candidateReport.show({ id: jobId, candidateId: id });
  expect(report).toMatchObject({ warnings: [`${words}.`], ranks: { manual: null, ai: null } });
  const file = await api.shortlist.export({ jobId, candidateIds: [id], format: "json" });
  const [row] = JSON.parse(Buffer.from(await file.bytes()).toString()) as Record<string, unknown>[];
  expect(row).toMatchObject({ totalScore: words, grade: null, manualRank: null, aiRank: null });
});

test("a CV without a readable job says so in list and report", async () => {
  const listed = await api.candidates.listForJob({ id: jobId });
  const lea = listed.find(({ fileName }) => fileName === "lea.txt");
  const message = "No work history could be read: check the CV.";
  expect(lea?.warnings).toContainEqual({ code: "no-work-history", message });
  const report = await api.candidateReport.show({ id: jobId, candidateId: lea?.id ?? 0 });
  expect(JSON.stringify(report)).toContain(message);
});
