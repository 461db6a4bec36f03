import { rateCompany, rateTitle } from "../places/classify-piece.ts";
import type { TextLine } from "../shape/document.ts";
import { markLabel, markRail } from "./heading-labels.ts";
import type { HeadingMark } from "./heading-mark.ts";
import type { HeadingMatch, LineStyle } from "./match-heading.ts";
import { bodySize, isSameStyle, matchHeading, sizeOf, styleOf } from "./match-heading.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { SectionKind } from "./section-kind.ts";
import { coreHeadings } from "./section-headings.ts";
import { countWords } from "../text/count-words.ts";
import { foldWords, isAllCaps } from "../text/fold-text.ts";

type Look = {
  usual: LineStyle | null;
  body: number;
  hasUnknown: boolean;
  /** The section that each line would open as a heading. */
  matches: readonly (HeadingMatch | null)[];
};

/** Finds the headings among the lines, by their words and by the style of headings in this CV. */
export function markHeadings(lines: readonly TextLine[]): Map<number, HeadingMark> {
  const look = headingLook(lines);
  const marks = new Map<number, HeadingMark>();
  let kind: SectionKind = "header";
  lines.forEach((line, index) => {
    if (line.region !== "body" || marks.has(index)) return;
    const broken = markBroken(lines, index, look);
    const mark = broken ?? markLine(lines, index, { look, kind });
    if (!mark) return;
    marks.set(index, mark);
    if (mark.kind) kind = mark.kind;
    if (broken) marks.set(index + 1, { kind: null, title: "", rest: "" });
    // The second line of a label such as "Technical / Skills" continues next to its own content.
    const label = mark.title.split(" ").pop() ?? "";
    const below = lines[index + 1]?.text;
    if (
      mark.title.includes(" ") &&
      below?.startsWith(`${label}\t`) === true &&
      !line.text.includes(`${label}\t`)
    ) {
      marks.set(index + 1, { kind: null, title: label, rest: below.slice(label.length + 1) });
    }
  });
  return marks;
}

/**
 * The style of this CV's headings: the one used for the most kinds of sections. Words that also
 * occur in lists and sentences count less.
 */
function headingLook(lines: readonly TextLine[]): Look {
  const body = bodySize(lines);
  const matches = lines.map(({ text }) => matchHeading(text));
  const found = lines.flatMap((line, index) => {
    if (line.bullet || line.region !== "body") return [];
    const match = matches[index];
    const weight = match?.how === "listed" ? 1 : match?.how === "weak" ? 0.6 : 0;
    return match && weight > 0 ? [{ style: styleOf(line), kind: match.kind, weight }] : [];
  });
  const looks = new Map<string, { style: LineStyle; kinds: Map<SectionKind, number> }>();
  for (const { style, kind, weight } of found) {
    const key = `${Math.round(style.size)} ${String(style.bold)} ${String(style.caps)}`;
    const entry = looks.get(key) ?? { style, kinds: new Map<SectionKind, number>() };
    entry.kinds.set(kind, Math.max(entry.kinds.get(kind) ?? 0, weight));
    looks.set(key, entry);
  }
  let usual: LineStyle | null = null;
  let bestScore = 1;
  for (const { style, kinds } of looks.values()) {
    const isLoud = style.caps || style.bold || style.heading || style.size > body * 1.05;
    const score = [...kinds.values()].reduce((sum, weight) => sum + weight, 0) + (isLoud ? 0.5 : 0);
    if (score > bestScore) [usual, bestScore] = [style, score];
  }
  const look = usual;
  if (look === null || look.size <= body * 1.08 || bestScore < 2)
    return { usual, body, matches, hasUnknown: false };
  const alike = lines.filter((line) => !line.bullet && isSameStyle(styleOf(line), look));
  return { usual, body, matches, hasUnknown: alike.length <= bestScore * 2 + 1 };
}

/** Whether the line is bold, larger or in capitals, which is checked last. */
function isLoud(line: TextLine, { body }: Look): boolean {
  return line.bold || sizeOf(line) > body * 1.05 || isAllCaps(line.text);
}

/** Marks a heading that was wrapped in a narrow column: "TECHNICAL" / "SKILLS". */
function markBroken(lines: readonly TextLine[], index: number, look: Look): HeadingMark | null {
  const line = lines[index];
  const next = lines[index + 1];
  if (!line || !next || line.bullet || next.bullet || line.column !== next.column) return null;
  if (line.page !== next.page || next.box.y - line.box.y > line.fontSize * 1.9) return null;
  if (line.text.includes("\t") || next.text.includes("\t") || !isLoud(line, look)) return null;
  if (!isSameStyle(styleOf(line), styleOf(next))) return null;
  const text = `${line.text.trim()} ${next.text.trim()}`;
  const whole = matchHeading(text);
  const isWhole = whole?.how === "listed" && look.matches[index + 1]?.how !== "listed";
  return isWhole ? { kind: whole.kind, title: text, rest: null } : null;
}

