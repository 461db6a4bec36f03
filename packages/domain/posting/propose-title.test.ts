import { expect, test } from "vitest";
import { proposeTitle } from "./propose-title.ts";

test.each([
  ["Senior Accountant\n\nAbout us\nWe sell kitchens.", "Senior Accountant"],
  ["# Pflegefachkraft (m/w/d) – Intensivstation\n\nWir suchen …", "Pflegefachkraft"],
  ["**About the job**\n\nJob title: Payroll Clerk | Leeds\nHours: 35", "Payroll Clerk"],
  ["Job Description\n\nWe are hiring a Registered Nurse for our ward.", "Registered Nurse"],
  [
    "Northfield Supply\nWarehouse Manager - nights\n\nYour tasks\n- Plan shifts",
    "Warehouse Manager",
  ],
  ["Job Description: Legal Secretary\nFirm: Ashdown Vale", "Legal Secretary"],
  ["Hausmeister (m/w/d) gesucht!\n\nIhre Aufgaben\n- Reparaturen", "Hausmeister"],
  // Not in any list of occupations, but in the position of a title.
  ["Glimmer Wrangler\n\nWhat you'll do\n- Wrangle", "Glimmer Wrangler"],
])("%j is a posting for %j", (description, title) => {
  expect(proposeTitle(description)).toBe(title);
});

test.each([
  "About the role\n\nWe make doors, and we make them well, in three towns by the sea.",
  "Our team of nine sits next to the people who pick and pack, and likes it that way. It is quiet.",
  "- Forklift licence\n- Two years in a warehouse",
  "",
])("no title is made up for %j", (description) => {
  expect(proposeTitle(description)).toBeNull();
});
