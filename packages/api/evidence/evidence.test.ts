import { scores } from "@resume-picker/db/schema/scoring";
import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { CandidateReport } from "@resume-picker/domain/candidate-report/candidate-report";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { HtmlPage } from "../download.ts";
import type { Api } from "../root.ts";
import { renewScores } from "../scoring/renew-scores.ts";
import { verifyReport } from "../candidate-report/testing/verify-report.ts";
import { formOf, makeTestDesk } from "../testing/test-desk.ts";
import type { Client, TestDesk } from "../testing/test-desk.ts";

const job = {
  title: "Bookkeeper",
  description: "We look for a bookkeeper who keeps our vendors happy.",
  requirements: { must: ["Vendor payments", "Payroll"], nice: [] },
  status: "active" as const,
};
const cv = (name: string, did: string) => `${name}
${name.toLowerCase().replace(" ", ".")}@example.org

Experience

Office Manager, Hill & Co
Jan 2019 - Present
- ${did}
- Ran payroll for 40 people in ADP

Education

Diploma in Office Administration, Leeds College, 2015
`;
const settled = "Settled what our suppliers sent us every week";

let desk: TestDesk;
let owner: Client;
let api: Api;
let jobId: number;
let noor: number;
let ida: number;
const desks: TestDesk[] = [];

beforeEach(async () => {
  desk = await makeTestDesk();
  desks.push(desk);
  owner = await desk.signUp("recruiter");
  api = await owner.api();
  jobId = (await api.jobs.create(job)).id;
  const files = [
    { name: "noor.txt", content: cv("Noor Haddad", settled) },
    { name: "ida.txt", content: cv("Ida Berg", "Suppliers were settled by me on Fridays") },
  ];
  const { results } = await api.uploads.upload(formOf(files, jobId));
  [noor = 0, ida = 0] = results.map(({ candidateId }) => candidateId ?? 0);
  await api.scoring.manualRank({ id: jobId });
});
afterAll(() => Promise.all(desks.map((made) => made.close())));

const about = { requirement: "Vendor payments", counts: true } as const;
const find = (id: number) => api.candidates.detail({ jobId, id });

function rowOf({ score }: Candidate, requirement = "Vendor payments", part = "skills") {
  const rows = score.breakdown.find(({ component }) => component === part)?.rows ?? [];
  return rows.find((row) => row.requirement === requirement);
}

async function lineOf(text: string, id = noor): Promise<number> {
  const { lines } = await api.candidates.document({ id });
  return lines.findIndex((line) => line.text.includes(text));
}

async function reportOf(candidateId: number): Promise<CandidateReport> {
  const report = await api.candidateReport.show({ id: jobId, candidateId });
  if (report instanceof HtmlPage) throw new Error("asked for JSON");
  return report;
}

const accept = async () =>
  api.evidence.review({ id: jobId, candidateId: noor, line: await lineOf(settled), ...about });

test("a line that counts changes score, ranks, receipt and report, and undoing it changes them back", async () => {
  const before = await find(noor);
  expect(before.score).toMatchObject({ missingMustHave: ["Vendor payments"], mustStates: "ns" });
  expect(rowOf(before)).toMatchObject({ state: "not-found", reviews: [] });
  const otherBefore = await find(ida);

  const after = await accept();
  expect(after.score).toMatchObject({ missingMustHave: [], mustStates: "ss", manualRank: 1 });
  expect(after.score.totalScore).toBeGreaterThan(before.score.totalScore);
  const row = rowOf(after);
  expect(row).toMatchObject({ state: "shown", credit: 1, accepted: { scope: "candidate" } });
  expect(row?.quote?.text).toBe(settled);
  expect(row?.reviews).toMatchObject([{ counts: true, text: settled, by: "recruiter Tester" }]);
  expect((await find(ida)).score).toMatchObject({
    totalScore: otherBefore.score.totalScore,
    manualRank: 2,
  });
  const report = await reportOf(noor);
  expect(verifyReport(report).differs).toBeNull();
  expect(JSON.stringify(report)).toContain(settled);

  const undone = await api.evidence.undoReview({
    ...{ id: jobId, candidateId: noor, reviewId: row?.reviews[0]?.id ?? 0 },
  });
  const { scoredAt: _, ...score } = undone.score;
  expect(score).toEqual({ ...before.score, scoredAt: undefined, ...score });
  expect(score.breakdown).toEqual(before.score.breakdown);
  expect(score.totalScore).toBe(before.score.totalScore);
});

