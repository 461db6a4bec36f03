import { wordsOf } from "../../lexicon/lexicon.ts";
import { stopWords } from "../../lexicon/stop-words.gen.ts";
import type { Posting } from "../../posting/parse-posting.ts";
import { findSkills } from "../../skills/find-skills.ts";
import { contentStems } from "../words/phrase-words.ts";
import { rootOf } from "../words/roots/word-root.ts";
import { readCounts } from "../words/read-counts.ts";
import { wordCounts } from "../words/word-counts.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import type { ScorableJob } from "../score/score.ts";

/** Words of any job and any CV; they tell little about the work. */
const commonWords: ReadonlySet<string> = new Set(wordsOf(stopWords, "everyday").map(rootOf));
const commonWeight = 0.1;
/** Words of more weight are told as telling: those of few postings. */
const tellingWeight = 0.25;
/** Even a fitting CV uses other words for much of it: this share of the weight counts as all. */
const fullShare = 0.25;

export type WordingMatch = { credit: number; met: number; asked: number };

/** What each word of the job weighs, and all of them together. */
export type JobWording = { words: [word: string, weight: number][]; total: number };

/**
 * How much of the job's own wording stands in the CV, 0 to 1, apart from the skills that the
 * vocabulary knows (those are matched by name, in any spelling): each telling word of title,
 * requirements and description once, by how few postings hold it, everyday words of any job a tenth.
 */
export function matchWording(mentions: Mentions, wording: JobWording): WordingMatch {
  const { total } = wording;
  const words = new Map(wording.words);
  if (total === 0) return { credit: 0, met: 0, asked: 0 };
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
  return { credit: Math.min(1, sum / total / fullShare), met, asked };
}

const isTelling = (weight: number) => weight > tellingWeight;

/** How many of the job's words tell something of the work, whatever the CV. */
export const tellingWords = ({ words }: JobWording): number =>
  words.filter(([, weight]) => isTelling(weight)).length;

/**
 * Which of the words are in the CV outside the names of skills. Skills are looked for only in lines
 * that hold a word not found yet: to take them out adds no word. Their places would not do, since
 * those of a text over several lines depend on where the file breaks it.
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

/** The fewer written postings hold a word, the more it tells: 1 for one that is in none of them. */
function weightOf(word: string): number {
  if (commonWords.has(word)) return commonWeight;
  counted ??= readCounts(wordCounts.counts);
  const rarity = (count: number) => Math.log1p((wordCounts.of - count + 0.5) / (count + 0.5));
  return (rarity(counted.get(word) ?? 0) / rarity(0)) ** 2;
}

export function readWording(job: ScorableJob, { clauses }: Pick<Posting, "clauses">): JobWording {
  const words = new Map<string, number>();
  const texts = [
    job.title,
    ...job.requirements.must,
    ...job.requirements.nice,
    ...clauses.filter(({ kind }) => kind !== "about").map(({ text }) => text),
  ];
  for (const text of texts) {
    // A skill weighs the same by each of its names.
    const plain = new Set(contentStems(withoutSkills(text)));
    for (const word of contentStems(text))
      words.set(word, plain.has(word) || commonWords.has(word) ? weightOf(word) : 1);
  }
  let total = 0;
  for (const weight of words.values()) total += weight;
  return { words: [...words], total };
}
