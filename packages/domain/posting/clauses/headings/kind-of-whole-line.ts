import { squeezeSpaces } from "../../../resume/text/squeeze-spaces.ts";
import { headingKinds } from "./posting-words.ts";
import type { HeadingKind } from "./posting-words.ts";
import { postings } from "../../../lexicon/postings.gen.ts";
import { wordsOf } from "../../../lexicon/lexicon.ts";

/** "(our/the )": alternatives, each with the trailing space. "?" makes them optional. */
const choice = /\(([^()]*?)( ?)\)(\??)|(\S)\?/u;

/** Expands "(our/the )?stacks?" to "our stack", "our stacks", "the stack", … */
function spelledOut(line: string): string[] {
  const found = choice.exec(line);
  if (found === null) return [line.trim()];
  const [all, sides = found[4] ?? "", space = "", mayLack = "?"] = found;
  const each = sides.split("/").map((side) => `${side}${space}`);
  return [...each, ...(mayLack === "" ? [] : [""])].flatMap((side) =>
    spelledOut(line.replace(all, () => side)),
  );
}

/**
 * Each heading that must match a whole line, because its words are ambiguous within a longer one,
 * with the kind of its section.
 */
export const listedLines: readonly { kind: HeadingKind; line: string }[] = headingKinds.flatMap(
  (kind) =>
    wordsOf(postings, `${kind} line`)
      .flatMap(spelledOut)
      .map((line) => ({ kind, line: squeezeSpaces(line) })),
);

/** Capitals have no "ß": "AUSSERDEM". */
const folded = (words: string) => words.toLowerCase().replaceAll("ß", "ss");

const kinds = new Map(listedLines.map(({ kind, line }) => [folded(line), kind]));

/** The kind of a heading that matches a listed line completely, or null. */
export function kindOfWholeLine(heading: string): HeadingKind | null {
  return kinds.get(folded(heading.replace("and/or", "and"))) ?? null;
}
