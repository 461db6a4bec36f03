import fc from "fast-check";
import { expect, test } from "vitest";
import { isForAdmins, safeNext } from "./safe-next.ts";

test("anybody who signs in comes back to the page that was asked for", () => {
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

test("wherever the login leads, a browser stays on this site", () => {
  const piece = fc.constantFrom(
    "/",
    "\\",
    ".",
    "..",
    "//",
    "\t",
    "\n",
    "\u0000",
    "\u0085",
    "%2f",
    "@",
    ":",
  );
  const path = fc.array(fc.oneof(piece, fc.string({ unit: "grapheme" })), { maxLength: 8 });
  fc.assert(
    fc.property(path, (pieces) => {
      const next = safeNext(`/${pieces.join("")}`);
      expect(next).toMatch(/^\/(?!\/)/);
      expect(next).not.toMatch(/[\\\p{Cc}]/u);
      expect(new URL(next, "http://desk.example").origin).toBe("http://desk.example");
    }),
  );
  expect(safeNext("/.//evil.example")).toBe("/");
});

test("only pages for administrators ask for another account", () => {
  expect(["/admin", "/admin?tab=usage", "/admin/audit"].map(isForAdmins)).toEqual([
    true,
    true,
    true,
  ]);
  expect(["/", "/administration", "/jobs/7?q=/admin"].map(isForAdmins)).not.toContain(true);
});
