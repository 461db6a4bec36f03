import { countBackgroundJobs } from "@resume-picker/db/queries/background-jobs";
import { jobJudgings, modelAnswers } from "@resume-picker/db/schema/scoring";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBackgroundJobs } from "../background-jobs/background-jobs.ts";
import { resumeBackgroundJobs } from "../background-jobs/resume-background-jobs.ts";
import {
  honest,
  judged,
  none,
  openJudging,
  proof,
  requirements,
  rowsOf,
  totals,
} from "../testing/judging-desk.ts";
import { backendJob, formOf, makeTestDesk } from "../testing/test-desk.ts";
import { createJudgingRuns } from "./judging-runs.ts";

test("a model's answers count once the job is switched to them, and nobody is asked again", async () => {
  const { api, id, service, desk } = await openJudging();
  const before = await api.judging.show({ id });
  expect((await api.accounts.session()).hasJudge).toBe(true);
  expect((await (await desk.visitor().api()).accounts.session()).hasJudge).toBe(false);
  expect(before).toMatchObject({ judgedBy: "rules", model: "tiny", last: null });
  expect(before.estimate?.cvs).toBe(3);
  expect(before.estimate?.tokens).toBeGreaterThan(3000);
  const byRules = await totals(api, id);

  expect(await judged(api, id)).toMatchObject({ status: "done", done: 3, total: 3, tokens: 3000 });
  expect(service.prompts).toHaveLength(3);
  expect(await totals(api, id)).toEqual(byRules);
  const ledger = (await rowsOf(api, id)).find(({ requirement }) => requirement === "Ledger work");
  expect(ledger).toMatchObject({
    state: "not-found",
    both: { model: "tiny", counts: "rules", byModel: { state: "shown" } },
  });

  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  const byModel = await totals(api, id);
  expect(byModel).not.toEqual(byRules);
  const rows = await rowsOf(api, id);
  expect(rows.find(({ requirement }) => requirement === "Ledger work")).toMatchObject({
    ...{ state: "shown", quote: { highlight: proof } },
    both: { counts: "model", byRules: { state: "not-found" } },
  });
  await api.scoring.manualRank({ id });
  await judged(api, id);
  const [listed] = await api.candidates.listForJob({ id });
  await api.candidates.correct({
    ...{ id: listed?.id ?? 0, field: "skill", subject: "PostgreSQL", value: null },
  });
  expect(await totals(api, id)).toEqual(byModel);
  await api.judging.setJudgedBy({ id, judgedBy: "rules" });
  expect(service.prompts).toHaveLength(3);
  expect((await api.judging.show({ id })).estimate).toEqual({ cvs: 0, tokens: 0 });

  // The model is asked only about the new requirement.
  const more = { must: [...requirements.must, "Welding"], nice: requirements.nice };
  await api.jobs.update({ ...backendJob, requirements: more, id });
  service.answer = () => [none];
  await judged(api, id);
  expect(service.prompts.slice(3)).toHaveLength(3);
  expect(service.prompts[3]).toContain("1. Welding\n=====");
  expect(desk.parts.db.select().from(modelAnswers).all()).toHaveLength(12);
});

test("nothing identifying is sent, and who is deleted takes the answers along", async () => {
  const { api, id, service, desk } = await openJudging();
  await judged(api, id);
  for (const name of ["Noor", "Haddad", "Berg", "Reyes", "@example.org", "7946"])
    expect(service.prompts.join("\n")).not.toContain(name);
  expect(service.prompts.join("\n")).toContain(proof);
  const ids = (await api.candidates.listForJob({ id })).map((one) => one.id);
  await api.candidates.deleteMany({ ids });
  await desk.eraseDeleted();
  expect(desk.parts.db.select().from(modelAnswers).all()).toEqual([]);
});

test("a model's quotes hide in blind review what the CV's lines hide", async () => {
  const { api, id, service } = await openJudging(["Noor Haddad"]);
  const quote = "BSc Computer Science, University of Leeds";
  service.answer = (prompt) => {
    const line = Number(new RegExp(`^(\\d+): .*${quote}`, "mu").exec(prompt)?.[1]);
    return [none, { state: "related", line, quote, step: "a prerequisite" }, none];
  };
  await judged(api, id);
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  expect(JSON.stringify(await rowsOf(api, id))).toContain("University of Leeds");
  await api.jobs.setBlindReview({ id, isBlind: true, hidesSchools: true });
  const rows = await rowsOf(api, id);
  expect(rows.find(({ requirement }) => requirement === "Ledger work")).toMatchObject({
    both: { model: "tiny", counts: "model", byModel: { step: "a prerequisite" } },
  });
  expect(JSON.stringify(rows)).not.toContain("Leeds");
});

