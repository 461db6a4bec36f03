import { createHash } from "node:crypto";
import { aiRankAnswers } from "@resume-picker/db/schema/scoring";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { expect, test } from "vitest";
import {
  judged,
  labelsIn,
  lineWith,
  markedFiles,
  marksIn,
  none,
  openJudging,
  peopleFiles,
  proof,
  totals,
} from "../testing/judging-desk.ts";
import { backendJob, formOf } from "../testing/test-desk.ts";

const letter = (at: number) => String.fromCodePoint(97 + (Math.floor(at) % 26));
const people = Array.from({ length: 30 }, (_, at) => `Noor Had${letter(at)}d${letter(at / 5)}`);
const must = Array.from({ length: 12 }, (_, at) => `Trade of ${letter(at)}${letter(at)}ling`);
const twelve = { must, nice: [] };

test("30 CVs × 12 requirements are asked about once, whatever is scored, uploaded or opened after", async () => {
  const { api, service } = await openJudging([]);
  const { id } = await api.jobs.create({ ...backendJob, requirements: twelve });
  const files = peopleFiles(people);
  await api.uploads.upload(formOf(files, id));
  service.answer = (prompt) => {
    const found = { state: "shown", line: lineWith(prompt, proof), quote: proof };
    return must.map((_, at) => (at % 3 === 0 ? found : none));
  };
  expect(await judged(api, id)).toMatchObject({ status: "done", done: 30, failure: null });
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  expect(service.prompts).toHaveLength(30);
  const scores = await totals(api, id);
  expect(new Set(scores).size).toBe(1);

  const weights = {
    ...defaultWeights,
    skills: defaultWeights.skills - 0.05,
    gaps: defaultWeights.gaps + 0.05,
  };
  await api.scoring.rescore({ id, weights });
  await api.scoring.rescore({ id, weights: defaultWeights });
  await api.uploads.upload(formOf(files, id));
  await judged(api, id);
  expect(await totals(api, id)).toEqual(scores);

  const other = await api.jobs.create({ ...backendJob, requirements: twelve });
  await api.uploads.upload(formOf(files, other.id));
  expect(await judged(api, other.id)).toMatchObject({ status: "done", done: 30 });
  await api.judging.setJudgedBy({ id: other.id, judgedBy: "model" });
  expect(await totals(api, other.id)).toEqual(scores);
  expect(service.prompts).toHaveLength(30);
});

/** True for about one text in ten, and always the same for one text. */
function isRandom(text: string): boolean {
  return (createHash("sha256").update(text).digest()[0] ?? 0) < 26;
}

test("a model that answers one row in ten at random gives the same scores a hundred times", async () => {
  const { api, service } = await openJudging([]);
  const { id } = await api.jobs.create({ ...backendJob, requirements: twelve });
  const files = markedFiles(people.slice(0, 10));
  await api.uploads.upload(formOf(files, id));
  let random = 0;
  /** The sequence of answers per CV and requirement. */
  const answered = new Map<string, boolean[]>();
  service.answer = (prompt) => {
    const found = { state: "shown", line: lineWith(prompt, proof), quote: proof };
    const mark = /mark \d+/u.exec(prompt)?.[0];
    return must.map((text) => {
      const isFound = isRandom(text + String(random++)) ? random % 2 === 0 : text.includes("a");
      const key = `${mark} ${text}`;
      answered.set(key, [...(answered.get(key) ?? []), isFound]);
      return isFound ? found : none;
    });
  };
  await judged(api, id);
  await api.judging.setJudgedBy({ id, judgedBy: "model" });
  await api.scoring.manualRank({ id });
  const read = async () =>
    (await api.candidates.listForJob({ id })).map(({ id: who, score }) => [
      ...[who, score.totalScore, score.manualRank, score.mustStates],
    ]);
  const first = await read();
  for (let run = 0; run < 100; run += 1) {
    await judged(api, id);
    await api.scoring.rescore({ id, weights: defaultWeights });
    await api.scoring.manualRank({ id });
    expect(await read()).toEqual(first);
  }
  expect(service.prompts).toHaveLength(10);

  // Three answers reveal all rows that were answered differently, and no others.
  await api.judging.checkAgreement({ id });
  await expect
    .poll(async () => (await api.judging.show({ id })).agreement?.status, { timeout: 60_000 })
    .toBe("done");
  const unstable = [...answered.values()].filter((said) => new Set(said).size > 1).length;
  expect(unstable).toBeGreaterThan(5);
  const { agreement } = await api.judging.show({ id });
  expect(agreement).toMatchObject({ rows: 120, unstable });
});

test("a model that rates and compares at random one time in ten gives the same AI ranks a hundred times", async () => {
  const { api, service, desk } = await openJudging([]);
  const { id } = await api.jobs.create({ ...backendJob, requirements: twelve });
  const files = markedFiles(people.slice(0, 12));
  await api.uploads.upload(formOf(files, id));
  let questions = 0;
  service.answer = (prompt) => {
    const isOff = isRandom(String(questions++));
    const labels = labelsIn(prompt);
    const [mark = 0] = marksIn(prompt);
    const fit = isOff ? questions % 100 : 40 + 4 * (mark % 6);
    const order = isOff ? labels.toReversed() : labels.toSorted();
    return { text: JSON.stringify(labels.length === 0 ? { fit, reason: "Fits." } : { order }) };
  };
  const ranks = async () =>
    (await api.candidates.listForJob({ id })).map(({ id: who, score }) => [who, score.aiRank]);
  await api.scoring.aiRank({ id });
  const first = await ranks();
  expect(new Set(first.map(([, rank]) => rank)).size).toBeGreaterThan(6);
  const asked = service.prompts.length;
  const cost = await api.scoring.aiRankCost({ id });
  expect(asked).toBeGreaterThan(12);
  expect(asked).toBeLessThanOrEqual(cost?.requests ?? 0);
  for (let run = 0; run < 100; run += 1) {
    await api.scoring.rescore({ id, weights: defaultWeights });
    await api.scoring.aiRank({ id });
    expect(await ranks()).toEqual(first);
  }
  expect(service.prompts).toHaveLength(asked);
  expect(desk.parts.db.select().from(aiRankAnswers).all().length).toBeGreaterThanOrEqual(asked);

  // The same files in another job with the same posting ask nothing either.
  const other = await api.jobs.create({ ...backendJob, requirements: twelve });
  await api.uploads.upload(formOf(files, other.id));
  await api.scoring.aiRank({ id: other.id });
  const there = await api.candidates.listForJob({ id: other.id });
  expect(there.map(({ id: who, score }) => [who, score.aiRank])).toEqual(first);
  expect(service.prompts).toHaveLength(asked);
});
