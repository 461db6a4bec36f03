import { allSkills } from "./parse-vocabulary.ts";
import type { Caution, Skill } from "./parse-vocabulary.ts";
import { allSenses } from "./parse-senses.ts";
import type { WordSense } from "./parse-senses.ts";
import { foldWord, tokenize } from "./tokenize.ts";

export type TermEntry = {
  skill: Skill;
  text: string;
  caution: Caution | null;
  /** The sense in which an ordinary word is a skill; null if the name is unambiguous. */
  sense: WordSense | null;
};

/** A trie over the words of all terms, for finding the longest term at a word in one walk. */
export type TermNode = { next: Map<string, TermNode> | null; entry: TermEntry | null };

export type VocabularyIndex = {
  root: TermNode;
  byName: ReadonlyMap<string, Skill>;
  /** Spellings that belong to two skills. They are errors in the vocabulary, kept for its test. */
  clashes: string[];
};

/** American and British spellings of the same word. */
const spellingPairs: readonly (readonly [string, string])[] = [
  ["ization", "isation"],
  ["isation", "ization"],
  ["izing", "ising"],
  ["avior", "aviour"],
  ["aviour", "avior"],
  ["abor", "abour"],
  ["color", "colour"],
  ["modeling", "modelling"],
  ["counseling", "counselling"],
  ["counselling", "counseling"],
  ["program", "programme"],
  ["center", "centre"],
  ["centre", "center"],
  ["licence", "license"],
  ["pediatric", "paediatric"],
  ["molding", "moulding"],
  ["fiber", "fibre"],
];

let built: VocabularyIndex | null = null;

/** The index of the whole vocabulary, built on the first call (takes tens of milliseconds). */
export function vocabularyIndex(): VocabularyIndex {
  built ??= buildIndex(allSkills());
  return built;
}

function buildIndex(skills: readonly Skill[]): VocabularyIndex {
  const root: TermNode = { next: null, entry: null };
  const clashes: string[] = [];
  const byName = new Map<string, Skill>();
  const variants: { words: string[]; entry: TermEntry }[] = [];
  const senses = new Map([...allSenses()].map(([word, sense]) => [foldWord(word), sense]));
  for (const skill of skills) {
    byName.set(skill.name, skill);
    for (const term of skill.terms) {
      const entry: TermEntry = {
        skill,
        text: term.text,
        caution: term.caution,
        sense: senses.get(foldWord(term.text)) ?? null,
      };
      const words = tokenize(term.text).map((token) => token.text);
      const other = insert(root, words, entry);
      if (other !== null && other.skill !== skill)
        clashes.push(`${term.text}: ${other.skill.name}, ${skill.name}`);
      for (const variant of spellingVariants(term.text, words))
        variants.push({ words: variant, entry });
    }
  }
  // Listed spellings have priority over derived ones.
  for (const { words, entry } of variants) insert(root, words, entry);
  return { root, byName, clashes };
}

function insert(root: TermNode, words: string[], entry: TermEntry): TermEntry | null {
  if (words.length === 0) return null;
  let node = root;
  for (const word of words) {
    node.next ??= new Map();
    let next = node.next.get(word);
    if (next === undefined) {
      next = { next: null, entry: null };
      node.next.set(word, next);
    }
    node = next;
  }
  if (node.entry !== null) return node.entry;
  node.entry = entry;
  return null;
}

function spellingVariants(text: string, words: string[]): string[][] {
  const variants: string[][] = [];
  const last = words.at(-1) ?? "";
  if (/[\p{L}]-[\p{L}]/u.test(text))
    variants.push(tokenize(text.replaceAll("-", "")).map((token) => token.text));
  if (words.length > 2 && last === "js" && words.at(-2) === ".") {
    const stem = words.slice(0, -2);
    variants.push([...stem, "js"], [...stem.slice(0, -1), `${stem.at(-1) ?? ""}js`]);
  }
  if (words.length > 1 && /[^sui]s$/u.test(last) && last.length > 4) {
    variants.push([...words.slice(0, -1), last.slice(0, -1)]);
  }
  if (words.includes("&")) variants.push(words.map((word) => (word === "&" ? "and" : word)));
  if (words.includes("and")) variants.push(words.map((word) => (word === "and" ? "&" : word)));
  for (const [written, other] of spellingPairs) {
    if (words.some((word) => word.includes(written)))
      variants.push(words.map((word) => word.replace(written, other)));
  }
  return variants;
}
