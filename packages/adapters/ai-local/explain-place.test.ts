import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { sampleResume } from "@resume-picker/domain/scoring/testing/sample-resume";
import type { ResumeSketch } from "@resume-picker/domain/scoring/testing/sample-resume";
import { expect, test } from "vitest";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import { rankLocally } from "./rank-locally.ts";

const job: ScorableJob = {
  title: "Backend Developer",
  description: "You keep ferries on time with falconry and otters.",
  requirements: { must: ["Python", "Kafka"], nice: ["Docker"] },
};

function candidate(id: number, sketch: ResumeSketch): RankableCandidate {
  const resume = sampleResume(sketch);
  const score = scoreCandidate({ resume, job, weights: defaultWeights, today: "2026-06-15" });
  return { id, fileSha256: String(id), lines: [...resume.lines], resume, score };
}

const role = (title: string, ...shows: string[]) => ({ title, start: "2015-01", shows });
const reasons = (...sketches: ResumeSketch[]) =>
  rankLocally(
    job,
    sketches.map((sketch, id) => candidate(id, sketch)),
  ).map(({ reason }) => reason);

test("a reason says why, the main concern, and what the next higher candidate has", () => {
  const [first, second, last] = reasons(
    { roles: [role("Backend Developer", "Python", "Kafka", "Docker")] },
    { roles: [role("Backend Developer", "Python")] },
    { roles: [role("Weaver")] },
  );
  expect(first).toBe(
    "Ranked here because the CV shows Python, Kafka and Docker at work or in a degree, and the title Backend Developer is the same kind of job. Nothing that the job lists is missing.",
  );
  expect(second).toContain("The main concern is that Kafka was not found in the CV.");
  expect(second).toContain("The next higher candidate also has Kafka and Docker.");
  expect(last).toBe(
    "Ranked here because nothing that the job asks for was found in the CV. The main concern is that Python and Kafka were not found in the CV. The next higher candidate has a closer job title, Backend Developer.",
  );
});

test("a missing nice-to-have is a concern if there is no greater one", () => {
  const [, second] = reasons(
    { roles: [role("Backend Developer", "Python", "Kafka", "Docker")] },
    { roles: [role("Backend Developer", "Python", "Kafka")] },
  );
  expect(second).toContain("The main concern is that Docker was not found in the CV.");
  expect(second).toContain("The next higher candidate also has Docker.");
});

test("key words of the posting are a reason, and a lead of the next higher candidate", () => {
  const [first, second] = reasons(
    { roles: [role("Backend Developer", "falconry with otters on ferries")] },
    { roles: [role("Backend Developer", "falconry")] },
  );
  expect(first).toMatch(/the CV contains \d+ of the posting's \d+ key words/u);
  expect(second).toMatch(
    /The next higher candidate matches \d+ key words of the posting, this one \d+\./u,
  );
});

test("something similar is a concern if nothing is missing", () => {
  const mysql: ScorableJob = { ...job, requirements: { must: ["MySQL"], nice: [] } };
  const resume = sampleResume({ roles: [role("Backend Developer", "PostgreSQL")] });
  const score = scoreCandidate({
    resume,
    job: mysql,
    weights: defaultWeights,
    today: "2026-06-15",
  });
  const [only] = rankLocally(mysql, [
    { id: 1, fileSha256: "1", lines: [...resume.lines], resume, score },
  ]);
  expect(only?.reason).toContain("only something similar to MySQL was found in the CV");
});

test("a reason says that the words of a CV in another language were not compared", () => {
  const resume = { ...sampleResume({ roles: [role("Entwickler", "Python")] }), language: "de" };
  const description = "You will keep the ferries of our town on time with falconry and otters.";
  const long: ScorableJob = { ...job, description };
  const score = scoreCandidate({ resume, job: long, weights: defaultWeights, today: "2026-06-15" });
  const [only] = rankLocally(long, [
    { id: 1, fileSha256: "1", lines: [...resume.lines], resume, score },
  ]);
  expect(only?.reason).toContain("so their words were not compared.");
});

test("a substitute for a title is not presented as one", () => {
  const [, last] = reasons(
    { roles: [role("Backend Developer", "Python", "Kafka")] },
    { lists: ["Python", "Kafka"] },
  );
  expect(last).toContain("the CV lists Python and Kafka among the skills");
  expect(last).not.toMatch(/skill match/u);
});