test("it survives a new posting, another reading, a correction and scores of an older version", async () => {
  const { score } = await accept();
  const isAccepted = async () => {
    expect(rowOf(await find(noor))).toMatchObject({ accepted: { scope: "candidate" } });
  };
  await api.jobs.update({ ...job, id: jobId, description: `${job.description} In Leeds.` });
  await isAccepted();
  await api.candidates.reread({ id: noor });
  await isAccepted();
  await api.candidates.correct({ id: noor, field: "headline", subject: "", value: "Clerk" });
  await isAccepted();
  await api.scoring.rescore({ id: jobId, weights: score.weights });
  await isAccepted();
  const { db, log, clock } = desk.parts;
  db.update(scores).set({ scoringVersion: 1, totalScore: 0 }).where(eq(scores.jobId, jobId)).run();
  await renewScores({ db, log, clock }).done;
  await isAccepted();
});

test("a phrase counts for everybody of the job and for no other job, until it is removed", async () => {
  const other = await api.jobs.create(job);
  await api.talentPool.addToJob({ id: other.id, candidateIds: [noor, ida] });
  const before = [(await find(noor)).score.totalScore, (await find(ida)).score.totalScore];
  const phrases = await api.evidence.acceptPhrase({
    ...{ id: jobId, requirement: "Vendor payments", phrase: "settled suppliers" },
  });
  expect(phrases).toMatchObject([{ phrase: "settled suppliers", by: "recruiter Tester" }]);
  for (const id of [noor, ida]) {
    const found = await find(id);
    expect(found.score.missingMustHave).toEqual([]);
    expect(rowOf(found)).toMatchObject({
      accepted: { scope: "job", phrase: "settled suppliers" },
      reviews: [{ scope: "job", text: "settled suppliers", by: "recruiter Tester" }],
    });
    const elsewhere = await api.candidates.detail({ jobId: other.id, id });
    expect(elsewhere.score.missingMustHave).toEqual(["Vendor payments"]);
    expect(verifyReport(await reportOf(id)).differs).toBeNull();
  }
  // The phrase also applies to candidates added later.
  const late = cv("Tom Late", "Every week settled the suppliers");
  const { results } = await api.uploads.upload(formOf([{ name: "tom.txt", content: late }], jobId));
  expect((await find(results[0]?.candidateId ?? 0)).score.missingMustHave).toEqual([]);

  expect(await api.evidence.phrases({ id: jobId })).toHaveLength(1);
  await api.evidence.removePhrase({ id: jobId, phraseId: phrases[0]?.id ?? 0 });
  expect([(await find(noor)).score.totalScore, (await find(ida)).score.totalScore]).toEqual(before);
});

test("a line that doesn't count answers nothing, and isn't offered again", async () => {
  const line = await lineOf("Ran payroll");
  const of = { id: jobId, candidateId: noor, requirement: "Payroll" };
  const after = await api.evidence.review({ ...of, line, counts: false });
  const row = rowOf(after, "Payroll");
  expect(row?.state).toBe("not-found");
  expect(row?.nearest?.line).not.toBe(line);
  expect(row?.reviews).toMatchObject([{ counts: false, line }]);
  // A new review replaces the previous one.
  const changed = await api.evidence.review({ ...of, line, counts: true });
  expect(rowOf(changed, "Payroll")?.reviews).toMatchObject([{ counts: true, line }]);
});

