import { expect, test } from "vitest";
import { readDemands } from "../demands/read-demands.ts";
import { findMentions } from "../evidence/find-mentions.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ModelAnswer } from "./check-judgment.ts";
import { settleAttempts } from "./settle-attempts.ts";

const resume = sampleResume({
  roles: [{ title: "Chef", start: "2020-01", bullets: ["Kept the cellar's books in order"] }],
});
const requirements = { must: ["Stock ledgers"], nice: [] };
const [demand] = readDemands({ title: "", description: "", requirements }).demands;
const line = resume.lines.findIndex((text) => text.includes("cellar")) + 1;

const rest = { step: null, roleLines: [], why: "" };
const none: ModelAnswer = { ...rest, state: "not found", line: null, quote: null };
const shown: ModelAnswer = { ...rest, state: "shown", line, quote: "Kept the cellar's books" };
const related: ModelAnswer = { ...shown, state: "related", step: "a part" };
const lie: ModelAnswer = { ...shown, quote: "Kept stock ledgers" };

const settle = (...answers: (ModelAnswer | null)[]) => {
  if (demand === undefined) throw new Error("No demand");
  const mentions = findMentions(resume);
  const attempts = answers.map((answer) => [answer]);
  return settleAttempts(attempts, { demand, mentions, redacted: resume.lines });
};
const states = { not: "not-found", shown: "shown", related: "related" } as const;

test("the majority counts, wherever the odd one is", () => {
  for (const answers of [
    [none, shown, shown],
    [shown, none, shown],
    [shown, shown, none],
  ]) {
    const { checked, unstable } = settle(...answers);
    expect(checked).toMatchObject({ judgment: { state: "shown" } });
    expect(unstable).toHaveLength(3);
    expect(unstable).toContain(states.not);
  }
});

test("the same state each time is stable, whatever its words are", () => {
  const other = { ...shown, quote: "cellar's books in order", why: "Books" };
  expect(settle(shown, other, shown)).toMatchObject({
    ...{ unstable: null, checked: { judgment: { state: "shown" } } },
  });
  expect(settle(shown)).toMatchObject({ unstable: null });
});

test("without a majority, or with one that can't be verified, no answer of the model counts", () => {
  const apart = settle(shown, none, related);
  expect(apart.checked).toEqual({ failure: "answered differently" });
  expect(apart.unstable).toEqual([states.shown, states.not, states.related]);
  expect(settle(lie, shown, null)).toEqual({
    checked: { failure: "quote is not in that line" },
    unstable: [null, states.shown, null],
  });
  expect(settle(lie, lie, lie)).toMatchObject({ unstable: null });
});
