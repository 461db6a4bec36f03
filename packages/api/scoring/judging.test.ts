import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenAiEngine } from "@resume-picker/adapters/ai-openai/openai-engine";
import { countBackgroundJobs } from "@resume-picker/db/queries/background-jobs";
import { jobJudgings, modelAnswers } from "@resume-picker/db/schema/scoring";
import { expect, onTestFinished, test, vi } from "vitest";
import { createBackgroundJobs } from "../background-jobs/background-jobs.ts";
import { resumeBackgroundJobs } from "../background-jobs/resume-background-jobs.ts";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "../testing/test-desk.ts";
import { createJudgingRuns } from "./judging-runs.ts";

type Row = { state: string; line: number | null; quote: string | null; step?: string };
/** What the service says to the requirements of one request, and how. */
type Service = {
  prompts: string[];
  mostAtOnce: number;
  answer: (prompt: string, n: number) => Row[] | number | "wait";
};

const none = { state: "not found", line: null, quote: null };
const requirements = { must: ["TypeScript", "Ledger work"], nice: ["Falconry"] };
const proof = "Built payment services";

/** Quotes a role's line for the second requirement, and finds nothing else. */
function honest(prompt: string): Row[] {
  const line = Number(new RegExp(`^(\\d+): .*${proof}`, "mu").exec(prompt)?.[1]);
  return [none, { state: "shown", line, quote: proof }, none];
}

/** A real HTTP service on loopback, and a job with candidates to be judged by it. */
async function open(people: readonly string[] = ["Noor Haddad", "Ida Berg", "Tom Reyes"]) {
  const service: Service = { prompts: [], mostAtOnce: 0, answer: honest };
  let open = 0;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { messages } = JSON.parse(text) as { messages: { content: string }[] };
      const prompt = messages.map(({ content }) => content).join("\n");
      service.mostAtOnce = Math.max(service.mostAtOnce, ++open);
      response.on("close", () => (open -= 1));
      const answer = service.answer(prompt, service.prompts.push(prompt));
      if (answer === "wait") return;
      if (typeof answer === "number") {
        response.writeHead(answer, { "retry-after-ms": "1" }).end("{}");
        return;
      }
      const rows = answer.map((row, at) => ({
        ...{ requirement: at + 1, step: null, roleLines: [], why: "Says so", ...row },
      }));
      const message = { role: "assistant", content: JSON.stringify({ rows }) };
      response.writeHead(200, { "Content-Type": "application/json" }).end(
        JSON.stringify({
          ...{ id: "x", object: "chat.completion", created: 1, model: "tiny" },
          choices: [{ index: 0, message, finish_reason: "stop" }],
          usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
        }),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const ai = createOpenAiEngine({ apiKey: "x", baseUrl, model: "tiny", timeoutMs: 4000 });
  const desk = await makeTestDesk({ ai });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await desk.close();
  });
  const api = await (await desk.signUp("recruiter")).api();
  const { id } = await api.jobs.create({ ...backendJob, requirements });
  const files = people.map((name, at) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${at}@example.org` }),
  }));
  if (files.length > 0) await api.uploads.upload(formOf(files, id));
  return { desk, api, id, service };
}

async function judged(api: Api, id: number) {
  await api.judging.start({ id });
  return vi.waitFor(
    async () => {
      const { last } = await api.judging.show({ id });
      if (last === null || last.status === "running") throw new Error("Still running");
      return last;
    },
    { timeout: 15_000 },
  );
}

const totals = async (api: Api, id: number) =>
  (await api.candidates.listForJob({ id })).map(({ score }) => score.totalScore);
const rowsOf = async (api: Api, jobId: number) => {
  const [first] = await api.candidates.listInFull({ id: jobId });
  const skills = first?.score.breakdown.find(({ component }) => component === "skills");
  return skills?.rows ?? [];
};

test("a model's answers count once the job is switched to them, and nobody is asked again", async () => {
  const { api, id, service, desk } = await open();
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

  // Another requirement is asked about alone.
  const more = { must: [...requirements.must, "Welding"], nice: requirements.nice };
  await api.jobs.update({ ...backendJob, requirements: more, id });
  service.answer = () => [none];
  await judged(api, id);
  expect(service.prompts.slice(3)).toHaveLength(3);
  expect(service.prompts[3]).toContain("1. Welding\n=====");
  expect(desk.parts.db.select().from(modelAnswers).all()).toHaveLength(12);
});

test("nothing identifying is sent, and who is deleted takes the answers along", async () => {
  const { api, id, service, desk } = await open();
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
  const { api, id, service } = await open(["Noor Haddad"]);
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
  const { api, id, service } = await open(["Noor Haddad"]);
  const content = `김민수\nminsu@example.org\n경력\n2018.03 - 2021.05 한국전자 소프트웨어 엔지니어 백엔드 서비스 개발과 운영을 담당했습니다\n학력\n서울대학교 컴퓨터공학과`;
  await api.uploads.upload(formOf([{ name: "minsu.txt", content }], id));
  expect(await api.candidates.listForJob({ id })).toHaveLength(2);
  expect((await api.judging.show({ id })).estimate?.cvs).toBe(1);
  expect(await judged(api, id)).toMatchObject({ status: "done", done: 1, total: 1 });
  expect(service.prompts).toHaveLength(1);
});

test("invented quotes, other lines and injected words leave the rules' answers", async () => {
  const { api, id, service } = await open(["Noor Haddad"]);
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
  const { api, id, service } = await open(people);
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
  // Three were answered before the pause, four were cut off by it and asked again.
  expect(service.prompts).toHaveLength(3 + 4 + 6);
  expect(service.mostAtOnce).toBe(4);
});

test("a busy service is waited for, and a dead one ends the run with its reason", async () => {
  const { api, id, service } = await open();
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
  const { api, id, service, desk } = await open();
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
    { timeout: 10_000 },
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
