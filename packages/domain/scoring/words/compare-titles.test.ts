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
  // The same occupation in other words.
  ["Accountant", "General Ledger Accountant", 0.8, 0.99],
  ["Nurse", "Krankenpfleger", 0.8, 0.95],
  ["Grundschullehrerin", "Teacher", 0.8, 0.95],
  ["Software Engineer", "Softwareentwickler", 0.8, 0.95],
  // Related work.
  ["Software Engineer", "Backend Developer", 0.7, 0.95],
  ["Software Engineer", "Data Scientist", 0, 0.4],
  ["Sales Manager", "Account Manager", 0.4, 0.69],
  ["Accountant", "Bookkeeper", 0.4, 0.69],
  // Other work despite a shared word.
  ["Sales Manager", "Engineering Manager", 0, 0.15],
  ["Nurse", "Software Engineer", 0, 0.05],
  ["Software Engineer", "Software Sales Executive", 0, 0.4],
  ["Baker", "Blacksmith", 0, 0.01],
  // Titles in no list are only compared by words.
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
  // The same head in related fields, or the same field with related heads.
  ["Strategy Consultant", "Organisation Development Consultant", 0.25, 0.69],
  ["Strategy Consultant", "Consultant", 0.25, 0.69],
  ["Strategy Consultant", "Vice President", 0, 0.24],
  ["Associate Merchandiser, Apparel", "Fashion Designer", 0.25, 0.69],
  ["Associate Merchandiser, Apparel", "Cashier", 0, 0.24],
  ["Team Lead, Customer Service", "Call Center Team Leader", 0.7, 1],
  // The same head in an unrelated field, or the same kind of employer, is not similar.
  ["Call Center Agent", "Real Estate Agent", 0, 0.24],
  ["Interior Designer", "Instructional Designer", 0, 0.24],
  ["Elementary School Teacher", "School Bus Driver", 0, 0.24],
  ["Quality Inspector", "Mechanical Engineer", 0, 0.5],
  ["Construction Superintendent", "School Superintendent", 0, 0.24],
  ["Pilot", "Pilot Program Coordinator", 0, 0.24],
  // Short forms.
  ["AP Specialist", "Accounts Payable Clerk", 0.7, 1],
  ["CFO", "Chief Financial Officer", 0.7, 1],
  ["IT Director", "Director of Information Technology", 0.7, 1],
  ["Restaurant Manager", "Banquet Manager", 0.25, 0.69],
  ["Auto Body Technician", "Automotive Technician", 0.25, 0.69],
  ["Tax Accountant", "General Ledger Accountant", 0.25, 0.69],
  ["Customer Service Team Leader", "Customer Service Representative", 0.25, 0.69],
  ["HR Manager", "HR Assistant", 0.25, 0.69],
  // Any alternative is enough, and short forms are expanded.
  ["Cook / Baker", "Baker", 1, 1],
  ["SEO Specialist", "Search Engine Optimization Specialist", 1, 1],
  ["Accounts Payable Specialist", "A/P Specialist", 1, 1],
] as const)("work is read from head and field: %s, %s", (...row) => {
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
