import { senses } from "../lexicon/senses.gen.ts";
import { kindsOf } from "../lexicon/lexicon.ts";

/**
 * In which sense an ordinary word is a skill:
 * - `item`: as an item of a list, or where words such as "experience in" lead to it;
 * - `work`: besides, as what somebody did or studied ("performed audits", "BA, Psychology"), or
 *   where it opens a line ("Teaching of adults");
 * - `led`: as what somebody gave or made ("led workshops", not "attended workshops");
 * - `person`: who has that occupation, as a title ("Attorney, Legal Aid Society");
 * - `beside`: only in a line that names an undoubted skill of one of the trades;
 * - `unless`: not in a line that names an undoubted skill of one of the trades;
 * - `in`: only in a text of that language;
 * - `never`: never by itself.
 */
export type WordSense = {
  kind: "item" | "work" | "led" | "person" | "beside" | "unless" | "in" | "never";
  /** Trades of `beside` and `unless`, the language of `in`. */
  of: readonly string[];
};

const kinds = ["item", "work", "led", "person", "beside", "unless", "in", "never"] as const;

function isKind(word: string): word is WordSense["kind"] {
  return kinds.some((kind) => kind === word);
}

function parseSense(written: string): WordSense {
  const [kind = "", of = ""] = written.split(":");
  if (!isKind(kind)) throw new Error(`There is no sense of the name ${kind}.`);
  return { kind, of: of === "" ? [] : of.split(",") };
}

let loaded: ReadonlyMap<string, WordSense> | null = null;

/** The sense of each spelling that needs one, read at the first call. */
export function allSenses(): ReadonlyMap<string, WordSense> {
  loaded ??= new Map(
    kindsOf(senses).flatMap(([written, words]) => {
      const sense = parseSense(written);
      return words.map((word) => [word, sense] as const);
    }),
  );
  return loaded;
}
