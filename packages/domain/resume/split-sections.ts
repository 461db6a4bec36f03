import type { LaidOutDocument, TextLine } from "./document.ts";
import type { HeadingMatch, LineStyle } from "./match-heading.ts";
import { bodySize, isSameStyle, matchHeading, styleOf } from "./match-heading.ts";
import { findDateSpans } from "./read-dates.ts";
import { namesLanguage } from "./language-names.ts";
import type { SectionKind } from "./section-headings.ts";

export type SectionLine = {
  /** Index into `LaidOutDocument.lines`. */
  index: number;
  /** The line's text, or what remains of it after a heading that shares the line. */
  text: string;
  line: TextLine;
};

export type Section = {
  kind: SectionKind;
  /** The heading as it stands in the CV; null for what comes before the first one. */
  title: string | null;
  lines: SectionLine[];
};

/**
 * Cuts the document into sections at its headings. Each column keeps its own current section, so
 * that a sidebar never swallows the text beside it. Page headers and footers are left out.
 */
export function splitSections(document: LaidOutDocument): Section[] {
  const marks = markHeadings(document.lines);
  const sections: Section[] = [];
  const open = new Map<number, { section: Section; page: number; y: number }>();
  let column = 0;

  const start = (kind: SectionKind, title: string | null, line: TextLine): Section => {
    const section: Section = { kind, title, lines: [] };
    sections.push(section);
    open.set(line.column, { section, page: line.page, y: line.box.y });
    return section;
  };

  document.lines.forEach((line, index) => {
    if (line.region !== "body" || line.text.trim() === "") return;
    const mark = marks.get(index);
    if (mark) {
      const section = start(mark.kind, mark.title, line);
      if (mark.rest !== null) section.lines.push({ index, text: mark.rest, line });
      column = line.column;
      return;
    }
    let current = open.get(line.column);
    const previous = open.get(column);
    if (line.column !== column && previous) {
      // A column that begins below the last heading is that section's; one that begins above it
      // is a new part of the page, unless an earlier page left a section open in this column.
      const isBelow = line.page === previous.page && line.box.y >= previous.y - 2;
      const isStale = current !== undefined && current.page < line.page;
      if (!current || (isStale && isBelow)) {
        current = isBelow && line.column > column ? previous : undefined;
        if (current) open.set(line.column, current);
      }
    }
    column = line.column;
    const section = current?.section ?? start("header", null, line);
    section.lines.push({ index, text: line.text, line });
  });
  return sections;
}

type Mark = { kind: SectionKind; title: string; rest: string | null };

function markHeadings(lines: readonly TextLine[]): Map<number, Mark> {
  const look = headingLook(lines);
  const marks = new Map<number, Mark>();
  let kind: SectionKind = "header";
  lines.forEach((line, index) => {
    if (line.region !== "body") return;
    const mark = markLine(lines, index, { look, kind });
    if (!mark) return;
    marks.set(index, mark);
    kind = mark.kind;
  });
  return marks;
}

type Look = { usual: LineStyle | null; body: number; hasUnknown: boolean };

/**
 * How this CV's headings look: the style that heads the most kinds of sections. Words that also
 * stand in lists and sentences count less.
 */
function headingLook(lines: readonly TextLine[]): Look {
  const body = bodySize(lines);
  const found = lines.flatMap((line) => {
    if (line.bullet || line.region !== "body") return [];
    const match = matchHeading(line.text);
    const weight = match?.how === "listed" ? 1 : match?.how === "weak" ? 0.6 : 0;
    return match && weight > 0 ? [{ style: styleOf(line), kind: match.kind, weight }] : [];
  });
  let usual: LineStyle | null = null;
  let most = 1;
  for (const { style } of found) {
    const kinds = new Map<SectionKind, number>();
    for (const other of found) {
      if (!isSameStyle(style, other.style)) continue;
      kinds.set(other.kind, Math.max(kinds.get(other.kind) ?? 0, other.weight));
    }
    const isLoud = style.caps || style.bold || style.heading || style.size > body * 1.05;
    const score = [...kinds.values()].reduce((sum, weight) => sum + weight, 0) + (isLoud ? 0.5 : 0);
    if (score > most) [usual, most] = [style, score];
  }
  const look = usual;
  const alike =
    look === null ? [] : lines.filter((line) => !line.bullet && isSameStyle(styleOf(line), look));
  const isDistinct = look !== null && look.size > body * 1.08 && most >= 2;
  return { usual, body, hasUnknown: isDistinct && alike.length <= most * 2 + 1 };
}

