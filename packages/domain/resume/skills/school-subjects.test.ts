import { expect, test } from "vitest";
import { isListOfSchoolSubjects } from "./school-subjects.ts";

test("a list of school subjects is told from a degree and from few words", () => {
  expect(isListOfSchoolSubjects("Mathematics, Geography, Biology, English, French & Physics")).toBe(
    true,
  );
  expect(isListOfSchoolSubjects("Bachelor of Science, Mathematics and Physics")).toBe(false);
  expect(isListOfSchoolSubjects("Mathematics, Physics")).toBe(false);
});
