import { expect, test } from "vitest";
import { askedYears } from "./asked-years.ts";

const read = (clause: string) => askedYears(clause)?.text ?? null;

test.each([
  ["5+ years in retail banking, two of them leading a team", "5+ years in retail banking"],
  ["At least five years of experience in retail banking", "5+ years in retail banking"],
  ["two years of bedside nursing", "2+ years of bedside nursing"],
  ["Minimum 3-5 years of sales experience required", "3+ years of sales experience"],
  [
    "not less than two years' post-qualification experience of residential conveyancing, will run",
    "2+ years of residential conveyancing",
  ],
  [
    "Five or more years writing Go or Java in production",
    "5+ years writing Go or Java in production",
  ],
  [
    "Ten years in multi-site healthcare operations.",
    "10+ years in multi-site healthcare operations",
  ],
  ["Have spent 5+ years building furniture", "5+ years building furniture"],
  ["Ten minste drie jaar ervaring als planner", "3+ jaar als planner"],
  ["4 years as a diesel mechanic", "4+ years as a diesel mechanic"],
  ["Forklift: 1 year", "1+ year of Forklift"],
  ["Min. 5 years' site management experience", "5+ years of site management experience"],
  ["a year or more in a nursery", "1+ year in a nursery"],
  ["Mindestens 5 Jahre Berufserfahrung als Bauleiter", "5+ Jahre als Bauleiter"],
  ["5 ans d'assistanat de direction", "5+ ans d'assistanat de direction"],
  ["5 ans d'expérience minimum en cabinet", "5+ ans en cabinet"],
  ["drei Jahre im B2B-Marketing gearbeitet", "3+ Jahre im B2B-Marketing"],
  ["3 years in mortgage lending and hold a", "3+ years in mortgage lending"],
  [
    "2-4 years of inspection experience in a machine shop",
    "2+ years of inspection experience in a machine shop",
  ],
  [
    "Four years in management consulting, business analysis or process improvement; Excel",
    "4+ years in management consulting, business analysis or process improvement",
  ],
  ["Al menos dos años de experiencia en hostelería", "2+ años en hostelería"],
])("what years are asked of is told in the posting's words: %s", (clause, expected) => {
  expect(read(clause)).toBe(expected);
});

test.each([
  "25 years of company history",
  "3 years' experience",
  "5 years of relevant professional experience",
  "Children of 2 to 5 years",
  "3 tot 5 jaar relevante werkervaring",
  "The contract is for two years",
])("years that name no work ask for nothing: %s", (clause) => {
  expect(read(clause)).toBeNull();
});
