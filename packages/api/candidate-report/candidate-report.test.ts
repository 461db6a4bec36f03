import type { CandidateReport } from "@resume-picker/domain/candidate-report/candidate-report";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { HtmlPage } from "../download.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";
import { verifyReport } from "./testing/verify-report.ts";

const posting = {
  ...backendJob,
  requirements: {
    must: ["TypeScript", "PostgreSQL", "Kubernetes", "5 years in payments"],
    nice: ["Kafka", "Bachelor's degree in Computer Science", "Incident reviews"],
  },
};
const skillsOf = [
  "TypeScript, PostgreSQL, Node.js",
  "TypeScript, Kafka, Kubernetes",
  "Python, PostgreSQL",
  "Payroll, Excel",
  "TypeScript, PostgreSQL, Kubernetes, Kafka, Terraform",
  "React, TypeScript, CSS",
  "PostgreSQL, Kubernetes",
  "Go, Kafka, Docker",
];
const cvs = skillsOf.map((skills, at) => {
  const person = { name: `Noor ${"ABCDEFGH"[at]}dams`, email: `n${at}@example.org`, skills };
  const title = at % 3 === 2 ? "Data Analyst" : "Backend Engineer";
  return { name: `cv-${at}.txt`, content: resumeText({ ...person, title }) };
});

let desk: TestDesk;
let owner: Client;
let jobId: number;
let reports: CandidateReport[];

beforeAll(async () => {
  desk = await makeTestDesk();
  owner = await desk.signUp("owner");
  const api = await owner.api();
  jobId = (await api.jobs.create(posting)).id;
  await api.uploads.upload(formOf(cvs, jobId));
  await api.scoring.manualRank({ id: jobId });
  await api.scoring.aiRank({ id: jobId });
  const listed = await api.candidates.listForJob({ id: jobId });
  reports = [];
  for (const { id } of listed) reports.push(await reportOf(owner, id));
}, 60_000);
afterAll(() => desk.close());

async function reportOf(client: Client, candidateId: number, of = jobId): Promise<CandidateReport> {
  const report = await (await client.api()).candidateReport.show({ id: of, candidateId });
  if (report instanceof HtmlPage) throw new Error("JSON was asked for.");
  // The report after serialization, as users save it.
  return JSON.parse(JSON.stringify(report)) as CandidateReport;
}

test("each number of a report can be redone by a program of its own", () => {
  expect(reports).toHaveLength(cvs.length);
  for (const report of reports) {
    const { differs, checked } = verifyReport(report);
    expect(differs).toBeNull();
    expect(checked).toBeGreaterThan(50);
  }
});

type Leaf = { path: (string | number)[]; value: number };

function numbersOf(value: unknown, path: (string | number)[] = []): Leaf[] {
  if (typeof value === "number") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => numbersOf(inner, [...path, key]));
}

function withNumber(report: CandidateReport, path: Leaf["path"], value: number): CandidateReport {
  const copy = structuredClone(report);
  let at: unknown = copy;
  for (const key of path.slice(0, -1)) at = Reflect.get(Object(at), key);
  Reflect.set(Object(at), path.at(-1) ?? "", value);
  return copy;
}

test("a digit that somebody changes is found, wherever it stands", () => {
  const places = reports.flatMap((report) => numbersOf(report).map((leaf) => ({ report, leaf })));
  fc.assert(
    fc.property(
      fc.constantFrom(...places),
      fc.nat(20),
      fc.integer({ min: 1, max: 9 }),
      (...drawn) => {
        const [{ report, leaf }, at, by] = drawn;
        const digits = String(leaf.value).split("");
        const spots = digits.flatMap((digit, spot) => (/\d/.test(digit) ? [spot] : []));
        const spot = spots[at % spots.length] ?? 0;
        digits[spot] = String((Number(digits[spot]) + by) % 10);
        const changed = withNumber(report, leaf.path, Number(digits.join("")));
        expect(verifyReport(changed).differs).not.toBeNull();
      },
    ),
  );
});

test("the first number that differs is named", () => {
  const [report] = reports;
  if (!report) throw new Error("There are reports.");
  const changed = withNumber(report, ["score", "total"], report.score.total - 0.1);
  expect(verifyReport(changed).differs?.place).toBe("score.total");
  const row = withNumber(report, ["score", "parts", 0, "rows", 0, "points"], 99);
  expect(verifyReport(row).differs?.place).toBe("score.parts[0].rows[0].points");
});

