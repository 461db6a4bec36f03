import type { Mentions } from "../evidence/find-mentions.ts";
import { sentencesWithAll } from "../evidence/sentences.ts";
import type { Passage, Sentences } from "../evidence/sentences.ts";
import { attributionOf } from "../evidence/attribution.ts";
import { saidWords, wordsApart } from "../evidence/said-words.ts";
import { listedCredit, shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import { matchByLine } from "./match-by-line.ts";

/**
 * An equivalent counts slightly less than the requirement's own words, and something close a third.
 */
const standInCredit = 0.9;
const nearCredit = 0.35;
/** Credit for an equivalent of the main part of a longer requirement, without its other words. */
const partCredit = 0.5;

/** Matches a requirement by equivalent phrases, or by those that an expert would call close. */
export function matchStandIn(mentions: Mentions, demand: Demand): DemandMatch | null {
  const { standIn } = demand;
  if (standIn === null) return null;
  let best: DemandMatch | null = null;
  for (const held of sentencesHolding(mentions.sentences, standIn.shows)) {
    const { said, apart } = held;
    const { text } = held.passage;
    const place = text.isDone ? shownCredit : listedCredit;
    const isWhole = standIn.rest.every((stem) => isTold(held, stem));
    const credit = place * (isWhole ? standInCredit : partCredit);
    if (best !== null && best.credit >= credit) continue;
    const state = !isWhole ? "related" : text.isDone ? "shown" : "listed";
    best = matchByLine(text, demand, { state, credit, said, apart });
  }
  if (best !== null) return best;
  const [near] = sentencesHolding(mentions.sentences, standIn.near);
  if (near === undefined) return null;
  const { passage, said, apart } = near;
  return matchByLine(passage.text, demand, { state: "related", credit: nearCredit, said, apart });
}

/** Whether another word of a longer requirement is in the sentence or in the role's title. */
function isTold({ passage }: Held, stem: string): boolean {
  return passage.titleStems.has(stem) || passage.stems.includes(stem);
}

type Held = { passage: Passage; said: string | null; apart: string | null };

/** Returns the person's own passages that contain all words of one of the phrases. */
function sentencesHolding(sentences: Sentences, phrases: readonly string[][]): Held[] {
  return phrases.flatMap((phrase) =>
    sentencesWithAll(sentences, phrase).flatMap((passage): Held[] => {
      const words = phrase.map((stem) => new Set([stem]));
      const said = saidWords(passage.sentence, words);
      const isOwn = attributionOf(passage.sentence, said ?? "") === "own";
      return isOwn ? [{ passage, said, apart: wordsApart(passage.sentence, words) }] : [];
    }),
  );
}
