import type { Mentions } from "../evidence/find-mentions.ts";
import { sentencesWith } from "../evidence/sentences.ts";
import type { Passage } from "../evidence/sentences.ts";
import { saidWords, wordsApart } from "../evidence/said-words.ts";
import { sameWords } from "../words/word-groups.ts";
import { listedCredit, shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import { matchByLine } from "./match-by-line.ts";

/** Credits for the words of a requirement as a phrase, and anywhere in a sentence. */
const phraseCredit = 1;
const scatteredCredit = 0.9;
/** Credit if the sentence has only some of them, times their share. */
const partCredit = 0.5;

/**
 * Matches a requirement by its words: all of them (or synonyms) in a sentence of the CV. A sentence
 * with at least half of them, and more than one, is related.
 */
export function matchPhrase({ sentences }: Mentions, demand: Demand): DemandMatch | null {
  const asked = [...new Set(demand.stems)];
  // Synonyms depend on the surrounding words, so a single word has none.
  const wanted = asked.map((word) => new Set(asked.length === 1 ? [word] : sameWords(word)));
  if (wanted.length === 0) return null;
  let best: DemandMatch | null = null;
  for (const passage of sentencesWith(
    sentences,
    wanted.flatMap((same) => [...same]),
  )) {
    const found = answer(passage, wanted, demand);
    if (found.credit <= (best?.credit ?? 0)) continue;
    const said = saidWords(passage.sentence, wanted);
    const apart = wordsApart(passage.sentence, wanted);
    best = matchByLine(passage.text, demand, { ...found, said, apart });
  }
  return best;
}

type Answer = Pick<DemandMatch, "state" | "credit">;

function answer(
  { text, stems }: Passage,
  wanted: readonly ReadonlySet<string>[],
  demand: Demand,
): Answer {
  const here = wanted.filter((same) => stems.some((stem) => same.has(stem))).length;
  const share = here / wanted.length;
  const place = text.isDone ? shownCredit : listedCredit;
  if (share < 1) {
    const isPart = share >= 0.5 && here > 1;
    return { state: "related", credit: isPart ? share * partCredit * place : 0 };
  }
  const isPhrase = holdsPhrase(stems, demand.stems);
  const credit = (isPhrase ? phraseCredit : scatteredCredit) * place;
  return { state: text.isDone ? "shown" : "listed", credit };
}

function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  for (let from = 0; from + phrase.length <= stems.length; from++) {
    if (phrase.every((word, offset) => stems[from + offset] === word)) return true;
  }
  return false;
}
