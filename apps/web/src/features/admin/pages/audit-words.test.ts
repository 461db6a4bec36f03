import { expect, test } from "vitest";
import { detailsInWords } from "./audit-words.ts";

test("an admin reads the details of an audit entry without knowing the code", () => {
  expect(detailsInWords({ type: "pdf", bytes: 20_500, replaced: false })).toBe(
    "File type: pdf, Size: 21 KB, Replaced an earlier CV: no",
  );
  expect(detailsInWords({ months: 0 })).toBe("Kept for months: no limit");
  expect(detailsInWords({ engine: "Built-in", host: "" })).toBe("Engine: Built-in");
  expect(detailsInWords({ someNewCount: 1200 })).toBe("Some new count: 1,200");
  const empties: Record<string, string>[] = [{}, { host: "" }];
  for (const empty of [null, ...empties]) expect(detailsInWords(empty)).toBe("No details");
});
