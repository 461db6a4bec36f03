import { expect, test } from "vitest";
import { rateSeniority } from "./rate-seniority.ts";
import { readDemands } from "../demands/read-demands.ts";
import { sampleResume } from "../testing/sample-resume.ts";

type Held = readonly [title: string, years: number, relevance: number];

function rate(jobTitle: string, held: readonly Held[], change: Change = {}) {
  const { fit = 1, description = "", yearsExperience = null, isDated = true } = change;
  const now = 24_000;
  const resume = {
    ...sampleResume({ roles: held.map(([title]) => ({ title, start: "2020-01" })) }),
    yearsExperience,
  };
  const job = readDemands({ title: jobTitle, description, requirements: { must: [], nice: [] } });
  const roles = held.map(([, years, relevance], index) => ({
    index,
    relevance,
    titleSimilarity: relevance,
    start: isDated ? now - years * 12 + 1 : null,
    end: now,
  }));
  return rateSeniority(resume, job, { roles, fit });
}
type Change = {
  fit?: number;
  description?: string;
  yearsExperience?: number | null;
  isDated?: boolean;
};

test.each<[string, Held[], Change, number]>([
  // Without a number or a level in the job, three years count in full.
  ["Nurse", [["Nurse", 3, 1]], {}, 100],
  ["Nurse", [["Nurse", 9, 1]], {}, 100],
  ["Nurse", [["Nurse", 1.5, 1]], {}, 50],
  ["Nurse", [["Nurse", 3, 0.35]], {}, 70],
  ["Nurse", [["Nurse", 3, 0.7]], {}, 100],
  ["Nurse", [["Baker", 3, 0.1]], {}, 0],
  ["Nurse", [["Nurse", 2, 1]], { description: "You need 4+ years of experience." }, 50],
  // The usual years for the level of the title count 0.7 and the level 0.3. One level below costs
  // 0.3.
  ["Senior Nurse", [["Senior Nurse", 5, 1]], {}, 100],
  ["Senior Nurse", [["Senior Nurse", 2.5, 1]], {}, 65],
  ["Senior Nurse", [["Nurse", 5, 1]], {}, 91],
  ["Senior Nurse", [["Junior Nurse", 5, 1]], {}, 82],
  ["Senior Nurse", [["Lead Nurse", 5, 1]], {}, 100],
  ["Senior Nurse", [["Nursing Manager", 5, 1]], {}, 95.5],
  ["Director of Nursing", [["Nursing Intern", 8, 1]], {}, 70],
  // The highest level among the roles close to the job counts.
  [
    "Senior Nurse",
    [
      ["Nurse", 5, 1],
      ["Senior Nurse", 5, 1],
      ["Junior Nurse", 5, 1],
    ],
    {},
    100,
  ],
  [
    "Senior Nurse",
    [
      ["Nurse", 5, 1],
      ["Senior Baker", 5, 0.39],
    ],
    {},
    91,
  ],
  [
    "Senior Nurse",
    [
      ["Nurse", 5, 1],
      ["Senior Baker", 5, 0.4],
    ],
    {},
    100,
  ],
  ["Senior Nurse", [["Nurse", 5, 0.35]], {}, 49],
  // An entry-level job requires no years: related work counts 0.7, and one year of it the rest.
  ["Junior Nurse", [["Nurse", 1, 1]], {}, 100],
  ["Junior Nurse", [["Nurse", 4, 1]], {}, 100],
  ["Junior Nurse", [["Nurse", 0.5, 1]], {}, 89.5],
  ["Junior Nurse", [["Senior Nurse", 5, 1]], {}, 82],
  ["Nursing Intern", [["Nurse", 1, 1]], {}, 95.5],
  ["Nursing Intern", [["Senior Nurse", 1, 1]], {}, 82],
  ["Senior Nurse", [["Executive President", 5, 1]], {}, 95.5],
  ["Junior Nurse", [["Nurse", 1, 1]], { fit: 0.5 }, 0.7 * (0.7 * 75 + 30) + 0.3 * 75],
  // Without dates, the total stated in the CV counts, scaled by fit. Without a total, a little
  // counts.
  ["Nurse", [["Nurse", 3, 1]], { isDated: false, yearsExperience: 3 }, 100],
  ["Nurse", [["Nurse", 3, 1]], { isDated: false, yearsExperience: 3, fit: 0.5 }, 50],
  ["Nurse", [["Nurse", 3, 1]], { isDated: false }, 40],
  ["Nurse", [["Nurse", 3, 1]], { isDated: false, fit: 0.5 }, 20],
  ["Nurse", [], {}, 40],
  ["Senior Nurse", [], {}, 28],
])("years and level in this work: %s, %j %j", (...row) => {
  const [title, held, change, score] = row;
  expect(rate(title, held, change).seniorityScore).toBeCloseTo(score, 1);
});

const inRoles = "in roles close to this job, weighted by how well each role fits";

test.each<[string, Held[], Change, string]>([
  [
    "Nurse",
    [["Nurse", 3, 1]],
    {},
    `3 years ${inRoles}. The job names no number, so 3 years count in full.`,
  ],
  [
    "Nurse",
    [["Nurse", 1, 1]],
    { description: "You need 4+ years of experience." },
    `1 year ${inRoles}. The job asks for “4+ years”.`,
  ],
  [
    "Senior Nurse",
    [["Nurse", 5, 1]],
    {},
    `5 years ${inRoles}. The job's level usually means 5 years. Highest level in such roles: mid-level. The job is senior.`,
  ],
  [
    "Junior Nurse",
    [],
    {},
    "The CV has no dates to count years from. This counts as 40 of 100. The job is open to beginners. No role close to this job shows a level. The job is junior.",
  ],
  [
    "Nursing Intern",
    [["Lead Nurse", 1, 1]],
    {},
    `1 year ${inRoles}. The job is open to beginners. Highest level in such roles: lead. The job is intern or trainee.`,
  ],
  [
    "Head of Nursing",
    [["Nursing Manager", 1, 1]],
    {},
    `1 year ${inRoles}. The job's level usually means 8 years. Highest level in such roles: manager. The job is director.`,
  ],
  [
    "Chief Nursing Officer",
    [["President", 10, 1]],
    {},
    `10 years ${inRoles}. The job's level usually means 10 years. Highest level in such roles: executive. The job is executive.`,
  ],
])("the sentence says what was counted: %s, %j %j", (...row) => {
  const [title, held, change, reason] = row;
  expect(rate(title, held, change).reason).toBe(reason);
});

test.each<[Held[], string[]]>([
  [[["Nurse", 1, 1]], ["Nurse"]],
  [[["Nurse", 1, 0.25]], ["Nurse"]],
  [[["Nurse", 1, 0.24]], []],
  [
    [
      ["Baker", 1, 0.3],
      ["Nurse", 1, 0.8],
      ["Ward Nurse", 1, 0.8],
    ],
    ["Nurse"],
  ],
  [[], []],
])("the nearest role is quoted: %j", (held, quoted) => {
  const { quotes } = rate("Nurse", held);
  expect(quotes.map(({ text }) => text)).toEqual(quoted);
  for (const { covers } of quotes) expect(covers).toEqual(["seniority"]);
});

test("years near a job are never more than all years that the CV has", () => {
  const rated = rate("Nurse", [["Nurse", 3, 1]], { yearsExperience: 2.5 });
  expect(rated.rows[0]?.by).toBe("2.5 years");
  expect(rated.reason).toContain("2.5 years in roles close to this job");
  expect(rate("Nurse", [["Nurse", 3, 1]], { yearsExperience: 8 }).rows[0]?.by).toBe("3 years");
});
