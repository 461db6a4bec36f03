import type { TextLine } from "../shape/document.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { isSignature } from "../dates/document-dates.ts";
import { joinRails } from "./join-rails.ts";
import { isPageFurniture } from "./page-furniture.ts";
import { markHeadings } from "./mark-headings.ts";
import type { SectionKind } from "./section-kind.ts";

export type SectionLine = {
  /** Index into `LaidOutDocument.lines`. */
  index: number;
  /** The line's text, or the rest of it after a heading on the same line. */
  text: string;
  line: TextLine;
  /** Indexes of further lines that were joined with this one. */
  also?: number[];
};

export type Section = {
  kind: SectionKind;
  /** The heading as written in the CV, or null for the part before the first heading. */
  title: string | null;
  lines: SectionLine[];
};

type OpenSection = {
  section: Section;
  page: number;
  y: number;
  /** The last line read in the column. */
  last: TextLine;
  /** Whether the section's heading is in another column. */
  isAdopted?: true;
};

/**
 * Splits the document into sections at its headings. Each column has its own current section, which
 * prevents a sidebar from absorbing the text next to it. Page headers, footers and numbers are left
 * out.
 */
export function splitSections(text: ResumeText): readonly Section[] {
  return text.once(partSections);
}

function partSections(text: ResumeText): Section[] {
  const { lines } = text;
  const placed = joinRails(lines);
  const marks = markHeadings(placed.map((entry) => entry.line));
  const sections: Section[] = [];
  const open = new Map<number, OpenSection>();
  let column = 0;
  const start = (kind: SectionKind, title: string | null, line: TextLine): Section => {
    const section: Section = { kind, title, lines: [] };
    sections.push(section);
    open.set(line.column, { section, page: line.page, y: line.box.y, last: line });
    return section;
  };
  placed.forEach(({ index, line }, at) => {
    if (line.region !== "body" || line.text.trim() === "" || isPageFurniture(line)) return;
    if (isSignature(text, index)) return;
    const mark = marks.get(at);
    if (mark?.kind) {
      const section = start(mark.kind, mark.title, line);
      if (mark.rest !== null) section.lines.push({ index, text: mark.rest, line });
      column = line.column;
      return;
    }
    if (line.column !== column) adoptSection(open, line, open.get(column));
    column = line.column;
    if (mark?.rest === "") return;
    const current = open.get(line.column);
    if (current) current.last = line;
    const section = current?.section ?? start("header", null, line);
    // Full-width, figure and minus signs are used as dashes.
    const own = (mark?.rest ?? line.text).replace(/[\u2012\u2015\u2212\uFF0D]/gu, "–");
    section.lines.push({ index, text: own, line });
  });
  return sections;
}

/**
 * Assigns a column that begins below the last heading to that section. One that begins above it is
 * a new part of the page, unless an earlier page left a section open in this column.
 */
function adoptSection(
  open: Map<number, OpenSection>,
  line: TextLine,
  previous: OpenSection | undefined,
): void {
  if (!previous) return;
  const current = open.get(line.column);
  const isBelow = line.page === previous.page && line.box.y >= previous.y - 2;
  const isStale = current !== undefined && current.page < line.page;
  if (current && !((isStale || isLeftBehind(current, line, previous)) && isBelow)) return;
  if (isBelow && line.column > previousColumn(open, previous))
    open.set(line.column, { ...previous, last: line, isAdopted: true });
}

/** Whether a column without its own heading continues far below a newer heading of another one. */
function isLeftBehind(current: OpenSection, line: TextLine, over: OpenSection): boolean {
  const { section, last, isAdopted } = current;
  const isHeader = section.kind === "header" && section.title === null;
  return (
    (isHeader || isAdopted === true) &&
    last.page === line.page &&
    last.box.y < over.y &&
    line.box.y - last.box.y > 10 * Math.max(line.box.height, last.box.height, 1)
  );
}

function previousColumn(open: ReadonlyMap<number, OpenSection>, previous: OpenSection): number {
  for (const [column, entry] of open) {
    if (entry === previous) return column;
  }
  return 0;
}
