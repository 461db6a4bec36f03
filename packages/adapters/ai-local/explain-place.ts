import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import { quoteProof } from "./quote-proof.ts";
import type { Gains } from "./pool-signals.ts";
import { signals } from "./pool-signals.ts";

/** A candidate with what each signal adds to its sum. */
export type Placed = { candidate: RankableCandidate; gains: Gains };

/** What speaks for or against a place, in words, and how much. */
type Ground = { told: string; strength: number };

const maxGrounds = 2;
const maxNames = 3;

/**
 * Why somebody stands where they stand: the two strongest grounds for it, a sentence of the CV, the
 * strongest ground against it, and what the place above has that this one lacks. All of it stands in
 * the receipts.
 */
export function explainPlace(
  own: Placed,
  above: Placed | null,
  wanted: ReadonlySet<string>,
): string {
  const quote = quoteProof(own.candidate, wanted);
  const sentences = [
    forPlace(own),
    quote === null ? null : `It says: “${quote.replace(/\.$/u, "")}”.`,
    againstPlace(own.candidate),
    above === null ? null : besideAbove(own, above),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

function forPlace(own: Placed): string {
  const grounds = strongest([requirementsMet(own), titleFound(own), wordingFound(own)], maxGrounds);
  if (grounds.length === 0) return "Nothing that the job asks for was found in the CV.";
  return `For this place: ${grounds.map(({ told }) => told).join("; ")}.`;
}

function requirementsMet({ candidate, gains }: Placed): Ground | null {
  const met = requirementRows(candidate).filter(isMet);
  if (met.length === 0) return null;
  const shown = met.filter(({ state }) => state === "shown");
  const named = shown.length > 0 ? shown : met;
  const names = [...named].sort((a, b) => b.points - a.points).map(nameOf);
  const told = `${shown.length > 0 ? "shows" : "lists"} ${some(names)}`;
  return { told, strength: gains.requirements / signals.requirements.weight };
}

function titleFound({ candidate, gains }: Placed): Ground | null {
  const row = titleRow(candidate);
  if (row === undefined || row.by === null || row.credit < nearTitle) return null;
  const told =
    row.credit >= sameTitle
      ? `${row.by} is the job's own work`
      : `${row.by} is near the job's work`;
  return { told, strength: gains.title / signals.title.weight };
}

const sameTitle = 0.7;
const nearTitle = 0.25;

function wordingFound({ candidate, gains }: Placed): Ground | null {
  const words = tellingWords(candidate);
  if (words === null || words.met === 0) return null;
  const told = `${words.met} of ${words.asked} key words of the posting are in it`;
  return { told, strength: gains.wording / signals.wording.weight };
}

function againstPlace(candidate: RankableCandidate): string {
  const [ground] = strongest([mustsMissing(candidate), titleMissing(candidate)], 1);
  if (ground !== undefined) return `Against it: ${ground.told}.`;
  const years = yearsMissing(candidate);
  return years === null ? "Nothing that was read speaks against it." : `Against it: ${years}.`;
}

function mustsMissing(candidate: RankableCandidate): Ground | null {
  const musts = requirementRows(candidate).filter(({ kind }) => kind === "must");
  const missing = musts.filter(({ state }) => state === "not-found");
  if (missing.length === 0) return null;
  const weightOf = (rows: readonly ScoreRow[]) => rows.reduce((sum, { weight }) => sum + weight, 0);
  const names = [...missing].sort((a, b) => b.weight - a.weight).map(nameOf);
  return {
    told: `${some(names)} not found in the CV`,
    strength: weightOf(missing) / weightOf(musts),
  };
}

function titleMissing(candidate: RankableCandidate): Ground | null {
  const row = titleRow(candidate);
  if (row === undefined || row.credit >= sameTitle) return null;
  const told =
    row.by === null
      ? "no role title was found in the CV"
      : `the nearest title, ${row.by}, is ${row.credit < nearTitle ? "other" : "near, not the same"} work`;
  return { told, strength: 1 - row.credit };
}

function yearsMissing(candidate: RankableCandidate): string | null {
  const row = rowsOf(candidate, "seniority")[0];
  if (row === undefined || row.by === null || row.credit >= 1) return null;
  return `of ${row.requirement}, ${row.by}`;
}

/** By the signal in which the place above is furthest ahead and of which the receipts tell. */
function besideAbove(own: Placed, above: Placed): string | null {
  const ahead = {
    requirements: above.gains.requirements - own.gains.requirements,
    title: above.gains.title + above.gains.titleWords - own.gains.title - own.gains.titleWords,
    wording: above.gains.wording - own.gains.wording,
  };
  const leads = [
    lead(requirementsAbove(own, above), ahead.requirements),
    lead(titleAbove(own, above), ahead.title),
    lead(wordingAbove(own, above), ahead.wording),
  ];
  const [most] = strongest(leads, 1);
  return most === undefined ? null : `The place above has ${most.told}.`;
}

const lead = (told: string | null, strength: number): Ground | null =>
  told === null || strength <= 0 ? null : { told, strength };

function requirementsAbove(own: Placed, above: Placed): string | null {
  const met = new Set(requirementRows(own.candidate).filter(isMet).map(nameOf));
  const lacking = requirementRows(above.candidate)
    .filter((row) => isMet(row) && !met.has(row.requirement))
    .sort((a, b) => b.points - a.points)
    .map(nameOf);
  return lacking.length === 0 ? null : some(lacking);
}

function titleAbove(own: Placed, above: Placed): string | null {
  const [here, there] = [titleRow(own.candidate), titleRow(above.candidate)];
  if (there === undefined || there.by === null) return null;
  return there.credit > (here?.credit ?? 0) ? `a title nearer to the job's, ${there.by}` : null;
}

function wordingAbove(own: Placed, above: Placed): string | null {
  const [here, there] = [tellingWords(own.candidate), tellingWords(above.candidate)];
  if (here === null || there === null || there.met <= here.met) return null;
  return `more of the posting's telling words, ${there.met} beside ${here.met}`;
}

function rowsOf({ score }: RankableCandidate, part: string): readonly ScoreRow[] {
  return score.breakdown.find(({ component }) => component === part)?.rows ?? [];
}

const requirementRows = (candidate: RankableCandidate) =>
  rowsOf(candidate, "skills").filter(({ state }) => state !== null);
/** None where the part only stands in for a title. */
const titleRow = ({ score }: RankableCandidate) => {
  const part = score.breakdown.find(({ component }) => component === "title");
  return part?.state === "rated" ? part.rows[0] : undefined;
};
const isMet = ({ state }: ScoreRow) => state === "shown" || state === "listed";
const nameOf = ({ requirement }: ScoreRow) => requirement;

/** "15 of 79 telling words", as the row of the posting's wording tells it. */
function tellingWords(candidate: RankableCandidate): { met: number; asked: number } | null {
  const rows = rowsOf(candidate, "skills").filter(({ state }) => state === null);
  const found = rows.map(({ by }) => /^(\d+) of (\d+) telling words/u.exec(by ?? ""));
  const figures = found.find((match) => match !== null);
  return figures === undefined ? null : { met: Number(figures[1]), asked: Number(figures[2]) };
}

/** The strongest first; equal ones stay as they are. */
function strongest(grounds: readonly (Ground | null)[], most: number): Ground[] {
  return grounds
    .filter((ground) => ground !== null)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most);
}

function some(names: readonly string[]): string {
  if (names.length > maxNames)
    return `${names.slice(0, maxNames).join(", ")} and ${names.length - maxNames} more`;
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;
}
