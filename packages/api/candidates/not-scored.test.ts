import { reportPage } from "@resume-picker/domain/candidate-report/report-page";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HtmlPage } from "../download.ts";
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

const invoice = `Invoice No. 2024-117
Northfield Office Supplies Ltd
Invoice date: 3 May 2024
Bill to: Harbour Ltd, 12 Quay Road
TypeScript and PostgreSQL training, 5 days, 4,000.00
Subtotal 4,000.00
VAT 20 %: 800.00
Amount due: 4,800.00
Payment terms: 30 days`;

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
    { name: "invoice.txt", content: invoice },
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
    ...(await api.candidates.listInFull({ id: jobId, limit: 3, offset: 2 })),
  ];
  const ranks = {
    "noor.txt": 1,
    "excel.txt": 2,
    "lea.txt": 3,
    "minsu.txt": null,
    "invoice.txt": null,
  };
  for (const rows of [full, listed, paged]) expect(ranksIn(rows)).toEqual(ranks);
  const byAi = listed.map(({ score }) => score.aiRank ?? 0).toSorted((a, b) => a - b);
  expect(byAi).toEqual([0, 0, 1, 2, 3]);
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

test("nothing says that an invoice lacks the job's must-haves", async () => {
  const listed = await api.candidates.listForJob({ id: jobId });
  const id = listed.find(({ fileName }) => fileName === "invoice.txt")?.id ?? 0;
  const report = await api.candidateReport.show({ id: jobId, candidateId: id });
  if (report instanceof HtmlPage) throw new Error("JSON was asked for.");
  expect(report.score.answers.must).toEqual({ shown: 0, listed: 0, related: 0, notFound: 0 });
  const page = reportPage(report);
  expect(page).toContain("Not a CV: not scored");
  expect(page).not.toMatch(/found in the CV|How the score is calculated/i);
  const file = await api.shortlist.export({ jobId, candidateIds: [id], format: "json" });
  const [row] = JSON.parse(Buffer.from(await file.bytes()).toString()) as Record<string, unknown>[];
  expect(row).toMatchObject({ missingMustHave: null, notEnoughData: null });
  const pool = await api.talentPool.export({ candidateIds: [id] });
  const csv = Buffer.from(await pool.bytes()).toString();
  expect(csv).toContain(`${backendJob.title}: Not a CV: not scored`);
});

test("a CV without a readable job says so in list and report", async () => {
  const listed = await api.candidates.listForJob({ id: jobId });
  const lea = listed.find(({ fileName }) => fileName === "lea.txt");
  const message = "No work history could be read: check the CV.";
  expect(lea?.warnings).toContainEqual({ code: "no-work-history", message });
  const report = await api.candidateReport.show({ id: jobId, candidateId: lea?.id ?? 0 });
  expect(JSON.stringify(report)).toContain(message);
});

test("an invoice takes no place before people, says so, and is scored once somebody calls it a CV", async () => {
  const find = async () => {
    const listed = await api.candidates.listForJob({ id: jobId });
    const found = listed.find(({ fileName }) => fileName === "invoice.txt");
    if (!found) throw new Error("The invoice is not listed");
    return found;
  };
  const { id, warnings, score } = await find();
  expect(score).toMatchObject({ totalScore: 0, manualRank: null, aiRank: null, mustStates: "" });
  expect(warnings.map(({ code }) => code)).toEqual(["other-document"]);
  const notScored = "Not a CV: not scored";
  const report = await api.candidateReport.show({ id: jobId, candidateId: id });
  expect(report).toMatchObject({ notScored, ranks: { manual: null, ai: null } });
  const csv = await api.shortlist.export({ jobId, candidateIds: [id] });
  expect(Buffer.from(await csv.bytes()).toString()).toContain(notScored);
  await api.candidates.correct({ id, field: "name", value: "Ivo Ice" });
  const corrected = await find();
  expect(corrected.warnings.map(({ code }) => code)).not.toContain("other-document");
  expect(corrected.score.manualRank).not.toBeNull();
});
