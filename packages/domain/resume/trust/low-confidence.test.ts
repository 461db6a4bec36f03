import { expect, test } from "vitest";
import { parseResume } from "../parse-resume.ts";
import { documentFrom } from "../testing/testing-document.ts";

const warningsOf = (text: string) =>
  parseResume(documentFrom(text), { today: "2026-11-22" }).warnings.map(({ message }) => message);

test.each([
  [
    "minutes",
    "minutes of the weekly meeting\n\nThe team agreed to move the build to Docker and Kubernetes.\nThe Python services will follow; SQL reports stay where they are.\nNext meeting on Monday.",
  ],
  [
    "a recipe",
    "pancakes for four\n\nBeat the eggs with the milk and add the flour.\nLet the batter rest, then fry it in butter until it is golden.",
  ],
  [
    "source code",
    "import numpy as np\nfrom sklearn import svm\n\ndef train(python, sql, docker):\n    return svm.SVC().fit(python, sql)",
  ],
])("anybody who uploads %s hears that it may be no CV", (_, text) => {
  expect(warningsOf(text).join()).toMatch(/does not look like a CV|^Not a CV: not scored/u);
});

test("headings of a CV without anybody, jobs or a school still raise doubts", () => {
  expect(warningsOf("Experience\n\nSkills\nPython, SQL, Docker").join()).toContain(
    "Check whether it is a CV",
  );
});

test("an anonymized CV is taken for one", () => {
  const text =
    "Experience\nCook, Company Name\t01/2015 - 02/2020\n- Grilled meat and fish\n\nSkills\nCooking, Hygiene, Ordering";
  expect(warningsOf(text).join()).not.toContain("Check whether");
});
