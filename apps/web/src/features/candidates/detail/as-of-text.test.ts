import { expect, test } from "vitest";
import { asOfText, oldSentence } from "./as-of-text.ts";

const day = { day: "2026-11-22", newest: null, isSilentAfter: false };

test("a recruiter reads to which day years are counted, and who names it", () => {
  expect(asOfText({ ...day, from: "received" })).toBe("as of Nov 22, 2026 (received)");
  expect(asOfText({ ...day, from: "stated" })).toBe("as of Nov 2026 (stated in the CV)");
  expect(asOfText({ ...day, from: "entered" })).toBe("as of Nov 22, 2026 (entered by hand)");
  expect(asOfText({ ...day, from: null })).toBe("as of Nov 22, 2026");
});

test("an old CV is called old, and never a gap", () => {
  expect(oldSentence({ ...day, from: "received" })).toBe(null);
  expect(oldSentence({ ...day, from: "received", newest: "2014-03", isSilentAfter: true })).toBe(
    "Everything in this CV is from Mar 2014 or before. Time after that is not counted as a gap.",
  );
  expect(oldSentence({ ...day, from: "received", newest: "2014" })).toContain(
    "“present” means Nov 22, 2026 here. If the CV is older, edit that date.",
  );
});
