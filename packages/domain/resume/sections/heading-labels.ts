import type { TextLine } from "../shape/document.ts";
import { namesLanguage } from "../lexicon/language-names.ts";
import type { HeadingMark } from "./heading-mark.ts";
import { matchHeading } from "./match-heading.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { SectionKind } from "./section-kind.ts";

/** Marks a heading in a narrow column to the left of its content, on one line or two. */
export function markRail(lines: readonly TextLine[], index: number): HeadingMark | null {
  const line = lines[index];
  if (!line || line.bullet || !line.text.includes("\t")) return null;
  const [label, ...others] = line.text.split("\t");
  const rest = others.join("\t").trim();
  if (label === undefined || rest === "" || label.trim().length > 34) return null;
  if (findDateSpans(label).length > 0) return null;
  const one = matchHeading(label);
  if (one?.how === "listed" || (one?.how === "weak" && isRailLabel(line, one.kind, rest))) {
    return { kind: one.kind, title: label.trim(), rest };
  }
  const nextLabel = lines[index + 1]?.text.split("\t")[0]?.trim() ?? "";
  const two = nextLabel === "" ? null : matchHeading(`${label.trim()} ${nextLabel}`);
  if (two?.how !== "listed" || lines[index + 1]?.text.includes("\t") !== true) return null;
  return { kind: two.kind, title: `${label.trim()} ${nextLabel}`, rest };
}

function isRailLabel(line: TextLine, kind: SectionKind, rest: string): boolean {
  const run = line.runs[0];
  const last = line.runs[line.runs.length - 1];
  const isMarked = run && last ? run.bold && !last.bold : false;
  if (kind === "languages") return namesLanguage(rest) && isMarked;
  return isMarked || kind === "experience" || kind === "education";
}

const labelledKinds: ReadonlySet<SectionKind> = new Set([
  "languages",
  "skills",
  "certifications",
  "interests",
  "courses",
  "awards",
]);

const insideEntries: ReadonlySet<SectionKind> = new Set([
  "experience",
  "education",
  "projects",
  "volunteer",
  "activities",
]);

/**
 * Marks "Languages: English, German" as the start of a section. Within the jobs it belongs to the
 * job, unless it is next to another such line and no job follows: "Awards: …" above "Skills: …".
 */
export function markLabel(
  lines: readonly TextLine[],
  index: number,
  kind: SectionKind,
): HeadingMark | null {
  const mark = readLabel(lines[index]);
  if (mark === null || mark.kind === kind) return null;
  if (!insideEntries.has(kind)) return mark;
  const beside = [readLabel(lines[index - 1]), readLabel(lines[index + 1])];
  const isOfTail = beside.some((other) => other !== null && other.kind !== mark.kind);
  return isOfTail && !isDatedBelow(lines, index) ? mark : null;
}

/** Whether a date range follows before the next heading. */
function isDatedBelow(lines: readonly TextLine[], index: number): boolean {
  for (const { text } of lines.slice(index + 1, index + 40)) {
    if (matchHeading(text)?.how === "listed") return false;
    if (findDateSpans(text).some((span) => span.isRange)) return true;
  }
  return false;
}

function readLabel(line: TextLine | undefined): HeadingMark | null {
  const found = /^\s*([^:：\t]{3,36})[:：]\s*(\S.*)$/u.exec(line?.text ?? "");
  if (!found) return null;
  const label = found[1] ?? "";
  const rest = found[2] ?? "";
  const match = matchHeading(label);
  if (!match || !labelledKinds.has(match.kind)) return null;
  if (match.kind === "languages" && !namesLanguage(rest)) return null;
  return { kind: match.kind, title: label, rest };
}
