import type { ShownDocument } from "@resume-picker/domain/candidates/document";

/** A place to show in the CV. */
export type CvTarget =
  | { kind: "line"; line: number; term: string | null }
  | { kind: "skill"; skill: string }
  /** Index in the candidate's timeline. */
  | { kind: "role"; role: number };

export type FoundLine = {
  /** Index in the document's lines. */
  line: number;
  /** The part of the line that is meant, or null for the whole line. */
  term: string | null;
};

/**
 * A highlighted line: strong if it was requested, quiet if it is only one of the score's quotes.
 */
export type MarkedLine = FoundLine & { isQuiet: boolean };

/** Returns the requested lines and all lines that the score quotes, each once and in order. */
export function markLines(
  document: Pick<ShownDocument, "lines">,
  found: readonly FoundLine[],
  quotes: readonly { line: number; highlight: string | null }[],
): MarkedLine[] {
  const marked = new Map<number, MarkedLine>();
  for (const { line, highlight: term } of quotes) {
    if (document.lines[line] === undefined) continue;
    const known = marked.get(line);
    // A line with two different quotes is highlighted completely.
    const isOther = known !== undefined && known.term !== term;
    marked.set(line, { line, term: isOther ? null : term, isQuiet: true });
  }
  for (const each of found) marked.set(each.line, { ...each, isQuiet: false });
  return [...marked.values()].toSorted((one, other) => one.line - other.line);
}

/**
 * Returns the lines for the target, in order; the first one is scrolled to. Empty for values that a
 * person entered.
 */
export function findInDocument(document: ShownDocument, target: CvTarget): FoundLine[] {
  return linesOf(document, target).filter(({ line }) => document.lines[line] !== undefined);
}

function linesOf(document: ShownDocument, target: CvTarget): FoundLine[] {
  if (target.kind === "line") return [{ line: target.line, term: target.term }];
  if (target.kind === "role") {
    const role = document.roles[target.role];
    return role ? headerLines(document, role).map((line) => ({ line, term: null })) : [];
  }
  const wanted = target.skill.toLowerCase();
  const skill = document.skills.find((each) => each.skill.toLowerCase() === wanted);
  return (skill?.lines ?? []).map((line) => ({
    line,
    term: findTerm(document.lines[line]?.text ?? "", wanted),
  }));
}

/** Returns a role's first line and those before its first bullet, at most three lines. */
function headerLines(
  { lines }: ShownDocument,
  { line, bullets }: ShownDocument["roles"][number],
): number[] {
  const end = Math.min(...bullets.filter((bullet) => bullet > line), line + 3);
  const first = lines[line];
  if (!first) return [];
  const header: number[] = [];
  for (let at = line; at < end; at += 1) {
    const next = lines[at];
    const isNear = next?.page === first.page && next.column === first.column;
    if (at > line && (!isNear || next.bullet || next.block !== first.block)) break;
    header.push(at);
  }
  return header;
}

/** Returns the term as the line spells it, or null if the CV uses another word. */
function findTerm(text: string, term: string): string | null {
  const at = text.toLowerCase().indexOf(term);
  return at < 0 ? null : text.slice(at, at + term.length);
}
