import { expect, test } from "vitest";
import { findCommands } from "./find-commands.ts";
import type { Command } from "./find-commands.ts";

const command = (group: Command["group"], label: string, hint?: string): Command => ({
  id: label,
  group,
  label,
  ...(hint === undefined ? {} : { hint }),
  run: () => undefined,
});

const commands = [
  command("Candidates", "Amara Okafor", "Backend Engineer"),
  command("Candidates", "Priya Backe", "Analyst"),
  command("Jobs", "Senior Backend Engineer"),
  command("Actions", "AI Rank"),
];

test("words of label and hint find an entry, actions and jobs before people", () => {
  expect(findCommands(commands, "backe").map(({ label }) => label)).toEqual([
    "Senior Backend Engineer",
    "Amara Okafor",
    "Priya Backe",
  ]);
  expect(findCommands(commands, "engineer amara").map(({ label }) => label)).toEqual([
    "Amara Okafor",
  ]);
  expect(findCommands(commands, "priya").map(({ label }) => label)).toEqual(["Priya Backe"]);
});

test("of 10,000 people a handful is shown, those that begin as typed first", () => {
  const people = Array.from({ length: 50 }, (_, id) => command("Candidates", `Person ${id}`));
  const shown = findCommands([...people, command("Candidates", "4th Person")], "4");
  expect(shown).toHaveLength(6);
  expect(shown[0]?.label).toBe("4th Person");
});
