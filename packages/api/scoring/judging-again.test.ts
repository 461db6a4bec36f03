import { createAiRuns } from "./ai-runs.ts";
import { agreementChecks, modelAnswers } from "@resume-picker/db/schema/scoring";
import { expect, test, vi } from "vitest";
import { createBackgroundJobs } from "../background-jobs/background-jobs.ts";
import { resumeBackgroundJobs } from "../background-jobs/resume-background-jobs.ts";
import type { ChangeMessage } from "@resume-picker/domain/jobs/sharing/job-change";
import type { Api } from "../root.ts";
import {
  honest,
  judged,
  lineWith,
  none,
  openJudging,
  peopleFiles,
  proof,
  requirements,
  rowsOf,
  totals,
} from "../testing/judging-desk.ts";
import { backendJob, formOf, resumeText } from "../testing/test-desk.ts";
import { createJudgingRuns } from "./judging-runs.ts";

const shown = (prompt: string) => ({ state: "shown", line: lineWith(prompt, proof), quote: proof });

/** Changes the model. A request in progress keeps the engine it started with. */
async function changeModel({ desk, client, engineOf }: Opened, model: string): Promise<Api> {
  Object.defineProperty(desk.parts, "ai", { value: engineOf(model), configurable: true });
  return client.api();
}
type Opened = Awaited<ReturnType<typeof openJudging>>;

async function checked(api: Api, id: number) {
  await api.judging.checkAgreement({ id });
  return vi.waitFor(
    async () => {
      const { agreement } = await api.judging.show({ id });
      if (agreement === null || agreement.status === "running") throw new Error("Still running");
      return agreement;
    },
    { timeout: 30_000 },
  );
}

const ledger = async (api: Api, id: number) =>
  (await rowsOf(api, id)).find(({ requirement }) => requirement === "Ledger work");

test("a sample is asked three times: unstable rows are found, marked, and take the majority", async () => {
  const { api, id, service, desk } = await openJudging();
  expect((await api.judging.show({ id })).checkEstimate).toBeNull();
  await judged(api, id);
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  const before = await totals(api, id);
  const { checkEstimate, estimate } = await api.judging.show({ id });
  expect(checkEstimate?.cvs).toBe(3);
  expect(estimate).toEqual({ cvs: 0, tokens: 0 });

  // The first answer was "shown". Both repetitions are "not found", for every CV.
  service.answer = () => [none, none, none];
  expect(await checked(api, id)).toMatchObject({
    ...{ status: "done", done: 3, total: 3, rows: 9, unstable: 3, tokens: 6000 },
  });
  expect(service.prompts).toHaveLength(3 + 6);
  expect(await ledger(api, id)).toMatchObject({
    ...{ state: "not-found", unstable: ["shown", "not-found", "not-found"] },
    both: { byModel: { state: "not-found" } },
  });
  expect((await rowsOf(api, id)).filter(({ unstable }) => unstable)).toHaveLength(1);
  expect(Math.max(...(await totals(api, id)))).toBeLessThan(Math.min(...before));
  const after = await totals(api, id);

  // Another check has no rows left, and rescoring doesn't undo the result.
  await expect(api.judging.checkAgreement({ id })).rejects.toMatchObject({
    message: "Every answer has been checked.",
  });
  await api.scoring.manualRank({ id });
  await judged(api, id);
  expect(await totals(api, id)).toEqual(after);
  expect(service.prompts).toHaveLength(9);
  expect(desk.parts.db.select().from(modelAnswers).all()).toHaveLength(9);
});

test("where three answers differ the rules' answer counts, and the row still says so", async () => {
  const { api, id, service } = await openJudging(["Noor Haddad"]);
  const byRules = await ledger(api, id);
  await judged(api, id);
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  service.answer = (prompt, n) => {
    const related = { ...shown(prompt), state: "related", step: "a part" };
    return n === 2 ? [none, related, none] : [none, none, none];
  };
  expect(await checked(api, id)).toMatchObject({ rows: 3, unstable: 1 });
  const unstable = ["shown", "related", "not-found"];
  expect(await ledger(api, id)).toEqual({ ...byRules, unstable });
});

