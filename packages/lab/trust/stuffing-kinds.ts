import { allSkills } from "@resume-picker/domain/skills/parse-vocabulary";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { attacks } from "../ranking/attacks.ts";

/** A way to put words into a CV without any evidence. */
export type StuffingKind = {
  name: string;
  /** The lines to add. */
  lines: (job: ScorableJob) => string[];
  /** Adds the lines at the kind's usual position. */
  put: (cv: string, lines: readonly string[]) => string;
};

const asked = ({ requirements: { must, nice } }: ScorableJob) => [...must, ...nice];

/** Skills of every trade in rotation: the first of each, then the second of each. */
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

/** Adds bullet points to the CV's latest role. */
function inRole(cv: string, bullets: readonly string[]): string {
  const lines = cv.split("\n");
  const at = lines.findIndex((line) => line.startsWith("- "));
  return lines.toSpliced(at + 1, 0, ...bullets.map((text) => `- ${text}`)).join("\n");
}

/** Adds lines below the name and contact details. */
function underName(cv: string, added: readonly string[]): string {
  return cv
    .split("\n")
    .toSpliced(2, 0, ...added)
    .join("\n");
}

function atEnd(cv: string, added: readonly string[]): string {
  return `${cv}\n${added.join("\n")}\n`;
}

function underHeading(heading: string): StuffingKind["put"] {
  return (cv, added) => atEnd(cv, ["", heading, "", ...added]);
}

const summary = "Reliable and used to working in a team.";

/** Adds the lines at the end of a section. If the CV has no such section, adds it at the end. */
function inSection(heading: string): StuffingKind["put"] {
  return (cv, added) => {
    const lines = cv.split("\n");
    const start = lines.indexOf(heading);
    if (start === -1) return underHeading(heading)(cv, added);
    const next = lines.findIndex((line, at) => at > start && /^[A-Z ]{4,}$/u.test(line));
    const end = lines.slice(0, next === -1 ? undefined : next).findLastIndex((line) => line !== "");
    return lines.toSpliced(end + 1, 0, ...added).join("\n");
  };
}

/** The requirements in sentences that an applicant would write. */
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
    lines: () => [skillsOfAllTrades(200).join(", ")],
    put: atEnd,
  },
  {
    name: "200 skills of all trades in 20 lines",
    lines: () => inRows(skillsOfAllTrades(200), 10),
    put: atEnd,
  },
  {
    name: "200 skills of all trades as a Skills section",
    lines: () => inRows(skillsOfAllTrades(200), 5),
    put: underHeading("CORE SKILLS"),
  },
  {
    name: "the requirements listed",
    lines: (job) => [asked(job).join(", ")],
    put: underHeading("KEY SKILLS"),
  },
  {
    name: "the requirements as two lines in a role",
    lines: (job) => inRows(asked(job), Math.ceil(asked(job).length / 2)),
    put: inRole,
  },
  {
    name: "the posting reworded in a role",
    lines: reworded,
    put: inRole,
  },
  {
    name: "title and list together",
    lines: (job) => [job.title, asked(job).join(" | ")],
    put: underName,
  },
  {
    name: "the requirements as one sentence in a role",
    lines: (job) => [`Responsible for ${asked(job).join(", ")}`],
    put: inRole,
  },
  {
    name: "the requirements five times over",
    lines: (job) => repeated?.lines(job) ?? [],
    put: atEnd,
  },
];

/** Positions for the same lines, each with and without the job's title above them. */
export const stuffingPositions: readonly Pick<StuffingKind, "name" | "put">[] = [
  { name: "after EDUCATION", put: inSection("EDUCATION") },
  { name: "before SUMMARY", put: (cv, lines) => underName(cv, [...lines, "", "SUMMARY", summary]) },
  { name: "under KEYWORDS", put: underHeading("KEYWORDS") },
  { name: "under SKILLS", put: inSection("SKILLS") },
];