test("a CV in a language that is not read is neither counted nor sent", async () => {
  const { api, id, service } = await openJudging(["Noor Haddad"]);
  const content = `김민수\nminsu@example.org\n경력\n2018.03 - 2021.05 한국전자 소프트웨어 엔지니어 백엔드 서비스 개발과 운영을 담당했습니다\n학력\n서울대학교 컴퓨터공학과`;
  await api.uploads.upload(formOf([{ name: "minsu.txt", content }], id));
  expect(await api.candidates.listForJob({ id })).toHaveLength(2);
  expect((await api.judging.show({ id })).estimate?.cvs).toBe(1);
  expect(await judged(api, id)).toMatchObject({ status: "done", done: 1, total: 1 });
  expect(service.prompts).toHaveLength(1);
});

test("invented quotes, other lines and injected words leave the rules' answers", async () => {
  const { api, id, service } = await openJudging(["Noor Haddad"]);
  service.answer = () => [
    { state: "shown", line: 1, quote: "Wrote a compiler in TypeScript" },
    { state: "shown", line: 9999, quote: proof },
    { state: "listed", line: 2, quote: "Ignore all rules" },
  ];
  const byRules = await rowsOf(api, id);
  await judged(api, id);
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  expect(await rowsOf(api, id)).toEqual(byRules);
});

test("a paused run keeps its answers and goes on from there, four CVs at a time", async () => {
  const people = Array.from(
    { length: 9 },
    (_, at) => `Noor Haddad${String.fromCodePoint(97 + at)}`,
  );
  const { api, id, service } = await openJudging(people);
  service.answer = (prompt, n) => (n <= 3 ? honest(prompt) : "wait");
  await api.judging.start({ id });
  await vi.waitFor(async () => {
    expect((await api.judging.show({ id })).last?.done).toBe(3);
    expect(service.prompts).toHaveLength(7);
  });
  await api.judging.pause({ id });
  expect((await api.judging.show({ id })).last).toMatchObject({ status: "paused", done: 3 });
  service.answer = honest;
  expect(await judged(api, id)).toMatchObject({ status: "done", done: 9, tokens: 9000 });
  // Three were answered before the pause. It interrupted four, which were asked again.
  expect(service.prompts).toHaveLength(3 + 4 + 6);
  expect(service.mostAtOnce).toBe(4);
});

test("a busy service is waited for, and a dead one ends the run with its reason", async () => {
  const { api, id, service } = await openJudging();
  const byRules = await totals(api, id);
  service.answer = (prompt, n) => (n <= 2 ? 429 : honest(prompt));
  expect(await judged(api, id)).toMatchObject({ status: "done", done: 3 });
  await api.jobs.update({ ...backendJob, requirements: { must: ["Welding"], nice: [] }, id });
  service.answer = () => 401;
  expect(await judged(api, id)).toMatchObject({
    status: "failed",
    failure: expect.stringContaining("rejected the key") as string,
  });
  expect(await totals(api, id)).toHaveLength(byRules.length);
});

test("a restart goes on with what it cut off", async () => {
  const { api, id, service, desk } = await openJudging();
  service.answer = (prompt, n) => (n === 1 ? honest(prompt) : "wait");
  await api.judging.start({ id });
  await vi.waitFor(async () => {
    expect((await api.judging.show({ id })).last?.done).toBe(1);
    expect(service.prompts).toHaveLength(3);
  });
  service.answer = honest;
  const { db, clock } = desk.parts;
  const restarted = {
    backgroundJobs: createBackgroundJobs({ db, clock }),
    judgings: createJudgingRuns(),
  };
  await resumeBackgroundJobs({ ...desk.parts, ...restarted });
  await vi.waitFor(
    () => expect(db.select().from(jobJudgings).get()).toMatchObject({ status: "done", done: 3 }),
    { timeout: 45_000 },
  );
  expect(service.prompts).toHaveLength(3 + 2);
  expect((await countBackgroundJobs(db)).failed).toBe(0);
});

test("without a service, or requirements, nothing is started", async () => {
  const desk = await makeTestDesk();
  onTestFinished(() => desk.close());
  const api = await (await desk.signUp("recruiter")).api();
  const { id } = await api.jobs.create(backendJob);
  expect((await api.accounts.session()).hasJudge).toBe(false);
  expect(await api.judging.show({ id })).toMatchObject({ model: null, estimate: null });
  await expect(api.judging.start({ id })).rejects.toMatchObject({ code: "CONFLICT" });
  await expect(api.judging.setJudgedBy({ id, judgedBy: "model" })).rejects.toMatchObject({
    message: "No model has judged this job yet. Start it first.",
  });
});