test("a check is a sample, can be stopped, keeps what it has, and is bounded per account", async () => {
  const people = Array.from({ length: 12 }, (_, at) => `Noor Had${String.fromCodePoint(97 + at)}d`);
  const { api, id, service, desk } = await openJudging(people);
  await judged(api, id);
  expect((await api.judging.show({ id })).checkEstimate?.cvs).toBe(10);
  service.answer = (prompt, n) => (n <= 12 + 4 ? honest(prompt) : "wait");
  await api.judging.checkAgreement({ id });
  await expect(api.judging.checkAgreement({ id })).rejects.toMatchObject({
    message: "A check of this job is running.",
  });
  await vi.waitFor(async () =>
    expect((await api.judging.show({ id })).agreement).toMatchObject({ done: 2, total: 10 }),
  );
  await api.judging.stopCheck({ id });
  const stopped = { status: "stopped", done: 2, rows: 6, unstable: 0 };
  expect((await api.judging.show({ id })).agreement).toMatchObject(stopped);
  service.answer = honest;
  expect(await checked(api, id)).toMatchObject({ status: "done", done: 10, rows: 36, unstable: 0 });
  expect(service.mostAtOnce).toBeLessThanOrEqual(4);
  await api.jobs.update({ ...backendJob, id, requirements: { must: ["Welding"], nice: [] } });
  service.answer = () => [none];
  await judged(api, id);
  // Three of today's twenty attempts were counted above, one of which was rejected.
  const user = await api.accounts.currentUser();
  for (let n = 0; n < 17; n += 1)
    await desk.parts.rateLimits.count("agreement-check-user", user.id);
  await expect(api.judging.checkAgreement({ id })).rejects.toMatchObject({
    code: "TOO_MANY_REQUESTS",
  });
});

test("a restart ends a check and says so; what was answered is kept", async () => {
  const { api, id, service, desk } = await openJudging(["Noor Haddad"]);
  await judged(api, id);
  service.answer = () => "wait";
  await api.judging.checkAgreement({ id });
  const { db, clock } = desk.parts;
  const restarted = { backgroundJobs: createBackgroundJobs({ db, clock }), aiRuns: createAiRuns() };
  await resumeBackgroundJobs({ ...desk.parts, ...restarted, judgings: createJudgingRuns() });
  expect(db.select().from(agreementChecks).get()).toMatchObject({
    ...{ status: "failed", failure: "Interrupted by a restart. Start it again.", rows: 0 },
  });
});

test("another model's answers wait until a person has seen what they change, and uses them", async () => {
  const opened = await openJudging(["Noor Haddad", "Ida Berg"]);
  const { api, id, service, desk } = opened;
  await judged(api, id);
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  const before = await totals(api, id);
  await expect(api.judging.preview({ id })).rejects.toMatchObject({ code: "CONFLICT" });

  const other = await changeModel(opened, "large");
  expect(await other.judging.show({ id })).toMatchObject({
    ...{ model: "large", countedModel: "tiny", isAnother: true, isPending: false },
    ...{ estimate: { cvs: 2 }, checkEstimate: null },
  });
  // The other model finds nothing in the first CV.
  service.answer = (prompt, n) => (n === 3 ? [none, none, none] : honest(prompt));
  expect(await judged(other, id)).toMatchObject({ model: "large", status: "done", done: 2 });
  expect(await totals(other, id)).toEqual(before);
  expect((await ledger(other, id))?.both?.model).toBe("tiny");
  expect(await other.judging.show({ id })).toMatchObject({ isPending: true, countedModel: "tiny" });

  const preview = await other.judging.preview({ id });
  expect(preview).toMatchObject({ changed: 1, rows: 6, moved: 1 });
  expect(preview.moves[0]).toMatchObject({ from: 1, to: 2 });
  expect(await totals(other, id)).toEqual(before);

  const used = await other.judging.useAnswers({ id });
  expect(used).toMatchObject({ isPending: false, isAnother: false, countedModel: "large" });
  expect(await totals(other, id)).not.toEqual(before);
  expect((await ledger(other, id))?.both?.model).toBe("large");
  expect(desk.parts.db.select().from(modelAnswers).all()).toHaveLength(12);
  await expect(other.judging.useAnswers({ id })).rejects.toMatchObject({ code: "CONFLICT" });
  expect(service.prompts).toHaveLength(4);
});

