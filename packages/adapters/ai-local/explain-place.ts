import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import {
  nextHigherSentence,
  describeDifference,
  isInOtherLanguage,
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
type RankReason = { words: string; strength: number };

const maxReasons = 2;

/**
 * Returns two to four sentences that can be read to a hiring manager: why the candidate is ranked
 * here, that a CV in another language isn't compared by its words, the strongest concern, and the
 * advantage of the next higher candidate. Everything in them is in the receipts.
 */
export function explainPlace(own: Placed, above: Placed | null): string {
  const sentences = [
    placeSentence(own),
    isInOtherLanguage(own.candidate) ? otherLanguage : null,
    concernSentence(own.candidate),
    above === null ? null : strongestAdvantage(own, above),
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}

const otherLanguage =
  "The CV is in another language than the posting, so their words were not compared.";

function placeSentence(own: Placed): string {
  const reasons = strongest([requirementsMet(own), titleFound(own), wordingFound(own)], maxReasons);
  if (reasons.length === 0)
    return "Ranked here because nothing that the job asks for was found in the CV.";
  return `Ranked here because ${reasons.map(({ words }) => words).join(", and ")}.`;
}

function requirementsMet({ candidate, gains }: Placed): RankReason | null {
  const met = listedRows(candidate).filter(isMet);
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

/** The job's own requirements, or those of the posting's text if the job lists none. */
function listedRows(candidate: RankableCandidate): readonly ScoreRow[] {
  const rows = requirementRows(candidate);
  const listed = rows.filter(({ kind }) => kind === "must" || kind === "nice");
  return listed.length > 0 ? listed : rows;
}

function titleFound({ candidate, gains }: Placed): RankReason | null {
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

function wordingFound({ candidate, gains }: Placed): RankReason | null {
  const found = keyWords(candidate);
  if (found === null || found.met === 0) return null;
  const few = found.met < fewKeyWords * found.asked ? "only " : "";
  const words = `the CV contains ${few}${found.met} of the posting's ${found.asked} key words`;
  return { words, strength: gains.wording / signals.wording.weight };
}

function concernSentence(candidate: RankableCandidate): string {
  const [ground] = strongest([missingMustHaves(candidate), titleConcern(candidate)], 1);
  const words =
    ground?.words ??
    yearsMissing(candidate) ??
    missingNiceToHaves(candidate) ??
    onlySimilar(candidate);
  return words === null
    ? "Nothing that the job lists is missing."
    : `The main concern is that ${words}.`;
}

function missingMustHaves(candidate: RankableCandidate): RankReason | null {
  const musts = requirementRows(candidate).filter(({ kind }) => kind === "must");
  const missing = musts.filter(isMissing);
  if (missing.length === 0) return null;
  const weightOf = (rows: readonly ScoreRow[]) => rows.reduce((sum, { weight }) => sum + weight, 0);
  return { words: notFound(missing), strength: weightOf(missing) / weightOf(musts) };
}

/** Missing nice-to-haves, which are a concern only if there is no other. */
function missingNiceToHaves(candidate: RankableCandidate): string | null {
  const missing = listedRows(candidate).filter(isMissing);
  return missing.length === 0 ? null : notFound(missing);
}

/** Requirements that are met by something similar only. */
function onlySimilar(candidate: RankableCandidate): string | null {
  const similar = listedRows(candidate).filter(({ state }) => state === "related");
  if (similar.length === 0) return null;
  return `only something similar to ${nameSome(similar.map(nameOf))} was found in the CV`;
}

const isMissing = ({ state }: ScoreRow) => state === "not-found";

/** "Kafka and Redis were not found in the CV", the weightiest first. */
function notFound(rows: readonly ScoreRow[]): string {
  const names = nameSome([...rows].sort((a, b) => b.weight - a.weight).map(nameOf));
  return `${names} ${rows.length === 1 ? "was" : "were"} not found in the CV`;
}

function titleConcern(candidate: RankableCandidate): RankReason | null {
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

/**
 * Describes the largest advantage of the candidate above that the receipts can explain. Key words
 * mean little to a reader, so they are named only without any other advantage.
 */
function strongestAdvantage(own: Placed, above: Placed): string | null {
  const ahead = {
    requirements: above.gains.requirements - own.gains.requirements,
    title: above.gains.title + above.gains.titleWords - own.gains.title - own.gains.titleWords,
    wording: above.gains.wording - own.gains.wording,
  };
  const words = (part: keyof typeof describeDifference) =>
    describeDifference[part](own.candidate, above.candidate);
  const leads = [
    toReason(words("requirements"), ahead.requirements),
    toReason(words("title"), ahead.title),
  ];
  const [most = toReason(words("wording"), ahead.wording)] = strongest(leads, 1);
  return most === null ? null : nextHigherSentence(most.words);
}

const toReason = (words: string | null, strength: number): RankReason | null =>
  words === null || strength <= 0 ? null : { words, strength };

/** Returns the strongest first; ties keep their order. */
function strongest(grounds: readonly (RankReason | null)[], most: number): RankReason[] {
  return grounds
    .filter((ground) => ground !== null)
    .sort((a, b) => b.strength - a.strength)
    .slice(0, most);
}
