import { expect, test } from "vitest";
import { boldDocumentFrom, documentFrom } from "../testing/testing-document.ts";

import { matchHeading } from "./match-heading.ts";
import { coreHeadings, headingCues, listedHeadings } from "./section-headings.ts";
import { splitSections } from "./split-sections.ts";

const cv = (heading: string) => `Ada Lovelace
ada@example.com

${heading}

Something that stands below it`;

test("every heading that is listed opens its section in a CV", () => {
  const missed = listedHeadings.filter(([heading, { kind }]) => {
    const written = heading.charAt(0).toUpperCase() + heading.slice(1);
    const sections = splitSections(boldDocumentFrom(cv(written), [written]));
    return !sections.some((section) => section.kind === kind && section.title === written);
  });
  expect(missed).toEqual([]);
});

test("what also stands in lists opens no section as an item of one", () => {
  const cautioned = listedHeadings.filter(([, { strong }]) => !strong);
  expect(cautioned.length).toBeGreaterThan(100);
  const mistaken = cautioned.filter(([heading]) => {
    const list = `Ada Lovelace\n\nRequests\n\n- Apples\n- ${heading}\n- Pears`;
    return splitSections(documentFrom(list)).some(({ title }) => title === heading);
  });
  expect(mistaken).toEqual([]);
});

test("the commonest headings need no look of their own", () => {
  const missed = [...coreHeadings].filter((heading) => {
    const sections = splitSections(documentFrom(cv(heading)));
    return !sections.some(({ title }) => title === heading);
  });
  expect(missed).toEqual([]);
});

/** Unlisted headings, in the order of the cues that identify them. */
const byCue: readonly (readonly [string, string])[] = [
  ["volunteer", "Ehrenamtliche Einsätze"],
  ["activities", "Village Council Involvement"],
  ["projects", "Garden Projects"],
  ["experience", "Kitchen Experience"],
  ["certifications", "Boat Licences"],
  ["education", "Musical Education"],
  ["courses", "Evening Courses"],
  ["languages", "Linguistic Competence"],
  ["skills", "Kitchen Skills"],
  ["languages", "Living Languages"],
  ["publications", "Early Papers"],
  ["awards", "Choir Awards"],
  ["activities", "Chess Clubs"],
  ["interests", "Quiet Hobbies"],
  ["references", "Kind References"],
  ["summary", "Short Profile"],
];

test("every cue tells a heading that nobody listed", () => {
  expect(byCue.map(([kind]) => kind)).toEqual(headingCues.map(([, kind]) => kind));
  for (const [kind, heading] of byCue)
    expect(matchHeading(heading), heading).toEqual({ kind, how: "cue" });
});

test.each([
  "Gestor de projetos",
  "Director of Education",
  "Skills, tools",
  "Projects 2019 – 2021",
  "She speaks languages that nobody else in the office speaks",
])("a line with such a word is no heading: %s", (line) => {
  expect(matchHeading(line)).toBeNull();
});

const work = `Planner, Orchard Freight, May 2015 - present
Planned stock for nine shops`;

test("work under a heading in one's own words is work, and skills there are skills", () => {
  const kinds = (text: string) => splitSections(documentFrom(text)).map(({ kind }) => kind);
  expect(kinds(`Ada Lovelace\n\nWhat I do\n\n${work}`)).toContain("experience");
  expect(kinds("Ada Lovelace\n\nWhat I do\n\nExcel, forecasting")).toContain("skills");
  expect(kinds(`Ada Lovelace\n\nWhere I did it\n\n${work}`)).toContain("experience");
});

test("labels that follow the last job end it, and those of a job belong to it", () => {
  const kinds = (text: string) =>
    splitSections(documentFrom(`Ada Lovelace\n\nExperience\n${work}\n${text}`)).map(
      ({ kind }) => kind,
    );
  expect(kinds("Awards: Best planner\nSkills: Excel, SAP")).toEqual(
    expect.arrayContaining(["awards", "skills"]),
  );
  expect(kinds("Skills: Excel, SAP")).not.toContain("skills");
  const later = "Clerk, Lantern Bakery, June 2010 - April 2015";
  expect(kinds(`Awards: Best planner\nSkills: Excel, SAP\n${later}`)).not.toContain("skills");
});
