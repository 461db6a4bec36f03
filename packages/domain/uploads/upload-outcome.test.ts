import { expect, test } from "vitest";
import { mapOutcomes, summarizeUpload, uploadOutcomes } from "./upload-outcome.ts";

test("an upload is summed up in words, without what there was none of", () => {
  const none = mapOutcomes(() => 0);
  expect(summarizeUpload({ counts: { ...none, new: 1 }, doubtful: 0 })).toBe("1 added");
  const counts = { new: 48, newer: 12, older: 8, attachment: 2, known: 1, rejected: 1 };
  expect(summarizeUpload({ counts, doubtful: 3 })).toBe(
    "48 added · 20 versions · 2 attachments · 1 duplicate · 1 rejected · 3 need a check",
  );
  expect(summarizeUpload({ counts: { ...none, older: 1 }, doubtful: 0 })).toBe("1 version");
  expect(Object.keys(none)).toEqual([...uploadOutcomes]);
});
