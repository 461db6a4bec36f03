import { expect, test } from "vitest";
import { isListOfSchoolSubjects, isOfSchool } from "./school-subjects.ts";

test("a list of school subjects is told from a degree and from few words", () => {
  expect(isListOfSchoolSubjects("Mathematics, Geography, Biology, English, French & Physics")).toBe(
    true,
  );
  expect(isListOfSchoolSubjects("Bachelor of Science, Mathematics and Physics")).toBe(false);
  expect(isListOfSchoolSubjects("Mathematics, Physics")).toBe(false);
});

test.each([
  ["GCSEs: Maths, English, Food Technology", true],
  ["Took classes in Business Management & Accounting (no degree)", true],
  ["Havo, profiel Natuur & Gezondheid (biologie, scheikunde)", true],
  ["Optativas: economía, topografía", true],
  ["BSc Food Technology", false],
])("what was only taught at school shows no skill: %s", (line, is) => {
  expect(isOfSchool(line)).toBe(is);
});
