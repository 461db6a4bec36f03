import { expect, test } from "vitest";
import { yearsShown } from "./years-shown.ts";

const document = {
  skills: [
    { skill: "Kafka", lines: [3, 8] },
    { skill: "Go", lines: [20] },
    { skill: "SQL", lines: [2] },
  ],
  roles: [
    { line: 2, bullets: [3, 4] },
    { line: 7, bullets: [8] },
    { line: 12, bullets: [] },
  ],
};
const role = (startDate: string | null, yearsInRole: number | null) => ({ startDate, yearsInRole });

test("years with a skill are those of the roles that show it, two at once counted once", () => {
  const apart = [role("2021-01", 2), role("2018-01", 1.5), role("2010", 3)];
  expect(yearsShown("kafka", document, apart)).toBe(3.5);
  const overlapping = [role("2019-01", 2), role("2018-01", 2), role("2010", 3)];
  expect(yearsShown("Kafka", document, overlapping)).toBe(3);
  expect(yearsShown("SQL", document, apart)).toBe(2);
});

test("what no dated role shows has no years", () => {
  const undated = [role(null, null), role("2018", null), role("2010", 3)];
  expect(yearsShown("Kafka", document, undated)).toBe(null);
  expect(yearsShown("Go", document, [role("2021-01", 2)])).toBe(null);
  expect(yearsShown("Rust", document, [role("2021-01", 2)])).toBe(null);
});
