import { foldText } from "../text/fold-text.ts";
import type { NameForms } from "./name-forms.ts";

type Atom = { from: number; to: number; at: number };
type Span = { from: number; to: number };

/** A capital starts a new word within a word: "JaneSmithCV". */
const atomPattern = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|[\p{Lo}\p{Lm}\p{M}]+|\p{L}/gu;
const widestGap = 4;

/**
 * Finds adjacent words of the name in any order and case, with or without separators:
 * "JaneSmithCV", "smith_jane", "j a n e  s m i t h". A match must begin and end at a word boundary,
 * otherwise "custom articles" would contain Tom Art.
 */
export function findJoinedNames(text: string, { joined }: NameForms): Span[] {
  const atoms: Atom[] = [];
  let letters = "";
  for (const { 0: word, index } of text.matchAll(atomPattern)) {
    const folded = foldText(word).replace(/\p{M}+/gu, "");
    if (folded === "") continue;
    atoms.push({ from: index, to: index + word.length, at: letters.length });
    letters += folded;
  }
  const starts = new Map(atoms.map((atom, place) => [atom.at, place]));
  const spans: Span[] = [];
  for (const { letters: form, isOrdinary } of joined) {
    for (let at = letters.indexOf(form); at >= 0; at = letters.indexOf(form, at + 1)) {
      const first = starts.get(at);
      const next = starts.get(at + form.length);
      const isAtEnd = at + form.length === letters.length;
      if (first === undefined || (next === undefined && !isAtEnd)) continue;
      const span = spanOf(atoms.slice(first, next));
      if (span && !(isOrdinary && prose.test(text.slice(span.from, span.to)))) spans.push(span);
    }
  }
  return spans;
}

function spanOf(atoms: readonly Atom[]): Span | null {
  const isNear = atoms.every(
    (atom, at) => atom.from - (atoms[at - 1]?.to ?? atom.from) <= widestGap,
  );
  const [first, last] = [atoms[0], atoms.at(-1)];
  return first && last && isNear ? { from: first.from, to: last.to } : null;
}

/** Ordinary prose: "will mark" can be a verb phrase. */
const prose = /^[\p{Ll}\p{M}]+(?: [\p{Ll}\p{M}]+)+$/u;

/** Replaces each span with the mark. Spans may overlap. */
export function replaceSpans(text: string, spans: readonly Span[], mark: string): string {
  let result = "";
  let done = 0;
  for (const { from, to } of [...spans].sort((one, other) => one.from - other.from)) {
    if (to <= done) continue;
    if (from >= done) result += text.slice(done, from) + mark;
    done = to;
  }
  return result + text.slice(done);
}