test("a first run counts at once, also after one of another model that answered nothing", async () => {
  const opened = await openJudging(["Noor Haddad"]);
  const { api, id, service } = opened;
  service.answer = () => 401;
  await judged(api, id);
  const other = await changeModel(opened, "large");
  service.answer = honest;
  await judged(other, id);
  expect(await other.judging.show({ id })).toMatchObject({
    ...{ isPending: false, isAnother: false, countedModel: "large" },
  });
  expect((await ledger(other, id))?.both?.model).toBe("large");
});

test("where rules and model differ is counted, until a person has said what counts", async () => {
  const { api, id } = await openJudging(["Noor Haddad", "Ida Berg"]);
  const differences = async () =>
    (await api.candidates.listForJob({ id })).map(({ score }) => score.modelDifferences);
  expect(await differences()).toEqual([0, 0]);
  await judged(api, id);
  // The rules find TypeScript, and the model finds the ledgers.
  expect(await differences()).toEqual([2, 2]);
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  expect(await differences()).toEqual([2, 2]);
  const [first] = await api.candidates.listInFull({ id });
  const row = await ledger(api, id);
  const line = row?.both?.byModel.quote?.line ?? -1;
  const about = { id, candidateId: first?.id ?? 0, part: "skills" as const };
  await api.evidence.review({ ...about, requirement: "Ledger work", line, counts: true });
  expect([...(await differences())].sort()).toEqual([1, 2]);
  const typed = (await rowsOf(api, id)).find(({ requirement }) => requirement === "TypeScript");
  const proven = typed?.both?.byRules.quote?.line ?? -1;
  await api.evidence.review({ ...about, requirement: "TypeScript", line: proven, counts: true });
  expect([...(await differences())].sort()).toEqual([0, 2]);
});

test("letters read in the wrong encoding are sent readable, and the name they spell is not", async () => {
  const { api, id, service } = await openJudging([]);
  const misread = (text: string) => new TextDecoder("windows-1252").decode(Buffer.from(text));
  const work = "Ran the “résumé” desk of a café – daily";
  const content = resumeText({ name: misread("José Müller"), email: "jm@example.org" })
    .replace("Looked after deployments and on-call rota", misread(work))
    .replace("Maintained booking software", "Praised by José Müller, maintained booking software");
  await api.uploads.upload(formOf([{ name: "cv.txt", content }], id));
  service.answer = (prompt) => {
    const line = lineWith(prompt, "Ran the “résumé” desk");
    return [none, { state: "shown", line, quote: "“résumé” desk of a café" }, none];
  };
  await judged(api, id);
  expect(service.prompts[0]).toContain(work);
  for (const name of ["José", "Müller", "Ã"]) expect(service.prompts[0]).not.toContain(name);
  const row = await ledger(api, id);
  expect(row?.both?.byModel).toMatchObject({ state: "shown", by: "“résumé” desk of a café" });
  expect(row?.both?.byModel.quote?.text).toContain("desk of a caf");
});

