import { expect, test } from "vitest";
import { countedToText, oldSentence } from "./counted-to-text.ts";

const day = { day: "2026-11-22", newest: null, isSilentAfter: false };

test("a recruiter reads to which day years are counted, and who names it", () => {
  expect(countedToText({ ...day, from: "received" })).toBe(
    "counted to Nov 22, 2026, the day it came in",
  );
  expect(countedToText({ ...day, from: "stated" })).toBe("counted to Nov 2026, as the CV states");
  expect(countedToText({ ...day, from: "entered" })).toBe(
    "counted to Nov 22, 2026, entered by hand",
  );
  expect(countedToText({ ...day, from: null })).toBe("counted to Nov 22, 2026");
});

test("an old CV is called old, and never a gap", () => {
  expect(oldSentence({ ...day, from: "received" })).toBe(null);
  expect(oldSentence({ ...day, from: "received", newest: "2014-03", isSilentAfter: true })).toBe(
    "Everything that was read of this CV is from Mar 2014 or before: what came after is not stated, and counts as no gap.",
  );
  expect(oldSentence({ ...day, from: "received", newest: "2014" })).toContain(
    "“present” is counted to Nov 22, 2026: correct that day if the CV is older.",
  );
});
