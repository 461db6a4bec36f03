import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  honest,
  peopleFiles,
  requirements,
  startJudgingService,
} from "@resume-picker/api/testing/judging-desk";
import { backendJob, formOf, profileOf } from "@resume-picker/api/testing/test-desk";
import { connect } from "@resume-picker/db/connect";
import { modelAnswers, scoreReceipts } from "@resume-picker/db/schema/scoring";
import type { JobJudging } from "@resume-picker/domain/scoring/judging/job-judging";
import { expect, onTestFinished, test, vi } from "vitest";
import { startBuilt } from "../testing/start-built.ts";

const people = Array.from({ length: 12 }, (_, at) => `Noor Had${String.fromCodePoint(97 + at)}d`);

test("a judging that is killed again and again loses no answer and leaves nothing half-written", async () => {
  const service = await startJudgingService();
  const data = await mkdtemp(join(tmpdir(), "resume-picker-judging-"));
  const settings = {
    ...{ OPENAI_API_KEY: "x", OPENAI_BASE_URL: service.baseUrl, OPENAI_MODEL: "tiny" },
  };
  const start = () => startBuilt(data, "main", { settings });
  let server = start();
  onTestFinished(async () => {
    await server.kill();
    await rm(data, { recursive: true, force: true, maxRetries: 3 });
  });
  let cookie = "";
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const headers = { cookie, ...(isForm ? {} : { "Content-Type": "application/json" }) };
    const sent = body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) };
    const response = await fetch(new URL(path, await server.ready), { method, headers, ...sent });
    cookie = response.headers.get("set-cookie")?.split(";")[0] ?? cookie;
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer; // the caller names the response type of the path
  };
  await call("POST", "/api/register", profileOf("ada"));
  const job = { ...backendJob, requirements };
  const { id } = await call<{ id: number }>("POST", "/api/jobs", job);
  const files = formOf(peopleFiles(people), id);
  await call("POST", "/api/upload", files);

  const path = `/api/jobs/${id}/judging`;
  const last = async () => (await call<JobJudging>("GET", path)).last;
  /** How many more CVs the service answers before it stops responding. */
  let left = 3;
  service.answer = (prompt) => (left-- > 0 ? honest(prompt) : "wait");
  await call("POST", path);
  for (let kill = 1; kill <= 3; kill += 1) {
    await vi.waitFor(async () => expect((await last())?.done).toBe(3 * kill), 60_000);
    await server.kill();
    left = 3;
    server = start();
  }
  // A run that was interrupted by three crashes isn't resumed automatically and reports it.
  expect(await last()).toMatchObject({
    ...{ status: "failed", done: 9, total: 12 },
    failure: "Interrupted by a restart. Start it again.",
  });
  await call("POST", path);
  await vi.waitFor(async () => expect((await last())?.status).toBe("done"), 60_000);
  expect(await last()).toMatchObject({ done: 12, total: 12, failure: null });
  // Twelve answered prompts, plus at most four that each kill interrupted.
  expect(service.prompts.length).toBeLessThanOrEqual(12 + 3 * 4);

  await server.stop();
  const db = connect(join(data, "app.db"));
  const answers = db.select().from(modelAnswers).all();
  expect(answers).toHaveLength(12 * 3);
  expect(answers.every(({ answers: [one] }) => one?.why === "Says so")).toBe(true);
  const receipts = db.select().from(scoreReceipts).all();
  const judged = receipts.map(({ explanation }) =>
    explanation.flatMap(({ rows }) => rows.flatMap(({ both }) => both?.byModel.state ?? [])),
  );
  expect(judged).toEqual(people.map(() => ["not-found", "shown", "not-found"]));
  db.$client.close();
});
