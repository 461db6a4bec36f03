import { expect, test } from "vitest";
import { matchSkills } from "./match-skills.ts";
import { readDemands } from "../demands/read-demands.ts";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";

type Job = { must?: string[]; nice?: string[]; description?: string; title?: string };

const silent = { credit: 0, met: 0, asked: 0 };

function match(job: Job, sketch: ResumeSketch, wording = silent) {
  const { must = [], nice = [], description = "", title = "" } = job;
  const demands = readDemands({ title, description, requirements: { must, nice } });
  return matchSkills(sampleResume(sketch), demands, wording);
}

const shows = (...skills: string[]): ResumeSketch => ({
  roles: [{ title: "Clerk", start: "2020-01", shows: skills }],
});
const rule =
  "A must-have counts three times a nice-to-have; shown in a role counts in full, only listed 0.85 (0.7 where the roles show other trades alone), related in part.";

test.each<[Job, ResumeSketch, number, string[], string]>([
  [
    { must: ["Python"] },
    shows("Python"),
    100,
    [],
    "1 of 1 must-have met (1 shown in a role or degree).",
  ],
  [{ must: ["Python"] }, { lists: ["Python"] }, 85, [], "1 of 1 must-have met (1 only listed)."],
  [{ must: ["Python"] }, {}, 0, ["Python"], "0 of 1 must-have met."],
  [
    { must: ["PostgreSQL"] },
    { lists: ["MySQL"] },
    42.5,
    [],
    "1 of 1 must-have met (1 by something related).",
  ],
  // What only a distant relative answers is named as missing all the same.
  [
    { must: ["PostgreSQL"] },
    { lists: ["SQL"] },
    21.3,
    ["PostgreSQL"],
    "1 of 1 must-have met (1 by something related).",
  ],
  [{ must: ["React"] }, shows("Angular"), 40, [], "1 of 1 must-have met (1 by something related)."],
  [
    { must: ["Python", "Kafka"], nice: ["Docker"] },
    { ...shows("Python"), lists: ["Docker"] },
    55,
    ["Kafka"],
    "1 of 2 must-haves met (1 shown in a role or degree). 1 of 1 nice-to-have met (1 only listed).",
  ],
  [
    { nice: ["Python", "Kafka"] },
    shows("Python"),
    50,
    [],
    "1 of 2 nice-to-haves met (1 shown in a role or degree).",
  ],
  [
    { must: ["Python"], description: "You work with Kafka." },
    shows("Python", "Kafka"),
    100,
    [],
    "1 of 1 must-have met (1 shown in a role or degree). 1 of 1 skill that only the description names met (1 shown in a role or degree).",
  ],
  [
    { must: ["Python"], description: "You work with Kafka and Docker." },
    shows("Python", "Kafka"),
    87.5,
    [],
    "1 of 1 must-have met (1 shown in a role or degree). 1 of 2 skills that only the description names met (1 shown in a role or degree).",
  ],
])("skills count by their weight, and the reason counts them: %j, %j", (...row) => {
  const [job, sketch, skillMatchScore, missingMustHave, counts] = row;
  expect(match(job, sketch)).toMatchObject({
    skillMatchScore,
    missingMustHave,
    reason: `${counts} ${rule}`,
  });
});

test("a job without demands is neutral for everyone", () => {
  expect(match({}, shows("Python"))).toMatchObject({
    skillMatchScore: 50,
    missingMustHave: [],
    matches: [],
    quotes: [],
    reason: "The job names no skills, so that this part is a neutral 50 for everyone.",
  });
});

test("a job read from its description says so", () => {
  expect(match({ title: "Python Developer" }, shows("Python")).reason).toBe(
    `The job lists no requirements; these were read from its title and description. 1 of 1 skill that only the description names met (1 shown in a role or degree). ${rule}`,
  );
});

test.each([
  [{ credit: 1, met: 20, asked: 20 }, 62.5, "25%", "20 of its 20"],
  [{ credit: 1, met: 40, asked: 40 }, 62.5, "25%", "40 of its 40"],
  [{ credit: 0.5, met: 5, asked: 10 }, 50, "13%", "5 of its 10"],
  [{ credit: 0, met: 0, asked: 20 }, 37.5, "25%", "0 of its 20"],
])("the job's other wording counts a quarter at most: %j", (...row) => {
  const [wording, score, share, words] = row;
  const half = { must: ["Python", "Kafka"] };
  const { skillMatchScore, reason } = match(half, shows("Python"), wording);
  expect(skillMatchScore).toBe(score);
  expect(reason).toBe(
    `1 of 2 must-haves met (1 shown in a role or degree). ${rule} ${share} of this part is the job's other wording: ${words} telling words stand in the CV (half of them is full marks).`,
  );
});

test("each stated demand is listed with what met it, a skill of the description only where it was met", () => {
  const job = {
    must: ["Python", "PostgreSQL"],
    nice: ["Docker"],
    description: "You work with Kafka and React.",
  };
  expect(match(job, { lists: ["Python", "SQL", "Kafka"] }).matches).toEqual([
    { requirement: "Python", kind: "must", match: "listed", by: "Python", credit: 0.85 },
    { requirement: "PostgreSQL", kind: "must", match: "related", by: "SQL", credit: 0.21 },
    { requirement: "Docker", kind: "nice", match: "missing", by: null, credit: 0 },
    { requirement: "Kafka", kind: "nice", match: "listed", by: "Apache Kafka", credit: 0.85 },
  ]);
});

test("a line is quoted once for all that it shows, the weightiest first, twelve at most", () => {
  const bullets = ["Python and Kafka every day", "Docker now and then"];
  const resume = sampleResume({ roles: [{ title: "Clerk", start: "2020-01", bullets }] });
  const place = (line: number) => ({ page: 1, line: line + 1 });
  const evidence = (name: string, line: number) => ({
    skill: name,
    proficiency: null,
    lastUsed: null,
    years: null,
    evidence: [
      {
        place: place(line),
        term: name,
        where: "role" as const,
        role: 0,
      },
    ],
  });
  resume.skills.push(evidence("Docker", 1), evidence("Python", 0), evidence("Apache Kafka", 0));
  const requirements = { must: ["Python", "Kafka", "Python falconry"], nice: ["Docker"] };
  const demands = readDemands({ title: "", description: "", requirements });
  const { quotes } = matchSkills(resume, demands, silent);
  expect(quotes.map(({ text, covers }) => [text, covers])).toEqual([
    [bullets[0], ["Python", "Apache Kafka"]],
    [bullets[1], ["Docker"]],
  ]);
  const many = Array.from(
    { length: 14 },
    (_, at) => `Trick number ${"abcdefghijklmn".charAt(at)}x`,
  );
  const lines = match({ must: many }, { roles: [{ title: "x", bullets: many }] });
  expect(lines.quotes).toHaveLength(12);
});
