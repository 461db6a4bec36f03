import { expect, test } from "vitest";
import type { Reading } from "../../reading/tallies.ts";
import { f1 } from "../../reading/tallies.ts";
import { listCases } from "../list-cases.ts";
import type { LayoutTruth } from "../truth.ts";
import { writeTruth } from "../truth.ts";
import { rateReading } from "./rate-reading.ts";
import { emptyLayoutScores } from "./scores.ts";

const cases = listCases(["de"], 1);
const truthOf = (id: string): LayoutTruth => {
  const found = cases.find(({ template }) => template.id === id);
  if (!found) throw new Error(`No template is called ${id}`);
  return writeTruth(found.person, found.template);
};

/** A flawless parse result. */
const perfect = (truth: LayoutTruth): Reading => ({
  name: truth.names[0] ?? null,
  email: truth.email,
  phone: null,
  location: null,
  roles: truth.roles,
  lastTitle: truth.roles[0]?.title ?? null,
  education: truth.education.map(({ degree, school }) => ({ degree, institution: school })),
  skills: truth.skills,
  years: truth.years ?? null,
});

const figures = (reading: Reading, truth: LayoutTruth) => {
  const scores = emptyLayoutScores();
  const misses = rateReading(reading, truth, [scores]);
  return { misses, of: (field: keyof typeof scores) => f1(scores[field]) };
};

test("a CV that is read without a fault gets full marks", () => {
  for (const { person, template } of cases) {
    const truth = writeTruth(person, template);
    const { misses, of } = figures(perfect(truth), truth);
    expect(misses).toEqual([]);
    expect(of("whole role")).toBe(1);
    expect(of("school")).toBe(1);
  }
});

test("a wrong month counts where the CV says the month, and only there", () => {
  const shift = (truth: LayoutTruth): Reading => {
    const reading = perfect(truth);
    return {
      ...reading,
      roles: reading.roles.map((role) => ({
        ...role,
        start: `${(role.start ?? "").slice(0, 4)}-12`,
      })),
    };
  };
  const months = truthOf("right-edge");
  expect(figures(shift(months), months).of("dates")).toBeLessThan(1);
  const years = truthOf("academic-years");
  expect(figures(shift(years), years).of("dates")).toBe(1);
});

test("a break that is read as a post costs precision", () => {
  const truth = truthOf("right-edge");
  const reading = perfect(truth);
  const leave = { title: "Elternzeit", company: null, start: "1999-04", end: "1999-09" };
  const { misses, of } = figures({ ...reading, roles: [...reading.roles, leave] }, truth);
  expect(of("roles")).toBeLessThan(1);
  expect(misses.join()).toContain("Elternzeit");
});

test("a company that is missing is a miss, though the title is right", () => {
  const truth = truthOf("right-edge");
  const reading = perfect(truth);
  const roles = reading.roles.map((role) => ({ ...role, company: null }));
  const { of } = figures({ ...reading, roles }, truth);
  expect(of("title")).toBe(1);
  expect(of("company")).toBe(0);
  expect(of("whole role")).toBe(0);
});
