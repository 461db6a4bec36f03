import { expect, test } from "vitest";
import { parsePosting } from "@resume-picker/domain/posting/parse-posting";
import { allDescriptions } from "./all-descriptions.ts";
import { addTallies, figuresOf, judgeSuggestions } from "./judge-suggestions.ts";

test("skill suggestions keep their precision, their recall and their sense of must and nice", () => {
  const { precision, recall, demand } = figuresOf(
    addTallies(allDescriptions.map((job) => judgeSuggestions(job, parsePosting(job.text)))),
  );
  expect(precision).toBeGreaterThanOrEqual(0.92);
  expect(recall).toBeGreaterThanOrEqual(0.9);
  expect(demand).toBeGreaterThanOrEqual(0.95);
});
