import fc from "fast-check";
import type { ScorableJob } from "../score/score.ts";
import type { ResumeSketch } from "./sample-resume.ts";

const skillNames = [
  "Python",
  "Postgres",
  "MySQL",
  "k8s",
  "Kafka",
  "Terraform",
  "React",
  "Wound care",
  "Payroll",
  "Excel",
  "Communication",
];
/** An arbitrary short CV. */
export const arbitrarySketch: fc.Arbitrary<ResumeSketch> = fc.record({
  roles: fc.array(
    fc.record({
      title: fc.constantFrom("Backend Developer", "Nurse", "Accountant", "Intern", "Lead Engineer"),
      start: fc.constantFrom("2010", "2015-03", "2020-01", "2024-07"),
      end: fc.constantFrom(null, "2016", "2021-12", "2025-02"),
      shows: fc.uniqueArray(fc.constantFrom(...skillNames), { maxLength: 4 }),
    }),
    { maxLength: 4 },
  ),
  lists: fc.uniqueArray(fc.constantFrom(...skillNames), { maxLength: 6 }),
  degrees: fc.array(fc.constantFrom("BSc Computer Science", "Diploma in Nursing"), {
    maxLength: 2,
  }),
});
/** An arbitrary job that such a CV may or may not match. */
export const arbitraryJob: fc.Arbitrary<ScorableJob> = fc.record({
  title: fc.constantFrom("Senior Backend Engineer", "Nurse", "Head of Something", ""),
  description: fc.constantFrom(
    "",
    "You need 3+ years with Python. Kafka is a plus.",
    "- Wound care\n- Excel",
  ),
  requirements: fc.record({
    must: fc.uniqueArray(fc.constantFrom(...skillNames, "Bachelor's degree in Computer Science"), {
      maxLength: 4,
    }),
    nice: fc.uniqueArray(fc.constantFrom(...skillNames, "Underwater basket weaving"), {
      maxLength: 3,
    }),
  }),
});
