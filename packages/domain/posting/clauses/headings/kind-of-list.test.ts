import { expect, test } from "vitest";
import { parseClauses } from "../parse-clauses.ts";

const kinds = (text: string) =>
  parseClauses(text).map((part) => `${part.kind}: ${part.text.replace(/[.\s]+$/u, "")}`);

test("a list under a heading of unknown words is told by what it holds", () => {
  const items = "\n- Experience with Kafka\n- Fluent Dutch\n- Calm";
  expect(kinds(`Pack for the trip\n${items.trim()}`)[0]).toMatch(/^must/u);
  expect(kinds(`## Pack for the trip\n${items}`)[0]).toMatch(/^must/u);
  expect(kinds(`In your pocket\n- 401(k)\n- Paid holidays\n- Fruit`)).toEqual([
    "about: 401(k)",
    "about: Paid holidays",
    "about: Fruit",
  ]);
  expect(kinds("Pack for the trip\n- Sweep the yard\n- Feed the hens")[0]).toMatch(/^other/u);
});

test("a word in capitals within a list of wishes is one of them, and opens no section", () => {
  expect(kinds("Preferred\nBSN\n1 year of night shifts")).toEqual([
    "nice: BSN",
    "nice: 1 year of night shifts",
  ]);
});

test("a label may be parted from its words by a dash", () => {
  expect(
    kinds("Teller\n\nExperience – Cash handling\nDesired – Hmong or Spanish").slice(1),
  ).toEqual(["must: Cash handling", "nice: Hmong or Spanish"]);
});

test("plus between two demands wishes for nothing", () => {
  expect(kinds("Requirements\n- Bash plus Python or Go\n- A diploma is a plus")).toEqual([
    "must: Bash plus Python or Go",
    "nice: A diploma is a plus",
  ]);
});
