import { passagesWith } from "../evidence/passages.ts";
import type { Passage } from "../evidence/passages.ts";
import type { ScorableResume } from "../score/score.ts";
import { sameWords } from "../words/word-groups.ts";
import { listedCredit, shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";
import { matchByLine } from "./match-by-line.ts";

/** All words of a demand as a phrase, scattered over a line or two, and with the role telling the rest. */
const phraseCredit = 1;
const scatteredCredit = 0.9;
const toldByRoleCredit = 0.86;
/** Two words of which each has its own sense there: in a sentence, or one of them in the role. */
const apartCredit = 0.5;
const furthest = 3;

/**
 * Demands in words: all of them (or words that stand for them) in one line of the CV or across the
 * end of one, the last word there and the others in the role that the line is of ("menus" of a
 * kitchen's chef), or else part of them.
 */
export function matchPhrase(resume: ScorableResume, demand: Demand): DemandMatch | null {
  const wanted = [...new Set(demand.stems)].map((word) => ({ word, same: sameWords(word) }));
  if (wanted.length === 0) return null;
  let best: DemandMatch | null = null;
  for (const passage of passagesWith(
    resume,
    wanted.flatMap(({ same }) => [...same]),
  )) {
    // A nursing assistant is no nurse: titles are compared as occupations.
    if (demand.work !== null && passage.isTitle) continue;
    const found = answer(passage, wanted, demand);
    if (found.credit > (best?.credit ?? 0)) best = matchByLine(passage.text, demand, found);
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
  const place = text.role === null ? listedCredit : shownCredit;
  const state = text.role === null ? "listed" : "shown";
  if (rest.length === 0) {
    if (holdsPhrase(stems, demand.stems)) return { state, credit: phraseCredit * place };
    if (standTogether(around, wanted)) return { state, credit: scatteredCredit * place };
    return { state: "related", credit: apartCredit * place };
  }
  const last = wanted.at(-1);
  const isInTitle = ({ same }: Wanted) => [...same].some((one) => titleStems.has(one));
  const isTold = (one: Wanted) => isInTitle(one) || (wanted.length > 2 && roleStems.has(one.word));
  if (last !== undefined && isHere(last) && rest.length <= wanted.length / 2 && rest.every(isTold))
    return wanted.length > 2
      ? { state, credit: toldByRoleCredit * place }
      : { state: "related", credit: apartCredit * place };
  const here = wanted.filter(isHere);
  const share = here.length / wanted.length;
  const isPart = share >= 0.5 && here.length > 1 && standTogether(around, here);
  const credit = isPart ? share * apartCredit * place : 0;
  return { state: "related", credit };
}

/** Whether the words stand near each other, each in a place of its own: "purchasing" is no purchase order. */
function standTogether(stems: readonly string[], wanted: readonly Wanted[]): boolean {
  const reach = wanted.length + furthest;
  return stems.some((_, from) => isTold(stems.slice(from, from + reach), wanted));
}

function isTold(stems: readonly string[], [first, ...others]: readonly Wanted[]): boolean {
  if (first === undefined) return true;
  return stems.some((stem, at) => first.same.has(stem) && isTold(stems.toSpliced(at, 1), others));
}

function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  for (let from = 0; from + phrase.length <= stems.length; from++) {
    if (phrase.every((word, offset) => stems[from + offset] === word)) return true;
  }
  return false;
}
