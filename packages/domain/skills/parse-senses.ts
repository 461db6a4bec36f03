import { wordSenses } from "./vocabulary/senses.ts";

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

export type SenseRow = {
  alias: string;
  sense: WordSense;
  /** A text that names the skill by this word, and one that doesn't; null where there can be none. */
  example: string | null;
  counterExample: string | null;
};

/** One alias a line: `alias | sense or sense:of,of | example | counter-example`, `-` for none. */
function parseSenses(text: string): SenseRow[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [alias = "", written = "", example = "-", counterExample = "-"] = line.split(" | ");
      const [kind = "", of = ""] = written.split(":");
      if (!isKind(kind)) throw new Error(`${alias}: there is no sense of the name ${kind}.`);
      const sense = { kind, of: of === "" ? [] : of.split(",") };
      return { alias, sense, example: orNull(example), counterExample: orNull(counterExample) };
    });
}

const kinds = ["item", "work", "led", "person", "beside", "unless", "in", "never"] as const;

function isKind(word: string): word is WordSense["kind"] {
  return kinds.some((kind) => kind === word);
}

function orNull(written: string): string | null {
  return written === "-" ? null : written;
}

let loaded: readonly SenseRow[] | null = null;

/** All aliases that need a sense, parsed at the first call. */
export function allSenses(): readonly SenseRow[] {
  loaded ??= parseSenses(wordSenses);
  return loaded;
}