test("the one change, written into a copy of the CV, gives the total and the rank that it tells", async () => {
  const changed = reports.filter(({ change }) => change !== null);
  expect(changed.length).toBeGreaterThan(4);
  for (const [at, { change, candidate }] of changed.entries()) {
    const cv = cvs.find(({ name }) => name === candidate.fileName);
    if (!cv || !change || at > 3) continue;
    const client = await desk.signUp(`copy${at}`);
    const api = await client.api();
    const { id } = await api.jobs.create(posting);
    const before = `- ${change.beforeLine}`;
    const content = cv.content.replace(before, `- ${change.line}\n${before}`);
    expect(content).not.toBe(cv.content);
    const files = cvs.map((each) => (each === cv ? { ...cv, content } : each));
    await api.uploads.upload(formOf(files, id));
    const listed = await api.candidates.listForJob({ id });
    const place = 1 + listed.findIndex(({ fileName }) => fileName === candidate.fileName);
    expect(listed[place - 1]?.score.totalScore).toBeCloseTo(change.total, 1);
    expect(place).toBe(change.order.place);
    expect(change.gain).toBeGreaterThan(0);
  }
}, 60_000);

test("a decision stands in the report with its reasons, and its note in the internal one alone", async () => {
  const api = await owner.api();
  const [, second] = await api.candidates.listForJob({ id: jobId });
  const candidateId = second?.id ?? 0;
  const made = { reasons: ["Salary"], note: "Asked for twice as much" };
  await api.decisions.decide({ id: jobId, candidateId, decision: "decline", ...made });
  expect((await reportOf(owner, candidateId)).decision).toMatchObject({
    ...made,
    decision: "declined",
    by: "owner Tester",
  });
  const handed = await api.candidateReport.show({ id: jobId, candidateId, audience: "candidate" });
  expect(JSON.stringify(handed)).toContain("Salary");
  expect(JSON.stringify(handed)).not.toMatch(/twice as much|owner Tester/);
});

test("languages are called unused only in a job that requires none", async () => {
  const unused = ({ notUsed }: CandidateReport) => notUsed.map(({ what }) => what);
  const [report] = reports;
  expect(report && unused(report)).toContain("Languages");
  const api = await owner.api();
  const requirements = { must: ["TypeScript", "Fluent German"], nice: [] };
  const { id } = await api.jobs.create({ ...posting, requirements });
  await api.uploads.upload(formOf(cvs.slice(0, 1), id));
  const [candidate] = await api.candidates.listForJob({ id });
  const asking = await reportOf(owner, candidate?.id ?? 0, id);
  expect(unused(asking)).not.toContain("Languages");
  expect(unused(asking)).toContain("Location");
});

test("what the candidate gets holds no rank of others, no engine's words and no script", async () => {
  const api = await owner.api();
  const hostile = `<script>alert("x")</script><img src=x onerror=alert(1)>`;
  const { id } = await api.jobs.create({ ...posting, title: hostile, description: hostile });
  const [first] = await api.candidates.listForJob({ id: jobId });
  const candidateId = first?.id ?? 0;
  await api.talentPool.addToJob({ id, candidateIds: [candidateId] });
  await api.candidates.correct({ id: candidateId, field: "name", value: hostile });
  for (const audience of ["internal", "candidate"] as const) {
    const page = await api.candidateReport.show({ id, candidateId, audience, format: "html" });
    if (!(page instanceof HtmlPage)) throw new Error("A page was asked for.");
    expect(page.html).not.toMatch(/<(?:script|img)/i);
    expect(page.html).toContain("&lt;script&gt;");
    expect(page.html.includes("How to correct something")).toBe(audience === "candidate");
    expect(page.html.includes("rank 1 of 1")).toBe(audience === "internal");
    // Candidates don't see the weights of single rows.
    expect(page.html.includes(">Credit<")).toBe(audience === "internal");
    expect(page.html.includes("verify-report")).toBe(audience === "internal");
  }
  const handed = await api.candidateReport.show({ id: jobId, candidateId, audience: "candidate" });
  if (handed instanceof HtmlPage) throw new Error("JSON was asked for.");
  expect(handed.ranks.ai).toMatchObject({ reason: null });
  expect(verifyReport(JSON.parse(JSON.stringify(handed)) as CandidateReport).differs).toBeNull();
  for (const { name } of cvs.slice(1)) {
    if (name !== handed.candidate.fileName) expect(JSON.stringify(handed)).not.toContain(name);
  }
});

test("a part for which too little was read is told as assumed, on the page, too", async () => {
  const api = await owner.api();
  const { id } = await api.jobs.create(posting);
  const content = "Noor Undated\nundated@example.org\n\nSKILLS\n\nTypeScript, PostgreSQL\n";
  await api.uploads.upload(formOf([{ name: "undated.txt", content }], id));
  const [undated] = await api.candidates.listForJob({ id });
  const candidateId = undated?.id ?? 0;
  const report = await reportOf(owner, candidateId, id);
  const unrated = report.score.parts.filter(({ state }) => state === "not-enough-data");
  expect(unrated.length).toBeGreaterThan(0);
  const page = await api.candidateReport.show({ id, candidateId, format: "html" });
  if (!(page instanceof HtmlPage)) throw new Error("A page was asked for.");
  expect(page.html.split("assumed, not enough data")).toHaveLength(unrated.length + 1);
  expect(page.html.split("is assumed: there is not enough")).toHaveLength(unrated.length + 1);
});
