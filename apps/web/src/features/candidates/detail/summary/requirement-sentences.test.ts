import type {
  ComponentExplanation,
  RequirementState,
} from "@resume-picker/domain/scoring/score/score";
import { expect, test } from "vitest";
import { requirementSentences, whySentence } from "./requirement-sentences.ts";

function partOf(
  states: Record<string, RequirementState>,
  { kind = "must" as const, reason = "" }: { kind?: "must" | "nice"; reason?: string } = {},
): ComponentExplanation {
  const rows = Object.entries(states).map(([requirement, state]) => ({
    ...{ requirement, kind, state, weight: 1, points: 0, quote: null },
    ...{ by: state === "related" ? "RabbitMQ" : null, credit: 0 },
  }));
  return { component: "skills", score: 50, state: "rated", reason, rows, quotes: [] };
}

test("a recruiter reads which must-haves are met and which are not, by their names", () => {
  const states = {
    TypeScript: "shown",
    "Node.js": "shown",
    PostgreSQL: "listed",
    Kafka: "related",
    Kubernetes: "not-found",
  } as const;
  expect(requirementSentences(partOf(states))).toBe(
    "2 of 5 must-haves are shown at work or in a degree. PostgreSQL is only listed as a skill. Kubernetes was not found in the CV. Kafka (RabbitMQ) is met only by something similar.",
  );
});

test("where all is met, the wishes are told", () => {
  const musts = partOf({ HACCP: "shown" });
  const wishes = partOf({ Barista: "listed", Wine: "not-found" }, { kind: "nice" });
  const part = { ...musts, rows: [...musts.rows, ...wishes.rows] };
  expect(requirementSentences(part)).toBe(
    "The one must-have is shown at work or in a degree. 1 of 2 nice-to-haves was found: Barista.",
  );
});

test("many are counted, and a warning of copied lines is not lost", () => {
  const reason =
    "0 of 5 must-haves shown, 5 not stated. One line copies the job's description word for word and doesn’t count.";
  const states = Object.fromEntries(
    ["A", "B", "C", "D", "E"].map((name) => [name, "not-found" as const]),
  );
  expect(requirementSentences(partOf(states, { reason }))).toBe(
    "0 of 5 must-haves are shown at work or in a degree. A, B, C and 2 more were not found in the CV. One line copies the job's description word for word and doesn’t count.",
  );
});

test("a job that names no must-have keeps its own sentence, and nothing is missing", () => {
  const reason = "The job lists no requirements. These come from its title and description.";
  const part = partOf({ Kubernetes: "not-found" }, { kind: "nice", reason });
  expect(requirementSentences(part)).toBe(reason);
});

test("what is related by its own name has no bracket that says the same once more", () => {
  const part = partOf({ rabbitMQ: "related" });
  expect(requirementSentences(part)).toContain("rabbitMQ is met only by something similar");
});

test("one sentence says why: what is met, and what is missing or only similar by name", () => {
  const mixed = { TypeScript: "shown", SQL: "listed", Kafka: "related", AWS: "not-found" } as const;
  expect(whySentence(partOf(mixed))).toBe(
    "Has 2 of 4 must-haves. AWS was not found in the CV. Kafka (RabbitMQ) is met only by something similar.",
  );
  expect(whySentence(partOf({ A: "shown", B: "shown" }))).toBe(
    "Shows all 2 must-haves at work or in a degree.",
  );
  expect(whySentence(partOf({ A: "shown", B: "listed" }))).toBe(
    "Has all 2 must-haves, 1 of them at work or in a degree.",
  );
  const reason = "The job lists no requirements. These come from its title.";
  expect(whySentence(partOf({ A: "listed" }, { kind: "nice", reason }))).toBe(
    "The job lists no requirements.",
  );
});
