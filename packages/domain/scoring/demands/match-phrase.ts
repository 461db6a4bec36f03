import { otherLines } from "../evidence/other-lines.ts";
import { resumeTexts } from "../evidence/resume-text.ts";
import type { ResumeText } from "../evidence/resume-text.ts";
import type { EvidenceQuote, ScorableResume } from "../score/score.ts";
import { sameWords } from "../words/word-groups.ts";
import { listedCredit, shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** All words of a demand as a phrase, scattered over a line or two, and with the role telling the rest. */
const phraseCredit = 1;
const scatteredCredit = 0.9;
const toldByRoleCredit = 0.86;

/**
 * Demands in words: all of them (or words that stand for them) in one line of the CV or across the
 * end of one, the last word there and the others in the role that the line is of ("menus" of a
 * kitchen's chef), or else part of them.
 */
export function matchPhrase(resume: ScorableResume, demand: Demand): DemandMatch | null {
  const wanted = [...new Set(demand.stems)];
  if (wanted.length === 0) return null;
  let best: DemandMatch | null = null;
  for (const passage of passagesOf(resume)) {
    // A nursing assistant is no nurse: titles are compared as occupations.
    if (demand.work !== null && passage.isTitle) continue;
    const found = answer(passage, wanted, demand);
    if (found !== null && (best === null || found.credit > best.credit)) best = found;
  }
  return best;
}

/** A line with the one that it may run on into, and what else the role says. */
type Passage = {
  text: ResumeText;
  next: ResumeText | null;
  isTitle: boolean;
  roleStems: ReadonlySet<string>;
};

const known = new WeakMap<ScorableResume, Passage[]>();

function passagesOf(resume: ScorableResume): Passage[] {
  const cached = known.get(resume);
  if (cached !== undefined) return cached;
  const texts = [...resumeTexts(resume), ...otherLines(resume)];
  const ofRole = new Map<number, Set<string>>();
  for (const { role, stems } of texts) {
    if (role === null) continue;
    const all = ofRole.get(role) ?? new Set();
    for (const stem of stems) all.add(stem);
    ofRole.set(role, all);
  }
  const byLine = new Map(texts.map((text) => [text.place.line, text]));
  const passages = texts.map((text): Passage => {
    const next = byLine.get(text.place.line + 1);
    const isTitle = text.role !== null && resume.roles[text.role]?.title === text.text;
    return {
      text,
      // A title is a line of its own.
      next: !isTitle && next?.role === text.role ? next : null,
      isTitle,
      roleStems: (text.role === null ? null : ofRole.get(text.role)) ?? new Set(),
    };
  });
  known.set(resume, passages);
  return passages;
}

function answer(
  { text, next, roleStems }: Passage,
  wanted: readonly string[],
  demand: Demand,
): DemandMatch | null {
  const isIn = (stems: { has: (stem: string) => boolean }) => (word: string) =>
    [...sameWords(word)].some((one) => stems.has(one));
  const here = new Set(text.stems);
  const hits = wanted.filter(isIn(here));
  if (hits.length === 0) return null;
  const around = new Set([...text.stems, ...(next?.stems.slice(0, 6) ?? [])]);
  const rest = wanted.filter((word) => !isIn(around)(word));
  const place = text.role === null ? listedCredit : shownCredit;
  const state = text.role === null ? "listed" : "shown";
  if (rest.length === 0) {
    const part = holdsPhrase(text.stems, demand.stems) ? phraseCredit : scatteredCredit;
    return matchOf(text, demand, { state, credit: part * place });
  }
  const last = wanted.at(-1) ?? "";
  if (isIn(around)(last) && rest.every(isIn(roleStems)) && rest.length <= wanted.length / 2)
    return matchOf(text, demand, { state, credit: toldByRoleCredit * place });
  const share = (wanted.length - rest.length) / wanted.length;
  const credit = share >= 0.5 && wanted.length - rest.length > 1 ? share * 0.5 * place : 0;
  return matchOf(text, demand, { state: "related", credit });
}

function matchOf(
  text: ResumeText,
  demand: Demand,
  { state, credit }: Pick<DemandMatch, "state" | "credit">,
): DemandMatch {
  const quote: EvidenceQuote = {
    text: text.text,
    highlight: null,
    page: text.place.page,
    line: text.place.line,
    covers: [demand.text],
    context: text.context,
  };
  return {
    demand,
    state,
    by: text.text.length <= 80 ? text.text : demand.text,
    credit,
    quote,
    roles: text.role === null ? [] : [text.role],
    skill: null,
  };
}

function holdsPhrase(stems: readonly string[], phrase: readonly string[]): boolean {
  for (let from = 0; from + phrase.length <= stems.length; from++) {
    if (phrase.every((word, offset) => stems[from + offset] === word)) return true;
  }
  return false;
}
