import { expect, test } from "vitest";
import { comparableTitle, titleSimilarity } from "./compare-titles.ts";

const near = (wanted: string, has: string) =>
  titleSimilarity(comparableTitle(wanted), comparableTitle(has));

test.each([
  ["Backend Developer", "Back-end Engineer"],
  ["Registered Nurse", "Senior Registered Nurse"],
  ["Nurse", "RN"],
  ["Underwater Basket Weaver", "Junior underwater basket weavers"],
  ["Manager", "Manager"],
  ["Head of Sales", "Head of Sales"],
])("the same work under the same words is the same title: %s, %s", (wanted, has) => {
  expect(near(wanted, has)).toBe(1);
});

test.each([
  // The same occupation under other words.
  ["Accountant", "Bookkeeper", 0.8, 0.95],
  ["Nurse", "Krankenpfleger", 0.8, 0.95],
  ["Grundschullehrerin", "Teacher", 0.8, 0.95],
  ["Software Engineer", "Softwareentwickler", 0.8, 0.95],
  // Near it.
  ["Software Engineer", "Backend Developer", 0.7, 0.95],
  ["Software Engineer", "Data Scientist", 0.05, 0.4],
  ["Sales Manager", "Account Manager", 0.6, 0.8],
  // Other work, whatever word it shares.
  ["Sales Manager", "Engineering Manager", 0, 0.15],
  ["Nurse", "Software Engineer", 0, 0.05],
  ["Software Engineer", "Software Sales Executive", 0, 0.4],
  ["Baker", "Blacksmith", 0, 0.01],
  // Words are all there is of what no list knows.
  ["Falconry Keeper", "Falconry Trainer", 0.3, 0.7],
  ["Falconry Keeper", "Otter Keeper", 0.3, 0.7],
  ["Falconry Specialist", "Otter Specialist", 0, 0.15],
  ["Falconry Keeper", "Falconry Keeper of Birds", 0.75, 0.95],
  ["", "Nurse", 0, 0],
  ["Nurse", "", 0, 0],
] as const)("a title is as near as the work: %s, %s", (...row) => {
  const [wanted, has, least, most] = row;
  expect(near(wanted, has)).toBeGreaterThanOrEqual(least);
  expect(near(wanted, has)).toBeLessThanOrEqual(most);
});

test.each([
  ["Software Sales Executive", ["sales"]],
  ["Web Developer", ["software"]],
  ["Software", ["software"]],
  ["Backend Web Developer", ["software", "backend"]],
  ["Senior Registered Nurse", ["nurse"]],
  ["Head of Engineering", ["software-manager"]],
  ["Nurse and Teacher", ["nurse", "teacher"]],
  ["Grundschullehrerin", ["teacher"]],
  ["Underwater Basket Weaver", []],
  ["", []],
])("a title names its occupations: %s", (title, families) => {
  expect(comparableTitle(title).families.map(({ family }) => family)).toEqual(families);
});
