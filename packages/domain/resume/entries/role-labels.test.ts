import { expect, test } from "vitest";
import { isTableHead, readRoleLabel, roleLabels } from "./role-labels.ts";

test("what stands behind any label is read as its part of the role", () => {
  // "A" is a column heading in tables and is never used before a colon.
  for (const [label, part] of roleLabels.filter(([each]) => each.length > 1)) {
    expect(readRoleLabel(`${label.toUpperCase()}: Ada & Sons`), label).toEqual({
      part,
      value: "Ada & Sons",
    });
  }
});

test("two labels side by side are a table's head, and no role", () => {
  for (const [label] of roleLabels.filter(([each]) => /^[\p{L} ]+$/u.test(each)))
    expect(isTableHead(`${label} | Period`), label).toBe(true);
});

test("a label names nothing without its colon, nor inside a sentence", () => {
  for (const [label] of roleLabels) {
    expect(readRoleLabel(`${label} Ada & Sons`), label).toBeNull();
    expect(readRoleLabel(`Ada told the ${label} that it rained`), label).toBeNull();
  }
});

test("a word alone before a tab is a cell, as in any table", () => {
  for (const [label] of roleLabels.filter(([each]) => !each.includes(" ")))
    expect(readRoleLabel(`${label}\tAda & Sons`), label).toBeNull();
});
