import { kindsOf } from "../../../lexicon/lexicon.ts";
import { synonyms } from "../../../lexicon/synonyms.gen.ts";

/** Irregular forms, and words that only look like a form of another. A story is not a store. */
const irregular: ReadonlyMap<string, string> = new Map(
  kindsOf(synonyms).flatMap(([kind, forms]) => {
    const [, root] = /^form (.+)$/u.exec(kind) ?? [];
    return root === undefined ? [] : forms.map((form) => [form, root] as const);
  }),
);
const threeLetters = /^[^aeiou]+[aeiou][^aeiouwxy]$/u;

/** If two match, the longer one applies. */
const endings =
  "ements ations ement ments ation ities ment ings ing ers ors ies ity ed er es or s e y".split(
    " ",
  );
const minStem = 4;
/** "Taxes", "passes", "branches": the plural ending has two letters. */
const hissingPlural = /(?:[xz]|ss|[cs]h)es$/u;

/** Removes common English endings: "managing", "managed" and "management" have the same stem. */
function stem(word: string): string {
  if (word.length < 5) return word.length === 4 && word.endsWith("s") ? word.slice(0, -1) : word;
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= minStem);
  if (ending === undefined || (ending === "s" && hissingPlural.test(word))) return word;
  return word.slice(0, word.length - ending.length);
}

/**
 * Returns one root for all forms of a word, which lets a required activity match past work:
 * "reconciliation" and "reconciled", "planned" and "plan", "baking" and "bakes".
 */
export function rootOf(word: string): string {
  const cut = stem(word);
  const known = irregular.get(word) ?? irregular.get(cut);
  if (known !== undefined) return known;
  if (cut.length < 4) return cut;
  return cut.length < 7 ? shortRoot(cut) : longRoot(cut);
}

function shortRoot(stem: string): string {
  const cut = without(stem, "ing", "ed");
  if (cut !== stem && cut.length >= 3) return threeLetters.test(cut) ? `${cut}e` : single(cut);
  if (hissingPlural.test(stem)) return stem.slice(0, -2);
  return longRoot(stem.length === 5 ? without(stem, "s") : stem);
}

/**
 * Unifies "negotiat" (negotiated) and "negoti" (negotiation), "analyz" and "analys", "plann" and
 * "plan".
 */
function longRoot(stem: string): string {
  const whole = stem.endsWith("ivenes") ? without(stem, "enes") : stem;
  const verb = whole.replace(/(?<=(?<!produ)ct|pt|is)ion$/u, "");
  const cut = without(without(verb, "at"), "i");
  const spelled = cut.endsWith("z") ? `${cut.slice(0, -1)}s` : cut;
  return single(spelled.length >= 4 ? spelled : stem);
}

function without(word: string, ...ends: readonly string[]): string {
  const end = ends.find((one) => word.endsWith(one));
  return end === undefined ? word : word.slice(0, -end.length);
}

function single(stem: string): string {
  const last = stem.at(-1) ?? "";
  return last === stem.at(-2) && !"aeiou".includes(last) ? stem.slice(0, -1) : stem;
}