function markLine(
  lines: readonly TextLine[],
  index: number,
  { look, kind }: { look: Look; kind: SectionKind },
): Mark | null {
  const line = lines[index];
  if (!line) return null;
  const whole = matchHeading(line.text);
  if (whole && isHeading(lines, index, { look, match: whole, kind })) {
    return { kind: whole.kind, title: line.text.trim(), rest: null };
  }
  const rail = markRail(lines, index);
  if (rail) return rail;
  const labelled = markLabel(line, kind);
  if (labelled) return labelled;
  const isUnknown =
    look.hasUnknown &&
    look.usual !== null &&
    kind !== "header" &&
    !line.bullet &&
    isSameStyle(styleOf(line), look.usual) &&
    /^[^\d,|@\t]{3,40}$/.test(line.text.trim()) &&
    line.text.trim().split(/\s+/).length <= 5;
  return isUnknown ? { kind: "other", title: line.text.trim(), rest: null } : null;
}

function isHeading(
  lines: readonly TextLine[],
  index: number,
  { look, match, kind }: { look: Look; match: HeadingMatch; kind: SectionKind },
): boolean {
  const line = lines[index];
  if (!line) return false;
  if (line.heading) return true;
  if (line.bullet) return false;
  const style = styleOf(line);
  if (match.how === "listed") {
    // An item of a list ("Technical skills" under "Training") doesn't end the list.
    return !(
      look.usual &&
      look.usual.size > look.body * 1.15 &&
      style.size <= look.body &&
      !style.bold &&
      !style.caps &&
      kind === match.kind
    );
  }
  if (/[:：]\s*$/.test(line.text) && match.how === "weak" && look.usual === null) return true;
  if (match.how === "cue" && look.usual === null) return style.caps || style.bold;
  if (look.usual) {
    if (isSameStyle(style, look.usual)) return isSetApart(lines, index, look);
    return style.size > look.body * 1.15 && style.size >= look.usual.size;
  }
  return style.size > look.body * 1.08 || style.caps || isSetApart(lines, index, look);
}

/** Where headings look like the text around them, one that begins a block counts, others don't. */
function isSetApart(lines: readonly TextLine[], index: number, look: Look): boolean {
  const line = lines[index];
  if (!line) return false;
  const style = styleOf(line);
  if (style.caps || style.bold || style.size > look.body * 1.05) return true;
  const before = lines[index - 1];
  return !before || before.block !== line.block || before.page !== line.page;
}

/** A heading in a narrow column to the left of its content, on one line or on two. */
function markRail(lines: readonly TextLine[], index: number): Mark | null {
  const line = lines[index];
  if (!line || line.bullet) return null;
  const [label, ...others] = line.text.split("\t");
  const rest = others.join("\t").trim();
  if (label === undefined || rest === "" || label.trim().length > 30) return null;
  if (findDateSpans(label).length > 0) return null;
  const one = matchHeading(label);
  if (one?.how === "listed" || (one?.how === "weak" && isRailLabel(line, label, rest))) {
    return { kind: one.kind, title: label.trim(), rest };
  }
  const nextLabel = lines[index + 1]?.text.split("\t")[0]?.trim() ?? "";
  const two = nextLabel === "" ? null : matchHeading(`${label.trim()} ${nextLabel}`);
  if (two?.how !== "listed" || !lines[index + 1]?.text.includes("\t")) return null;
  return { kind: two.kind, title: `${label.trim()} ${nextLabel}`, rest };
}

function isRailLabel(line: TextLine, label: string, rest: string): boolean {
  const run = line.runs[0];
  const last = line.runs[line.runs.length - 1];
  const isMarked = run && last ? run.bold && !last.bold : false;
  const kind = matchHeading(label)?.kind;
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

/** "Languages: English, German" opens its section where it stands, except inside the jobs. */
function markLabel(line: TextLine, kind: SectionKind): Mark | null {
  const inside: SectionKind[] = ["experience", "education", "projects", "volunteer", "activities"];
  if (inside.includes(kind)) return null;
  const found = /^\s*([^:：\t]{3,36})[:：]\s*(\S.*)$/u.exec(line.text);
  if (!found) return null;
  const label = found[1] ?? "";
  const rest = found[2] ?? "";
  const match = matchHeading(label);
  if (!match || !labelledKinds.has(match.kind) || match.kind === kind) return null;
  if (match.kind === "languages" && !namesLanguage(rest)) return null;
  return { kind: match.kind, title: label, rest };
}