test("a line may count as listed or as similar, for less than one in a role", async () => {
  const line = await lineOf("Ran payroll");
  const of = { id: jobId, candidateId: noor, requirement: "Payroll", line, counts: true };
  const creditAs = async (countsAs: "shown" | "listed" | "related") => {
    const row = rowOf(await api.evidence.review({ ...of, countsAs }), "Payroll");
    expect(row).toMatchObject({ state: countsAs, accepted: { scope: "candidate" } });
    expect(row?.reviews).toMatchObject([{ counts: true, countsAs, line }]);
    return row?.credit ?? 0;
  };
  const credits = [await creditAs("shown"), await creditAs("listed"), await creditAs("related")];
  expect(credits).toEqual([1, 0.85, 0.5]);
});

test("a title may count as the job's own, and the job's title as a phrase", async () => {
  const before = await find(noor);
  const line = await lineOf("Office Manager");
  const of = { id: jobId, candidateId: noor, part: "title", requirement: "Bookkeeper" } as const;
  const after = await api.evidence.review({ ...of, line, counts: true });
  expect(after.score.titleScore).toBeGreaterThan(before.score.titleScore);
  expect(rowOf(after, "Bookkeeper", "title")).toMatchObject({
    accepted: { scope: "candidate" },
    reviews: [{ counts: true }],
  });
  const about = { part: "title", requirement: "Bookkeeper", phrase: "office manager" } as const;
  await api.evidence.acceptPhrase({ id: jobId, ...about });
  expect((await find(ida)).score.titleScore).toBe(after.score.titleScore);
});

test("what the job doesn't ask for and lines that the CV hasn't are refused", async () => {
  const of = { id: jobId, candidateId: noor };
  await expect(api.evidence.review({ ...of, ...about, line: 5000 })).rejects.toThrow(
    "This line of the CV can't be reviewed.",
  );
  await expect(
    api.evidence.review({ ...of, requirement: "Astronomy", line: 0, counts: true }),
  ).rejects.toThrow("This job has no such requirement.");
  const phrase = { id: jobId, requirement: "Vendor payments" };
  await expect(api.evidence.acceptPhrase({ ...phrase, phrase: "and the" })).rejects.toThrow(
    "Use at least one word that describes the work.",
  );
  const elsewhere = await api.jobs.create(job);
  await expect(
    api.evidence.review({ id: elsewhere.id, candidateId: noor, ...about, line: 4 }),
  ).rejects.toThrow("Candidate not found");
});

test("nobody else can review, read or undo it, and it goes with the candidate and into one's data", async () => {
  const accepted = rowOf(await accept());
  await api.evidence.acceptPhrase({ id: jobId, requirement: "Payroll", phrase: "paid wages" });
  const stranger = await (await desk.signUp("stranger")).api();
  const of = { id: jobId, candidateId: noor };
  const [review] = accepted?.reviews ?? [];
  const refused = [
    () => stranger.evidence.review({ ...of, ...about, line: 4 }),
    () => stranger.evidence.undoReview({ ...of, reviewId: review?.id ?? 0 }),
    () => stranger.evidence.phrases({ id: jobId }),
    () => stranger.evidence.acceptPhrase({ id: jobId, requirement: "Payroll", phrase: "wages" }),
    () => stranger.evidence.removePhrase({ id: jobId, phraseId: 1 }),
  ];
  for (const call of refused) await expect(call()).rejects.toThrow("not found");
  const client = desk.parts.db.$client;
  const count = (table: string) => client.prepare(`select count(*) from ${table}`).pluck().get();
  expect([count("evidence_reviews"), count("accepted_phrases")]).toEqual([1, 1]);
  client.prepare("delete from candidates where id = ?").run(noor);
  client.prepare("delete from jobs where id = ?").run(jobId);
  expect([count("evidence_reviews"), count("accepted_phrases")]).toEqual([0, 0]);
});
