import { findMentions } from "../evidence/find-mentions.ts";
import { expect, test } from "vitest";
import { sampleResume } from "../testing/sample-resume.ts";
import type { ResumeSketch } from "../testing/sample-resume.ts";
import { matchDemand } from "./match-demand.ts";
import { readDemands } from "./read-demands.ts";

function match(text: string, sketch: ResumeSketch) {
  const requirements = { must: [text], nice: [] };
  const [demand] = readDemands({ title: "", description: "", requirements }).demands;
  if (!demand) throw new Error(`No demand: ${text}`);
  const { state, by } = matchDemand(findMentions(sampleResume(sketch)), demand);
  return [state, by];
}
const held = (title: string, start: string, end: string | null = null) => ({ title, start, end });

// The present is June 2026.
test.each<[string, ResumeSketch, string, string | null]>([
  ["5+ years as a nurse", { roles: [held("Nurse", "2021-01")] }, "shown", "Nurse: 5.5 years"],
  ["5+ years as a nurse", { roles: [held("Nurse", "2023-01")] }, "related", "Nurse: 3.5 years"],
  [
    "5+ years as a nurse",
    { roles: [held("Nurse", "2023-01"), held("Nurse", "2019-01", "2020-12")] },
    "shown",
    "Nurse: 5.5 years in 2 roles",
  ],
  // If one line of many names the work, the role is related.
  [
    "5+ years of Python",
    {
      roles: [
        {
          ...held("", "2010-01"),
          title: null,
          bullets: ["Fed cats", "Fed dogs", "Fed birds", "Fed fish", "Fed otters"],
          shows: ["Python"],
        },
      ],
    },
    "related",
    "Python: 16.5 years of related work",
  ],
  // Years of the work itself and those with related work are told apart.
  [
    "5+ years in public relations",
    {
      roles: [
        held("Public Relations Manager", "2023-01"),
        { ...held("Baker", "2015-01", "2020-12"), bullets: ["Baked"], shows: ["Public relations"] },
      ],
    },
    "related",
    "Public Relations Manager: 3.5 years, 9.5 with related work",
  ],
  // Simultaneous roles count once.
  [
    "5+ years as a nurse",
    { roles: [held("Nurse", "2023-01"), held("Nurse", "2023-01")] },
    "related",
    "Nurse: 3.5 years in 2 roles",
  ],
  ["5+ years as a nurse", { roles: [{ title: "Nurse" }] }, "related", "Nurse: no dates found"],
  ["5+ years as a nurse", { roles: [held("Baker", "2010-01")] }, "not-found", null],
  // A third of the years is related, less doesn't count, and a skill that is only listed has no
  // years.
  ["3+ years as a nurse", { roles: [held("Nurse", "2025-06")] }, "related", "Nurse: 1.1 years"],
  ["5+ years as a nurse", { roles: [held("Nurse", "2025-06")] }, "not-found", null],
  [
    "3 years as a nurse or baker",
    { roles: [held("Nurse", "2024-01"), held("Baker", "2022-01", "2023-12")] },
    "shown",
    "Nurse: 4.5 years in 2 roles",
  ],
  [
    "3+ years of Python",
    { roles: [{ ...held("Developer", "2020-01"), shows: ["Python"] }] },
    "shown",
    "Developer: 6.5 years",
  ],
  ["3+ years of Python", { lists: ["Python"] }, "not-found", null],
  [
    "4+ years in digital marketing",
    { roles: [held("Director of Development", "2010-01")] },
    "not-found",
    null,
  ],
  // The word after both alternatives is required in either case.
  [
    "3+ years of Python",
    { roles: [{ ...held("Intern", "2024-01", "2024-02"), shows: ["Python"] }] },
    "not-found",
    null,
  ],
  // A side duty in another occupation is related. In the first line or in several lines it is the
  // work.
  [
    "5+ years in public relations",
    { roles: [{ ...held("Baker", "2010-01"), bullets: ["Baked"], shows: ["Public relations"] }] },
    "related",
    "Baker: 16.5 years of related work",
  ],
  [
    "5+ years in public relations",
    {
      roles: [
        {
          ...held("Baker", "2010-01"),
          bullets: ["Baked", "Led public relations", "Wrote public relations plans"],
        },
      ],
    },
    "shown",
    "Baker: 16.5 years",
  ],
  // The skill counts as the work in a role of the same field, or in one without a parsed title.
  [
    "2+ years in accounts payable",
    { roles: [{ ...held("Senior Accountant", "2020-01"), shows: ["Accounts payable"] }] },
    "shown",
    "Senior Accountant: 6.5 years",
  ],
  [
    "2+ years in accounts payable",
    { roles: [{ ...held("Office Manager", "2015-01"), shows: ["Accounts payable"] }] },
    "shown",
    "Office Manager: 11.5 years",
  ],
  [
    "2+ years in accounts payable",
    { roles: [{ title: null, start: "2020-01", shows: ["Accounts payable"] }] },
    "shown",
    "Accounts payable: 6.5 years",
  ],
  // An activity also names the work.
  [
    "5+ years managing IT projects",
    { roles: [held("IT Project Manager", "2015-01")] },
    "shown",
    "IT Project Manager: 11.5 years",
  ],
  [
    "3+ years in corporate training",
    {
      roles: [
        { ...held("Chef", "2015-01"), bullets: ["Cooked"], shows: ["Training and development"] },
      ],
    },
    "related",
    "Chef: 11.5 years of related work",
  ],
  // Words on two different lines of a role don't name the work.
  [
    "2+ years of direct service",
    {
      roles: [
        { ...held("Clerk", "2015-01"), bullets: ["Directed traffic", "Wrote the service book"] },
      ],
    },
    "not-found",
    null,
  ],
])("years are counted over the roles that show the work: %s, %j", (...row) => {
  const [text, sketch, state, by] = row;
  expect(match(text, sketch)).toEqual([state, by]);
});
