import { squeezeSpaces } from "../../../resume/text/squeeze-spaces.ts";
import { headingKinds } from "./posting-words.ts";
import type { HeadingKind } from "./posting-words.ts";
import { wholeLines } from "./whole-lines.ts";

/** "(our/the )": sides, of which a space behind the last stands behind each; "?" lets them be left out. */
const choice = /\(([^()]*?)( ?)\)(\??)|(\S)\?/u;

/** "(our/the )?stacks?" as "our stack", "our stacks", "the stack", … */
function spelledOut(line: string): string[] {
  const found = choice.exec(line);
  if (found === null) return [line.trim()];
  const [all, sides = found[4] ?? "", space = "", mayLack = "?"] = found;
  const each = sides.split("/").map((side) => `${side}${space}`);
  return [...each, ...(mayLack === "" ? [] : [""])].flatMap((side) =>
    spelledOut(line.replace(all, () => side)),
  );
}

/** Each heading that a whole line says, with the section that it opens. */
export const listedLines: readonly { kind: HeadingKind; line: string }[] = headingKinds.flatMap(
  (kind) =>
    wholeLines[kind]
      .split("|")
      .flatMap((line) => spelledOut(line.trim()))
      .map((line) => ({ kind, line: squeezeSpaces(line) })),
);

/** "AUSSERDEM" in capitals has no "ß". */
const folded = (words: string) => words.toLowerCase().replaceAll("ß", "ss");

const kinds = new Map(listedLines.map(({ kind, line }) => [folded(line), kind]));

/** By all its words. */
export function kindOfWholeLine(heading: string): HeadingKind | null {
  return kinds.get(folded(heading.replace("and/or", "and"))) ?? null;
}
