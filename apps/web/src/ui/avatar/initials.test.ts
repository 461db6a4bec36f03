import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test("a candidate is told apart by the first two initials", () => {
  expect(initials("Amara Okafor")).toBe("AO");
  expect(initials("  mei-ling   zhao chen ")).toBe("MZ");
  expect(initials("Ólafur")).toBe("Ó");
});

test("a CV that names nobody still has an avatar", () => {
  expect(initials(null)).toBe("?");
  expect(initials("   ")).toBe("?");
});
