import type { Mentions } from "../evidence/find-mentions.ts";
import { sentencesWithAll } from "../evidence/sentences.ts";
import type { Passage, Sentences } from "../evidence/sentences.ts";
import { attributionOf } from "../evidence/attribution.ts";
import { saidWords } from "../evidence/said-words.ts";
import { standsTogether } from "../evidence/stands-together.ts";
import { tellingRoots } from "../words/roots/telling-roots.ts";
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
    const { text } = held.passage;
    const place = text.isDone ? shownCredit : listedCredit;
    const isWhole = standIn.rest.every((root) => isTold(held, root));
    const credit = place * (isWhole ? standInCredit : partCredit);
    if (best !== null && best.credit >= credit) continue;
    const state = !isWhole ? "related" : text.isDone ? "shown" : "listed";
    best = matchByLine(text, demand, { state, credit, said: held.said });
  }
  if (best !== null) return best;
  const [near] = sentencesHolding(mentions.sentences, standIn.near);
  if (near === undefined) return null;
  const { passage, said } = near;
  return matchByLine(passage.text, demand, { state: "related", credit: nearCredit, said });
}

/**
 * Whether the other words of a longer requirement are next to the phrase or in the role's title.
 */
function isTold({ passage, phrase }: Held, root: string): boolean {
  return passage.titleStems.has(root) || standsTogether(passage, [...phrase, root]);
}

type Held = { passage: Passage; phrase: readonly string[]; said: string | null };

/** Returns the person's own passages that contain all words of one of the phrases together. */
function sentencesHolding(sentences: Sentences, phrases: readonly string[][]): Held[] {
  return phrases.flatMap((phrase) =>
    sentencesWithAll(sentences, phrase)
      .filter((passage) => standsTogether(passage, phrase))
      .map((passage) => ({ passage, phrase, said: saidIn(passage, phrase) }))
      .filter(({ passage, said }) => attributionOf(passage.sentence, said ?? "") === "own"),
  );
}

function saidIn({ sentence }: Passage, phrase: readonly string[]): string | null {
  const words = phrase.map((root) => new Set([root]));
  return saidWords(sentence, words, (word) => tellingRoots(word)[0]);
}
