import { ongoingPhrases } from "../dates/date-vocabulary.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import { isEastern } from "../lexicon/lexicon.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { contactKinds } from "../sections/section-kind.ts";
import type { SectionKind } from "../sections/section-kind.ts";
import type { Section } from "../sections/split-sections.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { isOtherLabel } from "./other-people.ts";

/**
 * The owner of the contact details a line may contain. `own`: a place where people put their own.
 * `open`: unknown. `work`: employers and schools. `others`: referees and supervisors.
 */
export type Whose = "own" | "open" | "work" | "others";

const workKinds: ReadonlySet<SectionKind> = new Set([
  ...(["experience", "volunteer", "education", "courses", "projects"] as const),
  ...(["publications", "awards", "activities"] as const),
]);

/** The number of lines after "Supervisor: Lucy Grey" or "Contact" that may describe that person. */
const labelReach = 4;

/** The owner of the contact details in each line of the document. */
export function whoseLines(document: ResumeText, sections: readonly Section[]): Whose[] {
  const whose = document.lines.map(({ region }): Whose => (region === "body" ? "open" : "own"));
  for (const section of sections) readSection(section, whose);
  return whose;
}

type Label = { at: number; whose: Whose; column: number };

function readSection({ kind, lines }: Section, whose: Whose[]): void {
  const usual = usualOwner(kind);
  let label: Label | null = null;
  let isBelowDates = false;
  for (const [at, { index, text, line }] of lines.entries()) {
    const introduced = labelOf(text, usual);
    if (introduced !== null) label = { at, whose: introduced, column: line.column };
    const reaches = label !== null && at - label.at <= labelReach && label.column === line.column;
    whose[index] = label !== null && reaches ? label.whose : isBelowDates ? "work" : usual;
    // Without headings, the CV's header section contains the whole career.
    isBelowDates ||= kind === "header" && hasSpan(text);
  }
}

function usualOwner(kind: SectionKind): Whose {
  if (kind === "references") return "others";
  if (workKinds.has(kind)) return "work";
  return contactKinds.has(kind) ? "own" : "open";
}

/** The owner that the line introduces, if any. A lone "Contact" may be an unrecognized heading. */
function labelOf(text: string, usual: Whose): Whose | null {
  if (isOtherLabel(text)) return "others";
  if (usual === "own") return null;
  const kind = matchHeading(text)?.kind;
  return kind !== undefined && contactKinds.has(kind) ? "open" : null;
}

/** A Japanese CV states its own date at the top: "2026年6月5日現在". */
const dayOfPaper = new RegExp(`日\\s?(?:${[...ongoingPhrases].filter(isEastern).join("|")})`, "u");

function hasSpan(text: string): boolean {
  if (dayOfPaper.test(text)) return false;
  return findDateSpans(text).some(({ isRange, isPlaceholder }) => isRange && !isPlaceholder);
}
