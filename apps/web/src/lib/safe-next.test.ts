import { expect, test } from "vitest";
import { safeNext } from "./safe-next.ts";

test("whoever signs in comes back to the page that was asked for", () => {
  expect(safeNext("/jobs/7?view=shortlist#top")).toBe("/jobs/7?view=shortlist#top");
  expect(safeNext(undefined)).toBe("/");
});

test("a link to the login can't send people to another site", () => {
  for (const next of [
    "//evil.example/",
    "/\\evil.example",
    "/\t/evil.example",
    "\\\\evil.example",
    "https://evil.example/",
    "javascript:alert(1)",
    "///evil.example",
  ]) {
    expect(safeNext(next)).toBe("/");
  }
});
