import type { ShownDocument } from "@resume-picker/domain/candidates/document";

/** What is to be shown in the CV. */
export type CvTarget =
  | { kind: "line"; line: number; term: string | null }
  | { kind: "skill"; skill: string }
  /** Index in the candidate's timeline. */
  | { kind: "role"; role: number };

export type FoundLine = {
  /** Index in the document's lines. */
  line: number;
  /** The words of the line that are meant; the whole line where null. */
  term: string | null;
};

/** A line with a marker on it: strong where it was asked for, quiet where it is one of the quotes. */
export type MarkedLine = FoundLine & { isQuiet: boolean };

/** What was asked for, and around it all that the score quotes, each line once and in their order. */
export function markLines(
  document: Pick<ShownDocument, "lines">,
  found: readonly FoundLine[],
  quotes: readonly { line: number; highlight: string | null }[],
): MarkedLine[] {
  const marked = new Map<number, MarkedLine>();
  for (const { line, highlight: term } of quotes) {
    if (document.lines[line] === undefined) continue;
    const known = marked.get(line);
    // Two quotes of one line: the whole of it.
    const isOther = known !== undefined && known.term !== term;
    marked.set(line, { line, term: isOther ? null : term, isQuiet: true });
  }
  for (const each of found) marked.set(each.line, { ...each, isQuiet: false });
  return [...marked.values()].toSorted((one, other) => one.line - other.line);
}

/** The lines that show it, in their order, the first of them to be scrolled to; none for what a person added. */
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

/** A role's first line and what stands between it and its first bullet, at most three lines. */
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

/** As it is written in the line; null where the CV has another word for it. */
function findTerm(text: string, term: string): string | null {
  const at = text.toLowerCase().indexOf(term);
  return at < 0 ? null : text.slice(at, at + term.length);
}
