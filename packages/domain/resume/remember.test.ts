import { expect, test } from "vitest";
import { forgetTexts, remember } from "./remember.ts";

test("asks about a text once, until the next CV", () => {
  const asked: string[] = [];
  const measure = remember((text) => {
    asked.push(text);
    return text.length;
  });
  expect([measure("Nurse"), measure("Nurse"), measure("Ward 4")]).toEqual([5, 5, 6]);
  expect(asked).toEqual(["Nurse", "Ward 4"]);
  forgetTexts();
  expect(measure("Nurse")).toBe(5);
  expect(asked).toEqual(["Nurse", "Ward 4", "Nurse"]);
});

test("remembers that there is nothing to find", () => {
  let asked = 0;
  const find = remember(() => {
    asked += 1;
    return null;
  });
  expect([find("a"), find("a")]).toEqual([null, null]);
  expect(asked).toBe(1);
});

test("keeps neither endless texts nor endlessly many", () => {
  let asked = 0;
  const measure = remember((text) => {
    asked += 1;
    return text.length;
  });
  const long = "x".repeat(401);
  expect([measure(long), measure(long)]).toEqual([401, 401]);
  expect(asked).toBe(2);
  for (let at = 0; at <= 2000; at += 1) measure(String(at));
  asked = 0;
  expect(measure("0")).toBe(1);
  expect(asked).toBe(1);
});