function markLine(
  lines: readonly TextLine[],
  index: number,
  { look, kind }: { look: Look; kind: SectionKind },
): HeadingMark | null {
  const line = lines[index];
  if (!line) return null;
  const match = look.matches[index] ?? null;
  const isItem = line.bullet && !line.heading && (match === null || !isOrnamented(lines, index));
  const whole = isItem ? null : match;
  if (whole && isHeading(lines, index, { look, match: whole, kind })) {
    const isWork = ownWords.has(foldWords(line.text)) && headsEntry(lines, index);
    return { kind: isWork ? "experience" : whole.kind, title: line.text.trim(), rest: null };
  }
  const shared = markRail(lines, index) ?? markLabel(lines, index, kind);
  if (shared) return shared;
  return kind !== "header" && isUnknownHeading(lines, index, look)
    ? { kind: "other", title: line.text.trim(), rest: null }
    : null;
}

/** "■ EDUCATION": the heading has a bullet like a list item, but no list item is next to it. */
function isOrnamented(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index];
  if (!line) return false;
  const isLoneItem = lines[index + 1]?.bullet !== true || lines[index - 1]?.bullet !== true;
  return isLoneItem && (isAllCaps(line.text) || line.bold);
}

function isHeading(
  lines: readonly TextLine[],
  index: number,
  { look, match, kind }: { look: Look; match: HeadingMatch; kind: SectionKind },
): boolean {
  const line = lines[index];
  if (!line) return false;
  if (line.heading) return true;
  const style = styleOf(line);
  const loud = isLoud(line, look);
  if (match.how === "listed") {
    // An item of a list ("Technical skills" among skills) doesn't end the list.
    return !(look.usual && look.usual.size > look.body * 1.15 && !loud && kind === match.kind);
  }
  if (match.how === "cue" && listKinds.has(match.kind) && headsEntry(lines, index)) return false;
  const isApart = loud || isSetApart(lines, index);
  if (look.usual === null) return isHeadingByItself(line, match, isApart);
  if (!isSameStyle(style, look.usual)) {
    return style.size > look.body * 1.15 && style.size >= look.usual.size;
  }
  return isApart || (match.how === "weak" && isCore(line));
}

/** Whether the line is a heading in a CV whose headings have no common style. */
function isHeadingByItself(line: TextLine, match: HeadingMatch, isApart: boolean): boolean {
  if (match.how === "weak" && /[:：]\s*$/.test(line.text)) return true;
  if (match.how === "cue") return isAllCaps(line.text) || line.bold;
  return isApart || isCore(line);
}

/** Sections with lists. A heading followed by a dated entry doesn't open one. */
const listKinds: ReadonlySet<SectionKind> = new Set([
  "skills",
  "courses",
  "awards",
  "interests",
  "languages",
  "summary",
  "references",
]);

/** Headings for either skills or work experience, depending on the first dated line below. */
const ownWords: ReadonlySet<string> = new Set(["what i do", "what i know", "what i can do"]);

/** "Wipro Technologies" above an occupation and its dates is an employer. */
function headsEntry(lines: readonly TextLine[], index: number): boolean {
  const [first, second] = [lines[index + 1], lines[index + 2]];
  const isDated = (line: TextLine | undefined): boolean =>
    line !== undefined && !line.bullet && findDateSpans(line.text).some((span) => span.isRange);
  return isDated(first) || (first !== undefined && !first.bullet && isDated(second));
}

/** Whether the line begins a block, which marks a heading that looks like the surrounding text. */
function isSetApart(lines: readonly TextLine[], index: number): boolean {
  const line = lines[index];
  const before = lines[index - 1];
  return !before || !line || before.block !== line.block || before.page !== line.page;
}

/** "Experience", "Ausbildung": alone on a line, they are almost always headings. */
function isCore(line: TextLine): boolean {
  return coreHeadings.has(foldWords(line.text));
}

/** A short line in the style of the headings that doesn't look like a role's header. */
function isUnknownHeading(lines: readonly TextLine[], index: number, look: Look): boolean {
  const line = lines[index];
  if (!line || !look.hasUnknown || look.usual === null || line.bullet) return false;
  const text = line.text.trim();
  if (!isSameStyle(styleOf(line), look.usual) || !/^[^\d,|@\t]{3,40}$/.test(text)) return false;
  if (countWords(text) > 5 || rateTitle(text) >= 0.5 || rateCompany(text) >= 0.6) return false;
  const around = [lines[index - 1], lines[index + 1], lines[index + 2]];
  return around.every(
    (other) => !other || findDateSpans(other.text).every((span) => !span.isRange),
  );
}
