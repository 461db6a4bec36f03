import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import {
  aboveSentence,
  aheadBy,
  isMet,
  keyWords,
  nameOf,
  nameSome,
  requirementRows,
  rowsOf,
  titleRow,
} from "../ai/compare-receipts.ts";
import type { Gains } from "./pool-signals.ts";
import { signals } from "./pool-signals.ts";

/** A candidate with each signal's contribution to the sum. */
export type Placed = { candidate: RankableCandidate; gains: Gains };

/** A clause for or against a place, and its importance. */
type Ground = { words: string; strength: number };

const maxGrounds = 2;

/**
 * Returns two or three sentences that can be read to a hiring manager: why the candidate is ranked
 * here, the strongest concern, and the advantage of the next higher candidate. Everything in them
 * is in the receipts.
 */
export function explainPlace(own: Placed, above: Placed | null): string {
  const sentences = [
    placeSentence(own),
    concernSentence(own.candidate),
    above === null ? null : strongestLead(own, above),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

function placeSentence(own: Placed): string {
  const grounds = strongest([requirementsMet(own), titleFound(own), wordingFound(own)], maxGrounds);
  if (grounds.length === 0)
    return "Ranked here because nothing that the job asks for was found in the CV.";
  return `Ranked here because ${grounds.map(({ words }) => words).join(", and ")}.`;
}

function requirementsMet({ candidate, gains }: Placed): Ground | null {
  const met = requirementRows(candidate).filter(isMet);
  if (met.length === 0) return null;
  const shown = met.filter(({ state }) => state === "shown");
  const named = shown.length > 0 ? shown : met;
  const names = nameSome([...named].sort((a, b) => b.points - a.points).map(nameOf));
  const words =
    shown.length > 0
      ? `the CV shows ${names} at work or in a degree`
      : `the CV lists ${names} among the skills`;
  return { words, strength: gains.requirements / signals.requirements.weight };
}

function titleFound({ candidate, gains }: Placed): Ground | null {
  const row = titleRow(candidate);
  if (row === undefined || row.by === null || row.credit < nearTitle) return null;
  const words =
    row.credit >= sameTitle
      ? `the title ${row.by} is the same kind of job`
      : `the title ${row.by} is a similar kind of job`;
  return { words, strength: gains.title / signals.title.weight };
}

const sameTitle = 0.7;
const nearTitle = 0.25;

const fewKeyWords = 0.1;

function wordingFound({ candidate, gains }: Placed): Ground | null {
  const found = keyWords(candidate);
  if (found === null || found.met === 0) return null;
  const few = found.met < fewKeyWords * found.asked ? "only " : "";
  const words = `the CV contains ${few}${found.met} of the posting's ${found.asked} key words`;
  return { words, strength: gains.wording / signals.wording.weight };
}

function concernSentence(candidate: RankableCandidate): string {
  const [ground] = strongest([mustsMissing(candidate), titleConcern(candidate)], 1);
  const words = ground?.words ?? yearsMissing(candidate);
  return words === null ? "No concerns were found." : `The main concern is that ${words}.`;
}

function mustsMissing(candidate: RankableCandidate): Ground | null {
  const musts = requirementRows(candidate).filter(({ kind }) => kind === "must");
  const missing = musts.filter(({ state }) => state === "not-found");
  if (missing.length === 0) return null;
  const weightOf = (rows: readonly ScoreRow[]) => rows.reduce((sum, { weight }) => sum + weight, 0);
  const names = nameSome([...missing].sort((a, b) => b.weight - a.weight).map(nameOf));
  return {
    words: `${names} ${missing.length === 1 ? "was" : "were"} not found in the CV`,
    strength: weightOf(missing) / weightOf(musts),
  };
}

function titleConcern(candidate: RankableCandidate): Ground | null {
  const row = titleRow(candidate);
  if (row === undefined || row.credit >= sameTitle) return null;
  const words =
    row.by === null
      ? "no job title was found in the CV"
      : row.credit < nearTitle
        ? `the closest title, ${row.by}, is a different kind of job`
        : "no title in the CV is the same kind of job";
  return { words, strength: 1 - row.credit };
}

/** "only 2.5 of 5 years were in roles close to this job" */
function yearsMissing(candidate: RankableCandidate): string | null {
  const row = rowsOf(candidate, "seniority")[0];
  if (row === undefined || row.by === null || row.credit >= 1) return null;
  const asked = Number.parseFloat(row.requirement);
  // An entry-level job asks for no experience.
  if (asked === 0) return null;
  const shown = Number.parseFloat(row.by);
  return `only ${shown} of ${asked} ${asked === 1 ? "year was" : "years were"} in roles close to this job`;
}

/** Describes the largest advantage of the candidate above that the receipts can explain. */
function strongestLead(own: Placed, above: Placed): string | null {
  const ahead = {
    requirements: above.gains.requirements - own.gains.requirements,
    title: above.gains.title + above.gains.titleWords - own.gains.title - own.gains.titleWords,
    wording: above.gains.wording - own.gains.wording,
  };
  const words = (part: keyof typeof aheadBy) => aheadBy[part](own.candidate, above.candidate);
  const leads = [
    lead(words("requirements"), ahead.requirements),
    lead(words("title"), ahead.title),
    lead(words("wording"), ahead.wording),
  ];
  const [most] = strongest(leads, 1);
  return most === undefined ? null : aboveSentence(most.words);
}

const lead = (words: string | null, strength: number): Ground | null =>
  words === null || strength <= 0 ? null : { words, strength };

/** Returns the strongest first; ties keep their order. */
function strongest(grounds: readonly (Ground | null)[], most: number): Ground[] {
  return grounds
    .filter((ground) => ground !== null)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most);
}
