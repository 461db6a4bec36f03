import { notCompared } from "@resume-picker/domain/scoring/score/other-wording";
import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { RankableCandidate } from "./ai-engine.ts";

const maxNames = 3;

/** The advantages of the candidate above, according to the receipts, as ends of a sentence. */
export const describeDifference = {
  requirements: requirementsAbove,
  title: titleAbove,
  wording: wordingAbove,
} as const;

export const nextHigherSentence = (words: string): string => `The next higher candidate ${words}.`;

/** The first difference when no weights are known, in the order requirements, title, wording. */
export function mainDifference(own: RankableCandidate, above: RankableCandidate): string | null {
  const words = Object.values(describeDifference).map((wordsOf) => wordsOf(own, above));
  const first = words.find((each) => each !== null);
  return first === undefined ? null : nextHigherSentence(first);
}

function requirementsAbove(own: RankableCandidate, above: RankableCandidate): string | null {
  const met = new Set(requirementRows(own).filter(isMet).map(nameOf));
  const lacking = requirementRows(above)
    .filter((row) => isMet(row) && !met.has(row.requirement))
    .sort((a, b) => b.points - a.points)
    .map(nameOf);
  return lacking.length === 0 ? null : `also has ${nameSome(lacking)}`;
}

function titleAbove(own: RankableCandidate, above: RankableCandidate): string | null {
  const [here, there] = [titleRow(own), titleRow(above)];
  if (there === undefined || there.by === null) return null;
  return there.credit > (here?.credit ?? 0) ? `has a closer job title, ${there.by}` : null;
}

function wordingAbove(own: RankableCandidate, above: RankableCandidate): string | null {
  const [here, there] = [keyWords(own), keyWords(above)];
  if (here === null || there === null || there.met <= here.met) return null;
  return `matches ${there.met} key words of the posting, this one ${here.met}`;
}

export function rowsOf({ score }: RankableCandidate, part: string): readonly ScoreRow[] {
  return score.breakdown.find(({ component }) => component === part)?.rows ?? [];
}

export const requirementRows = (candidate: RankableCandidate) =>
  rowsOf(candidate, "skills").filter(({ state }) => state !== null);
/** Undefined if the title could not be rated and another part is used instead. */
export const titleRow = ({ score }: RankableCandidate) => {
  const part = score.breakdown.find(({ component }) => component === "title");
  return part?.state === "rated" ? part.rows[0] : undefined;
};
export const isMet = ({ state }: ScoreRow) => state === "shown" || state === "listed";
export const nameOf = ({ requirement }: ScoreRow) => requirement;

/** Whether the CV is in another language than the posting. */
export const isInOtherLanguage = (candidate: RankableCandidate): boolean =>
  rowsOf(candidate, "skills").some(({ by }) => by === notCompared);

/** Parsed from the row about the posting's wording: "15 of 79 key words of the posting; …". */
export function keyWords(candidate: RankableCandidate): { met: number; asked: number } | null {
  const rows = rowsOf(candidate, "skills").filter(({ state }) => state === null);
  const found = rows.map(({ by }) => /^(\d+) of (\d+) key words/u.exec(by ?? ""));
  const figures = found.find((match) => match !== null);
  return figures === undefined ? null : { met: Number(figures[1]), asked: Number(figures[2]) };
}

export function nameSome(names: readonly string[]): string {
  if (names.length > maxNames)
    return `${names.slice(0, maxNames).join(", ")} and ${names.length - maxNames} more`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
