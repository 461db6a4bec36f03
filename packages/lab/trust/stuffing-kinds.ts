import { allSkills } from "@resume-picker/domain/skills/parse-vocabulary";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { attacks } from "../ranking/attacks.ts";

/** A way of putting words into a CV that the person has nothing to show for. */
export type StuffingKind = { name: string; stuff: (cv: string, job: ScorableJob) => string };

const asked = ({ requirements: { must, nice } }: ScorableJob) => [...must, ...nice];

/** Skills of every trade in turn: of each its first, then of each its second. */
function skillsOfAllTrades(count: number): string[] {
  const byTrade = new Map<string, string[]>();
  for (const { trade, name } of allSkills())
    byTrade.set(trade, [...(byTrade.get(trade) ?? []), name]);
  const lists = [...byTrade.values()];
  const longest = Math.max(...lists.map((list) => list.length));
  const mixed = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []));
  return mixed.flat().slice(0, count);
}

function inRows(items: readonly string[], perRow: number): string[] {
  const rows = Math.ceil(items.length / perRow);
  return Array.from({ length: rows }, (_, row) =>
    items.slice(row * perRow, (row + 1) * perRow).join(", "),
  );
}

/** As bullets of the CV's latest role. */
function inRole(cv: string, bullets: readonly string[]): string {
  const lines = cv.split("\n");
  const at = lines.findIndex((line) => line.startsWith("- "));
  return lines.toSpliced(at + 1, 0, ...bullets.map((text) => `- ${text}`)).join("\n");
}

/** Under name and contacts. */
function underName(cv: string, added: readonly string[]): string {
  return cv
    .split("\n")
    .toSpliced(2, 0, ...added)
    .join("\n");
}

const atEnd = (cv: string, added: readonly string[]) => `${cv}\n${added.join("\n")}\n`;

/** The requirements in a job hunter's own sentences. */
const sentences = [
  (skill: string) => `Worked daily with ${skill} for several departments`,
  (skill: string) => `Took on responsibility for ${skill} and trained colleagues in it`,
  (skill: string) => `Recognised by management for excellent ${skill}`,
];

function reworded(job: ScorableJob): string[] {
  return asked(job).map((text, at) => sentences[at % sentences.length]?.(text) ?? text);
}

const repeated = attacks.find(({ name }) => name === "the job's keywords five times over");

export const stuffingKinds: readonly StuffingKind[] = [
  {
    name: "200 skills of all trades in a line",
    stuff: (cv) => atEnd(cv, [skillsOfAllTrades(200).join(", ")]),
  },
  {
    name: "200 skills of all trades in 20 lines",
    stuff: (cv) => atEnd(cv, inRows(skillsOfAllTrades(200), 10)),
  },
  {
    name: "200 skills of all trades as a Skills section",
    stuff: (cv) => atEnd(cv, ["", "CORE SKILLS", "", ...inRows(skillsOfAllTrades(200), 5)]),
  },
  {
    name: "the requirements listed",
    stuff: (cv, job) => atEnd(cv, ["", "KEY SKILLS", "", asked(job).join(", ")]),
  },
  {
    name: "the requirements as two lines in a role",
    stuff: (cv, job) => inRole(cv, inRows(asked(job), Math.ceil(asked(job).length / 2))),
  },
  {
    name: "the posting reworded in a role",
    stuff: (cv, job) => inRole(cv, reworded(job)),
  },
  {
    name: "title and list together",
    stuff: (cv, job) => underName(cv, [job.title, asked(job).join(" | ")]),
  },
  {
    name: "the requirements as one sentence in a role",
    stuff: (cv, job) => inRole(cv, [`Responsible for ${asked(job).join(", ")}`]),
  },
  {
    name: "the requirements five times over",
    stuff: (cv, job) => atEnd(cv, repeated?.lines(job) ?? []),
  },
];
