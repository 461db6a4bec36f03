import { senses } from "../lexicon/senses.gen.ts";
import { kindsOf } from "../lexicon/lexicon.ts";

/**
 * The sense in which an ordinary word is a skill:
 * - `item`: as a list item, or after words such as "experience in";
 * - `work`: like `item`, or as an activity or field of study ("performed audits", "BA,
 *   Psychology"), or at the start of a line ("Teaching of adults");
 * - `led`: as something the person gave or made ("led workshops", not "attended workshops");
 * - `person`: as the title of an occupation ("Attorney, Legal Aid Society");
 * - `beside`: only on a line that names an unambiguous skill of one of the trades;
 * - `unless`: not on a line that names an unambiguous skill of one of the trades;
 * - `item` and `work` with trades: as these, but not on a line with a skill of one of the trades;
 * - `in`: only in a text in that language;
 * - `never`: never alone, only as part of a longer term.
 */
export type WordSense = {
  kind: "item" | "work" | "led" | "person" | "beside" | "unless" | "in" | "never";
  /** Trades, or the language of `in`. */
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

/** The sense of each spelling that has one, parsed on the first call. */
export function allSenses(): ReadonlyMap<string, WordSense> {
  loaded ??= new Map(
    kindsOf(senses).flatMap(([written, words]) => {
      const sense = parseSense(written);
      return words.map((word) => [word, sense] as const);
    }),
  );
  return loaded;
}
