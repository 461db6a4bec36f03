import { asksToLead, tellsOfLeading } from "../evidence/leads-people.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { sentencesWith } from "../evidence/sentences.ts";
import type { Passage } from "../evidence/sentences.ts";
import { saidWords, wordsApart } from "../evidence/said-words.ts";
import { demandStandsTogether } from "../evidence/stands-together.ts";
import type { Standing } from "../evidence/stands-together.ts";
import { contentStems } from "../words/phrase-words.ts";
import { sameWords } from "../words/word-groups.ts";
import { listedCredit, shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import { matchByLine } from "./match-by-line.ts";

/**
 * Credits for the words of a requirement as a phrase, close together in a sentence, and completed
 * by the role's title.
 */
const phraseCredit = 1;
const scatteredCredit = 0.9;
const toldByTitleCredit = 0.86;
/** Credit if the words occur in the sentence or the role's title, but not as one statement. */
const apartCredit = 0.5;

/**
 * Matches a requirement by its words: all of them (or synonyms) close together in a line of the CV
 * or across a line break, or the last word in the line and the others in the role's title ("menus"
 * of a kitchen's chef). A match that needs other lines of the role, or only has part of the words,
 * is related.
 */
export function matchPhrase({ sentences }: Mentions, demand: Demand): DemandMatch | null {
  const asked = [...new Set(demand.stems)];
  // Synonyms depend on the surrounding words, so a single word has none.
  const wanted = asked.map((word) => ({
    word,
    // The word itself first, which speeds up the search.
    same: new Set(asked.length === 1 ? [word] : [word, ...sameWords(word)]),
  }));
  if (wanted.length === 0) return null;
  const isLead = asksToLead(demand.text);
  let best: DemandMatch | null = null;
  for (const passage of sentencesWith(
    sentences,
    wanted.flatMap(({ same }) => [...same]),
  )) {
    // "Nursing assistant" must not match "nurse". Titles are compared as occupations.
    if (demand.work !== null && passage.isTitle) continue;
    if (isLead && !tellsOfLeading(passage.sentence)) continue;
    const found = answer(passage, wanted, demand);
    if (found.credit <= (best?.credit ?? 0)) continue;
    const words = wanted.map(({ same }) => same);
    const stemOf = (word: string) => contentStems(word)[0];
    const said = saidWords(passage.sentence, words, stemOf);
    const apart = wordsApart(passage.sentence, words, stemOf);
    best = matchByLine(passage.text, demand, { ...found, said, apart });
  }
  return best;
}

type Wanted = { word: string; same: ReadonlySet<string> };
type Answer = Pick<DemandMatch, "state" | "credit">;

function answer(passage: Passage, wanted: readonly Wanted[], demand: Demand): Answer {
  const { text, stems, next, roleStems, titleStems } = passage;
  const around = next === null ? stems : [...stems, ...next.stems.slice(0, 6)];
  const isHere = ({ same }: Wanted) => around.some((stem) => same.has(stem));
  const rest = wanted.filter((one) => !isHere(one));
  const place = text.isDone ? shownCredit : listedCredit;
  const state = text.isDone ? "shown" : "listed";
  if (rest.length === 0) {
    if (standing(passage, wanted) !== "together")
      return { state: "related", credit: apartCredit * place };
    const isPhrase = holdsPhrase(stems, demand.stems);
    return { state, credit: (isPhrase ? phraseCredit : scatteredCredit) * place };
  }
  const last = wanted.at(-1);
  const isInTitle = ({ same }: Wanted) => [...same].some((one) => titleStems.has(one));
  if (last !== undefined && isHere(last) && rest.length <= wanted.length / 2) {
    if (rest.every(isInTitle))
      return wanted.length > 2
        ? { state, credit: toldByTitleCredit * place }
        : { state: "related", credit: apartCredit * place };
    if (wanted.length > 2 && rest.every((one) => isInTitle(one) || roleStems.has(one.word)))
      return { state: "related", credit: apartCredit * place };
  }
  const here = wanted.filter(isHere);
  const share = here.length / wanted.length;
  const isPart = share >= 0.5 && here.length > 1 && standing(passage, here) === "together";
  const credit = isPart ? share * apartCredit * place : 0;
  return { state: "related", credit };
}

function standing(passage: Passage, wanted: readonly Wanted[]): Standing | null {
  return demandStandsTogether(
    passage,
    wanted.map(({ same }) => same),
  );
}

function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  for (let from = 0; from + phrase.length <= stems.length; from++) {
    if (phrase.every((word, offset) => stems[from + offset] === word)) return true;
  }
  return false;
}