test("new jobs follow what their owner's account says, and jobs before that stay", async () => {
  const opened = await openJudging(["Noor Haddad"]);
  const { api, id, service } = opened;
  expect(await api.accounts.profile()).toMatchObject({ newJobsJudgedBy: "rules" });
  opened.setClock(new Date("2026-03-02T12:00:00Z"));
  const changed = await api.accounts.updateProfile({ newJobsJudgedBy: "model" });
  expect(changed).toMatchObject({ newJobsJudgedBy: "model", firstName: "recruiter" });
  const { id: next } = await api.jobs.create({ ...backendJob, requirements });
  await api.uploads.upload(formOf(peopleFiles(["Ida Berg"]), next));
  expect((await api.judging.show({ id: next })).judgedBy).toBe("rules");
  await judged(api, id);
  await judged(api, next);
  expect((await api.judging.show({ id })).judgedBy).toBe("rules");
  expect((await api.judging.show({ id: next })).judgedBy).toBe("model");
  expect((await ledger(api, next))?.state).toBe("shown");
  await api.accounts.updateProfile({ newJobsJudgedBy: "rules" });
  expect(await api.accounts.profile()).toMatchObject({ newJobsJudgedBy: "rules" });
  expect(service.prompts).toHaveLength(2);
});

test("a CV that the counted model has not judged says so, until it is judged or the rules count", async () => {
  const opened = await openJudging(["Noor Haddad"]);
  const { api, id, desk, engineOf, client } = opened;
  await judged(api, id);
  const notJudged = async () =>
    (await api.candidates.listForJob({ id })).filter(({ warnings }) =>
      warnings.some(({ code }) => code === "not-judged"),
    ).length;
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  expect(await notJudged()).toBe(0);

  // The administrator chose another model meanwhile.
  const ai = engineOf("large");
  Object.defineProperty(desk.parts, "ai", { value: ai, configurable: true });
  const later = await client.api();
  await later.uploads.upload(formOf(peopleFiles(["Ida Berg"]), id));
  expect(await notJudged()).toBe(1);
  expect(await later.judging.show({ id })).toMatchObject({ notJudged: 1, countedModel: "tiny" });
  const warnings = (await later.candidates.listForJob({ id })).flatMap((one) => one.warnings);
  expect(warnings.map(({ message }) => message)).toContain(
    "tiny has not judged this CV yet. Its score follows the rules.",
  );
  await judged(later, id);
  expect(await notJudged()).toBe(1);
  await later.judging.useAnswers({ id });
  expect(await notJudged()).toBe(0);

  await later.uploads.upload(formOf(peopleFiles(["Tom Reyes", "Lea Novak", "Mei Tanaka"]), id));
  expect(await later.judging.show({ id })).toMatchObject({ notJudged: 3 });
  await later.judging.setJudgedBy({ id, judgedBy: "rules" });
  expect(await later.judging.show({ id })).toMatchObject({ notJudged: 0 });
});

test("where judging is turned off it says so, and not that no service is set up", async () => {
  const { api: before, desk, client, id } = await openJudging(["Noor Haddad"]);
  await judged(before, id);
  await before.judging.setJudgedBy({ id, judgedBy: "model" });
  const value = { ...desk.parts.ai, judge: null };
  Object.defineProperty(desk.parts, "ai", { value, configurable: true });
  const api = await client.api();
  expect(await api.judging.show({ id })).toMatchObject({ model: null, isTurnedOff: true });
  await expect(api.judging.start({ id })).rejects.toThrow("is turned off");
  // The job can still be switched back.
  expect((await api.accounts.session()).hasJudge).toBe(true);
  expect(await api.judging.setJudgedBy({ id, judgedBy: "rules" })).toMatchObject({
    judgedBy: "rules",
  });
});

test("pages of colleagues hear of the end of a run, and of a check", async () => {
  const { api, id, desk } = await openJudging(["Noor Haddad"]);
  const heard: string[] = [];
  const { id: userId } = await api.accounts.currentUser();
  const send = ({ change }: ChangeMessage) => void heard.push(change?.what ?? "mark");
  desk.parts.jobChanges.watch({ userId, sessionId: "s", page: "p", send, end: () => undefined });
  await judged(api, id);
  await vi.waitFor(() => expect(heard).toContain("judging.ended"));
  heard.length = 0;
  await checked(api, id);
  await vi.waitFor(() => expect(heard).toContain("judging.ended"));
});
