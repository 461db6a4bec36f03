import type { Mentions } from "../evidence/find-mentions.ts";
import { sentencesWithAll } from "../evidence/sentences.ts";
import type { Passage, Sentences } from "../evidence/sentences.ts";
import { asksToLead, tellsOfLeading } from "../evidence/leads-people.ts";
import { attributionOf } from "../evidence/attribution.ts";
import { saidWords } from "../evidence/said-words.ts";
import { standsTogether } from "../evidence/stands-together.ts";
import type { Standing } from "../evidence/stands-together.ts";
import { tellingRoots } from "../words/roots/telling-roots.ts";
import { titleSimilarity } from "../words/compare-titles.ts";
import type { ComparableTitle } from "../words/compare-titles.ts";
import { quoteRoleTitle } from "../evidence/read-roles.ts";
import { listedCredit, sameWork, shownCredit } from "./credits.ts";
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
  const isLead = asksToLead(demand.text);
  for (const { passage, phrase, standing } of sentencesHolding(mentions.sentences, standIn.shows)) {
    if (isLead && !tellsOfLeading(passage.sentence)) continue;
    if (attributionOf(passage.sentence, saidIn(passage, phrase) ?? "") === "others") continue;
    const isShown = passage.text.isDone;
    const place = isShown ? shownCredit : listedCredit;
    const isWhole =
      standing === "together" &&
      standIn.rest.every((root) => isTold({ passage, phrase, standing }, root));
    const credit = place * (isWhole ? standInCredit : partCredit);
    if (best !== null && best.credit >= credit) continue;
    const state = !isWhole ? "related" : isShown ? "shown" : "listed";
    best = matchByLine(passage.text, demand, { state, credit, said: saidIn(passage, phrase) });
  }
  if (best !== null) return best;
  const near = sentencesHolding(mentions.sentences, standIn.near).find(
    (one) =>
      isTogether(one) &&
      attributionOf(one.passage.sentence, saidIn(one.passage, one.phrase) ?? "") === "own",
  );
  if (near !== undefined)
    return matchByLine(near.passage.text, demand, {
      state: "related",
      credit: nearCredit,
      said: saidIn(near.passage, near.phrase),
    });
  return matchOccupation(mentions, demand, standIn.titles);
}

/**
 * Whether the other words of a longer requirement are next to the phrase or in the role's title.
 */
function isTold({ passage, phrase }: Held, root: string): boolean {
  return passage.titleStems.has(root) || standsTogether(passage, [...phrase, root]) === "together";
}

function matchOccupation(
  mentions: Mentions,
  demand: Demand,
  titles: readonly ComparableTitle[],
): DemandMatch | null {
  if (titles.length === 0) return null;
  const index = mentions.titles.findIndex(
    (held) => held !== null && titles.some((wanted) => titleSimilarity(wanted, held) >= sameWork),
  );
  const title = mentions.titles[index]?.title ?? null;
  if (title === null) return null;
  const quote = quoteRoleTitle(mentions.resume, index, demand.text)[0] ?? null;
  const answer = { state: "related" as const, by: title, credit: nearCredit };
  return { demand, ...answer, quote, roles: [index], skill: null };
}

type Held = { passage: Passage; phrase: readonly string[]; standing: Standing };

const isTogether = ({ standing }: Held) => standing === "together";

/** Returns the passages that contain all words of one of the phrases close together. */
function sentencesHolding(sentences: Sentences, phrases: readonly string[][]): Held[] {
  return phrases.flatMap((phrase) =>
    sentencesWithAll(sentences, phrase).flatMap((passage) => {
      const standing = standsTogether(passage, phrase);
      return standing === null ? [] : [{ passage, phrase, standing }];
    }),
  );
}

function saidIn({ sentence }: Passage, phrase: readonly string[]): string | null {
  const words = phrase.map((root) => new Set([root]));
  return saidWords(sentence, words, (word) => tellingRoots(word)[0]);
}
