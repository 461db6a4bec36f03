import { wordsOf } from "../../lexicon/lexicon.ts";
import { stopWords } from "../../lexicon/stop-words.gen.ts";
import type { Posting } from "../../posting/parse-posting.ts";
import { findSkills } from "../../skills/find-skills.ts";
import { contentStems, stemsOf } from "../words/phrase-words.ts";
import { readCounts } from "../words/read-counts.ts";
import { wordCounts } from "../words/word-counts.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import type { ScorableJob } from "../score/score.ts";

/** Words found in any job and any CV, which say little about the work. */
const commonWords: ReadonlySet<string> = new Set(wordsOf(stopWords, "everyday").flatMap(stemsOf));
const commonWeight = 0.1;
/** Words above this weight, which few postings contain, are key words. */
const tellingWeight = 0.25;
/** This share of the weight earns full credit, because even matching CVs use other words. */
const fullShare = 0.25;

/** The credit of a CV in another language than the posting. */
const acrossLanguages = 0.5;

export type WordingMatch = {
  credit: number;
  met: number;
  asked: number;
  /** False if the CV and the posting are in different languages, which share few words. */
  isComparable: boolean;
};

/** The weight of each word of the job, and their sum. */
export type JobWording = {
  language: string;
  words: [word: string, weight: number][];
  total: number;
};

/**
 * Rates how much of the job's wording is in the CV, 0 to 1, except for skills of the vocabulary
 * (which are matched by name, in any spelling). Each word of title, requirements and description
 * counts once. Its weight depends on how few postings contain it, and everyday words count a tenth.
 */
export function matchWording(mentions: Mentions, wording: JobWording): WordingMatch {
  const { total } = wording;
  const words = new Map(wording.words);
  const isComparable = mentions.resume.language === wording.language;
  if (total === 0) return { credit: 0, met: 0, asked: 0, isComparable };
  if (!isComparable)
    return { credit: acrossLanguages, met: 0, asked: tellingWords(wording), isComparable };
  let sum = 0;
  let met = 0;
  let asked = 0;
  const has = wordsFound(mentions, words);
  for (const [word, weight] of words) {
    if (isTelling(weight)) asked++;
    if (!has.has(word)) continue;
    sum += weight;
    if (isTelling(weight)) met++;
  }
  return { credit: Math.min(1, sum / total / fullShare), met, asked, isComparable };
}

const isTelling = (weight: number) => weight > tellingWeight;

/** The number of the job's key words, independent of any CV. */
export const tellingWords = ({ words }: JobWording): number =>
  words.filter(([, weight]) => isTelling(weight)).length;

/**
 * Returns the words that are in the CV outside of skill names. Skills are only searched in lines
 * with a word that is not found yet, because removing them adds no word. The parsed positions of
 * skills can't be used, since they depend on the file's line breaks.
 */
function wordsFound({ lines }: Mentions, words: ReadonlyMap<string, number>): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { text, stems } of lines) {
    if (!stems.some((stem) => words.has(stem) && !found.has(stem))) continue;
    for (const stem of contentStems(withoutSkills(text))) found.add(stem);
  }
  return found;
}

function withoutSkills(text: string): string {
  let rest = "";
  let from = 0;
  for (const { start, end } of findSkills(text)) {
    rest += `${text.slice(from, start)} `;
    from = end;
  }
  return rest + text.slice(from);
}

let counted: ReadonlyMap<string, number> | null = null;

/** The fewer postings contain a word, the higher its weight: 1 for a word in none of them. */
function weightOf(word: string): number {
  if (commonWords.has(word)) return commonWeight;
  counted ??= readCounts(wordCounts.counts);
  const rarity = (count: number) => Math.log1p((wordCounts.of - count + 0.5) / (count + 0.5));
  return (rarity(counted.get(word) ?? 0) / rarity(0)) ** 2;
}

export function readWording(
  job: ScorableJob,
  { language, clauses }: Pick<Posting, "language" | "clauses">,
): JobWording {
  const words = new Map<string, number>();
  const texts = [
    job.title,
    ...job.requirements.must,
    ...job.requirements.nice,
    ...clauses.filter(({ kind }) => kind !== "about").map(({ text }) => text),
  ];
  for (const text of texts) {
    // A skill has the same weight by any of its names.
    const plain = new Set(contentStems(withoutSkills(text)));
    for (const word of contentStems(text))
      words.set(word, plain.has(word) || commonWords.has(word) ? weightOf(word) : 1);
  }
  let total = 0;
  for (const weight of words.values()) total += weight;
  return { language, words: [...words], total };
}
