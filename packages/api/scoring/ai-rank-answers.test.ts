import { aiRankAnswers } from "@resume-picker/db/schema/scoring";
import { expect, test, vi } from "vitest";
import {
  judged,
  labelsIn,
  lineWith,
  markedFiles,
  marksIn,
  none,
  openJudging,
} from "../testing/judging-desk.ts";
import { formOf } from "../testing/test-desk.ts";

const people = Array.from({ length: 12 }, (_, at) => `Noor Had${String.fromCodePoint(97 + at)}d`);

async function openRanking() {
  const opened = await openJudging([]);
  const { api, id, service } = opened;
  await api.uploads.upload(formOf(markedFiles(people), id));
  service.answer = answer;
  const ranks = async () =>
    (await api.candidates.listForJob({ id })).map(({ score }) => score.aiRank);
  return { ...opened, ranks };
}

const isRating = (prompt: string) => labelsIn(prompt).length === 0;

/** Three CVs each have the same rating; in a comparison the higher mark is better. */
function answer(prompt: string) {
  const marks = marksIn(prompt);
  const [mark = 0] = marks;
  const labels = labelsIn(prompt);
  const markOf = (label: string) => marks[labels.indexOf(label)] ?? 0;
  const order = labels.toSorted((one, other) => markOf(other) - markOf(one));
  const fit = 20 * (mark % 4);
  return { text: JSON.stringify(isRating(prompt) ? { fit, reason: "Fits." } : { order }) };
}

test("an AI ranking that fails half-way ranks nobody, and the next one asks only what is missing", async () => {
  const { api, id, service, ranks } = await openRanking();
  service.answer = (prompt, n) => (n > 8 ? 401 : answer(prompt));
  await expect(api.scoring.aiRank({ id })).rejects.toMatchObject({ code: "SERVICE_UNAVAILABLE" });
  expect(await ranks()).toEqual(people.map(() => null));
  const before = service.prompts.length;
  service.answer = answer;
  await api.scoring.aiRank({ id });
  expect(service.prompts.slice(before).filter(isRating)).toHaveLength(12 - 8);
  expect((await ranks()).toSorted((one, other) => (one ?? 0) - (other ?? 0))).toEqual(
    people.map((_, at) => at + 1),
  );
});

test("an AI ranking that is stopped sends nothing more, and the next one goes on from its answers", async () => {
  const { api, id, service, ranks } = await openRanking();
  service.answer = (prompt, n) => (n > 8 ? "wait" : answer(prompt));
  const ranking = expect(api.scoring.aiRank({ id })).rejects.toMatchObject({ code: "CONFLICT" });
  await vi.waitFor(() => expect(service.prompts).toHaveLength(12), { timeout: 45_000 });
  await api.scoring.stopAiRank({ id });
  await ranking;
  expect(await ranks()).toEqual(people.map(() => null));
  service.answer = answer;
  await api.scoring.aiRank({ id });
  expect(service.prompts.slice(12).filter(isRating)).toHaveLength(4);
  expect(await ranks()).not.toContain(null);
});

test("ranks and answers don't depend on the order in which a service answers", async () => {
  const first = await openRanking();
  await first.api.scoring.aiRank({ id: first.id });
  const second = await openRanking();
  // Of those that are asked at once, the last is answered first.
  let waiting: (() => void)[] = [];
  const release = () => {
    for (const next of waiting.toReversed()) next();
    waiting = [];
  };
  second.service.answer = async (prompt) => {
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
      setTimeout(release, 50);
    });
    return answer(prompt);
  };
  await second.api.scoring.aiRank({ id: second.id });
  expect(await second.ranks()).toEqual(await first.ranks());

  const { api, id, service } = second;
  const answerRows = second.service.answer;
  service.answer = async (prompt) => {
    await answerRows(prompt, 0);
    const [mark = 0] = marksIn(prompt);
    const line = lineWith(prompt, `mark ${mark}`);
    return [none, { state: "shown", line, quote: `on-call rota, mark ${mark}` }, none];
  };
  expect(await judged(api, id)).toMatchObject({ status: "done", done: 12, failure: null });
  for (const { id: candidateId } of await api.candidates.listForJob({ id })) {
    const { lines } = await api.candidates.document({ id: candidateId });
    const detail = await api.candidates.detail({ id: candidateId, jobId: id });
    const [mark] = marksIn(lines.map(({ text }) => text).join("\n"));
    expect(JSON.stringify(detail.score.breakdown)).toContain(`"by":"on-call rota, mark ${mark}"`);
  }
});

test("who is erased takes the answers along", async () => {
  const { api, id, desk } = await openRanking();
  await api.scoring.aiRank({ id });
  expect(desk.parts.db.select().from(aiRankAnswers).all().length).toBeGreaterThan(12);
  const ids = (await api.candidates.listForJob({ id })).map((one) => one.id);
  await api.candidates.deleteMany({ ids });
  await desk.eraseDeleted();
  expect(desk.parts.db.select().from(aiRankAnswers).all()).toEqual([]);
});
