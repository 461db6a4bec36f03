import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { parsePosting } from "../../posting/parse-posting.ts";
import { matchWording, readWording } from "./match-wording.ts";
import { sampleResume } from "../testing/sample-resume.ts";

const match = (
  bullets: string[],
  job: { title?: string; description?: string; must?: string[]; nice?: string[] },
) =>
  matchWording(
    findMentions(sampleResume({ roles: [{ title: "x", bullets }] })),
    readWording(
      {
        title: job.title ?? "",
        description: job.description ?? "",
        requirements: { must: job.must ?? [], nice: job.nice ?? [] },
      },
      parsePosting(job.description ?? ""),
    ),
  );

test.each([
  // A quarter of the key words earns full credit.
  [["falconry otters"], { must: ["falconry otters"] }, 1, 2, 2],
  [["falconry"], { must: ["falconry otters"] }, 1, 1, 2],
  [["falconry"], { must: ["falconry otters eagles badgers"] }, 1, 1, 4],
  [
    ["falconry"],
    { must: ["falconry otters eagles badgers weasels herons ibises lynxes"] },
    0.5,
    1,
    8,
  ],
  [["weaving"], { must: ["falconry otters"] }, 0, 0, 2],
  [[], { must: ["falconry"] }, 0, 0, 1],
  // All parts of the posting count, except text about the employer. Each word counts once.
  [["falconry"], { title: "Falconry", must: ["falconry"], nice: ["otters"] }, 1, 1, 2],
  [["falconry"], { description: "Falconry with otters." }, 1, 1, 2],
  [["falconry"], { description: "## About us\nFalconry is great." }, 0, 0, 0],
  // Everyday words of any job count a tenth and are not key words.
  [["weekly reports"], { must: ["weekly reports for the team"] }, 1, 1, 1],
  [["teams and customers"], { must: ["team customers"] }, 1, 0, 0],
  [["teams"], { must: ["falconry team customer"] }, 0.33, 0, 1],
  // The more postings contain a word, the lower its weight.
  [["english"], { must: ["falconry english"] }, 0.5, 0, 1],
  [
    ["teams"],
    {
      must: [
        "falconry develops buildings communication international role mission degree director documents monitor costs",
      ],
    },
    0,
    0,
    1,
  ],
  [["falconry"], {}, 0, 0, 0],
] as const)("the job's own words stand in the CV: %j, %j", (...row) => {
  const [bullets, job, credit, met, asked] = row;
  const found = match([...bullets], {
    ...job,
    must: [...("must" in job ? job.must : [])],
    nice: [...("nice" in job ? job.nice : [])],
  });
  expect(found).toMatchObject({ met, asked });
  expect(found.credit).toBeCloseTo(credit, 2);
});

test("the names of skills are no words of the CV", () => {
  const requirements = { must: ["python falconry otters"], nice: [] };
  const wording = readWording({ title: "", description: "", requirements }, parsePosting(""));
  const roles = [{ title: "x", bullets: ["Fed otters"], shows: ["Python"] }];
  const found = matchWording(findMentions(sampleResume({ roles })), wording);
  expect(found).toMatchObject({ met: 1, asked: 3 });
});

test("a CV in another language than the posting isn't compared by words", () => {
  const posting = parsePosting("You will keep the ferries of the town on time with falconry.");
  const wording = readWording(
    { title: "", description: "", requirements: { must: ["falconry"], nice: [] } },
    posting,
  );
  const resume = sampleResume({ roles: [{ title: "x", bullets: ["falconry"] }] });
  const inGerman = findMentions({ ...resume, language: "de" });
  expect(matchWording(findMentions(resume), wording)).toMatchObject({ met: 1, isComparable: true });
  expect(matchWording(inGerman, wording)).toMatchObject({
    credit: 0.5,
    met: 0,
    isComparable: false,
  });
});
