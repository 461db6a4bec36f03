import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { expect, test } from "vitest";
import { makeCandidate } from "../testing/make-candidate.ts";
import { compareRows } from "./compare-rows.ts";
import type { Compared } from "./compared.ts";

const skillRow = (requirement: string, state: ScoreRow["state"]): ScoreRow => ({
  ...{ requirement, kind: "must", state, by: requirement, credit: 1, weight: 3, points: 10 },
  quote: {
    ...{ text: `Built it with ${requirement}`, highlight: requirement, page: 1, line: 4 },
    ...{ covers: [requirement], context: "Acme, 2020 – present" },
  },
});

function compared(id: number, rows: ScoreRow[], years: number): Compared {
  const row = makeCandidate(id);
  const breakdown = [
    { component: "skills", score: 50, state: "rated", reason: "", rows, quotes: [] },
  ] as const;
  const role = {
    ...{ role: "Engineer", company: `Acme ${id}`, location: null, startDate: "2020-01" },
    ...{ endDate: null, yearsInRole: years, isCurrent: true },
  };
  // Only the compared fields are filled in.
  const detail = {
    ...{ ...row, yearsExperience: years, experienceTimeline: [role] },
    ...{ availability: null, workPermit: null, score: { ...row.score, breakdown } },
  } as unknown as Candidate;
  const document = {
    skills: [{ skill: "Kafka", lines: [4] }],
    roles: [{ line: 3, bullets: [4] }],
  } as unknown as Compared["document"];
  const profile = { entries: [] };
  return { row, detail, profile, document, notes: [] };
}

test("what all share is told from what differs, and a shown one has its years", () => {
  const rows = compareRows([
    compared(1, [skillRow("Kafka", "shown"), skillRow("SQL", "shown")], 4),
    compared(2, [skillRow("Kafka", "shown"), skillRow("SQL", "listed")], 6.5),
  ]);
  const [kafka, sql] = rows;
  expect(kafka).toMatchObject({ label: "Kafka", hint: "must · all 2 show it", differs: false });
  expect(kafka?.cells.map(({ remark }) => remark)).toEqual([
    "4 years · Acme, 2020 – present",
    "6.5 years · Acme, 2020 – present",
  ]);
  expect(sql).toMatchObject({ label: "SQL", hint: "must", differs: true });
  expect(sql?.cells.map(({ state }) => state)).toEqual(["shown", "listed"]);
  expect(sql?.cells[1]?.remark).toBe("listed as a skill");
  const labels = rows.filter(({ differs }) => differs).map(({ label }) => label);
  expect(labels).toEqual(["SQL", "Experience", "Last roles"]);
});

test("a requirement that one CV was not rated by is not found there", () => {
  const [kafka] = compareRows([compared(1, [skillRow("Kafka", "shown")], 4), compared(2, [], 4)]);
  expect(kafka?.cells[1]).toMatchObject({
    state: "not-found",
    quote: null,
    remark: "not found in the CV",
  });
});

test("an invoice beside two CVs lacks nothing and makes no row differ", () => {
  const cvs = [
    compared(1, [skillRow("Kafka", "shown")], 4),
    compared(2, [skillRow("Kafka", "shown")], 4),
  ];
  const other = compared(3, [], 4);
  const warnings = [{ code: "other-document" as const, message: "" }];
  const detail = {
    ...other.detail,
    warnings,
    score: { ...other.detail.score, skillMatchScore: 0 },
  };
  const rows = compareRows([{ ...other, detail }, ...cvs]);
  expect(rows[0]).toMatchObject({ label: "Kafka", hint: "must · all 2 show it", differs: false });
  const ofInvoice = rows.filter(({ key }) => /^(requirement|part) /.test(key));
  expect(ofInvoice.length).toBeGreaterThan(1);
  for (const { cells, differs } of ofInvoice) {
    expect(cells[0]).toEqual({ state: null, quote: null, lines: [], remark: "" });
    expect(differs).toBe(false);
  }
});

test("a role that the CV repeats doesn't take the place of another in the comparison", () => {
  const one = compared(1, [], 4);
  const [role] = one.detail.experienceTimeline;
  const earlier = { ...role, role: "Tester", startDate: "2015", endDate: "2019" };
  const detail = { ...one.detail, experienceTimeline: [role, role, earlier] } as Candidate;
  const roles = compareRows([{ ...one, detail }]).find(({ label }) => label === "Last roles");
  expect(roles?.cells[0]?.lines).toHaveLength(2);
});
