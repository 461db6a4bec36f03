import fc from "fast-check";
import { expect, test } from "vitest";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import {
  backendResume,
  nurseResume,
  sampleResume,
  softwareJob,
} from "@resume-picker/domain/scoring/testing/sample-resume";
import type { ScorableResume } from "@resume-picker/domain/scoring/score/score";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import { createLocalEngine } from "./local-engine.ts";
import { rankLocally } from "./rank-locally.ts";
import { parsePosting } from "@resume-picker/domain/posting/parse-posting";
import { proposeRequirements } from "@resume-picker/domain/posting/propose-requirements";

const propose = (description: string) => proposeRequirements(parsePosting(description));

function candidate(id: number, resume: ScorableResume, job = softwareJob): RankableCandidate {
  const lines = resume.roles.flatMap((role) => [
    role.title ?? "",
    ...role.bullets.map(({ text }) => text),
  ]);
  const score = scoreCandidate({
    resume,
    job,
    weights: defaultWeights,
    today: "2026-06-15",
  });
  return { id, fileSha256: String(id), lines, resume, score };
}

const pool = () => [
  candidate(1, nurseResume()),
  candidate(2, backendResume()),
  candidate(
    3,
    sampleResume({ roles: [{ title: "Backend Developer", start: "2022-01", shows: ["Python"] }] }),
  ),
  candidate(4, sampleResume({})),
];

test("matching candidates rank above those in other fields", () => {
  expect(
    rankLocally(softwareJob, pool())
      .slice(0, 2)
      .map(({ id }) => id),
  ).toEqual([2, 3]);
});

test("a CV in another language loses no place for sharing few words with the posting", () => {
  const role = { title: "Entwickler", start: "2015-01" };
  const inGerman = sampleResume({ roles: [{ ...role, shows: ["Python", "Kafka", "Docker"] }] });
  const description = "You will keep our ferries on time, with falconry and otters.";
  const job = {
    ...softwareJob,
    ...{ title: "Developer", description },
    requirements: { must: ["Python", "Kafka", "Docker"], nice: [] },
  };
  const english = ["falconry", "otters and ferries on time"].map((bullet) =>
    sampleResume({ roles: [{ ...role, bullets: [bullet], shows: ["Python"] }] }),
  );
  const ranked = rankLocally(
    job,
    [{ ...inGerman, language: "de" }, ...english].map((resume, at) =>
      candidate(at + 1, resume, job),
    ),
  );
  expect(ranked[0]?.id).toBe(1);
});

test("the order in which candidates were uploaded changes no rank and no reason", () => {
  const expected = rankLocally(softwareJob, pool());
  // A nurse and an empty CV equally match nothing.
  expect(expected.map(({ rank }) => rank)).toEqual([1, 2, 3, 3]);
  fc.assert(
    fc.property(fc.shuffledSubarray(pool(), { minLength: 4 }), (shuffled) => {
      expect(rankLocally(softwareJob, shuffled)).toEqual(expected);
    }),
    { numRuns: 50 },
  );
});

test("a reason has two or three sentences", () => {
  for (const { reason } of rankLocally(softwareJob, pool())) {
    const sentences = reason.split(/\.(?:\s|$)/u).filter((part) => part.trim() !== "");
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(3);
  }
});

test("no candidates give no ranks", () => {
  expect(rankLocally(softwareJob, [])).toEqual([]);
});

test("demands and wishes of a description are told apart, what the employer says of itself is left out", () => {
  const { mustHaveSkills, niceToHaveSkills, reasoning } = propose(
    [
      "## About us",
      "We run on Salesforce and coffee.",
      "## Requirements",
      "- Strong Python and PostgreSQL",
      "- Experience with cloud platforms (AWS preferred)",
      "## Nice to have",
      "- Kafka",
      "",
      "Terraform would be a plus.",
    ].join("\n"),
  );
  expect(mustHaveSkills).toEqual(["Python", "PostgreSQL", "Cloud computing"]);
  expect(niceToHaveSkills).toEqual(["AWS", "Apache Kafka", "Terraform"]);
  expect(reasoning).toContain("“Strong Python and PostgreSQL”");
});

test("skills are suggested in any trade, and none are made up", () => {
  expect(propose("You must have wound care and triage experience. ACLS is a plus.")).toMatchObject({
    mustHaveSkills: ["Wound care", "Triage"],
    niceToHaveSkills: ["ACLS"],
  });
  expect(propose("We are a kind team and look forward to meeting you.").mustHaveSkills).toEqual([]);
});

test("others are answered while a few very long CVs are ranked", async () => {
  const line = "Kept ledgers, accounts and invoices of harbours, ferries and lighthouses in order";
  const long = { ...candidate(9, sampleResume({})), lines: Array<string>(8000).fill(line) };
  const candidates = Array.from({ length: 6 }, (_, id) => ({ ...long, id }));
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const ranks = await createLocalEngine().rankCandidates({ job: softwareJob, candidates });
  isDone = true;
  expect(ranks).toHaveLength(6);
  // The engine yields whenever 20 ms have passed. Ranking in one go would never yield.
  expect(turns).toBeGreaterThanOrEqual(3);
});
