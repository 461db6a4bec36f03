import { matchDemand } from "../demands/match-demand.ts";
import type { DemandMatch } from "../demands/match-demand.ts";
import type { JobDemands } from "../demands/read-demands.ts";
import type { EvidenceQuote, RequirementMatch, ScorableResume } from "../score/score.ts";
import type { WordingMatch } from "./match-wording.ts";
import { oneDecimal } from "../score/total-score.ts";

export type SkillsMatch = {
  skillMatchScore: number;
  missingMustHave: string[];
  matches: RequirementMatch[];
  quotes: EvidenceQuote[];
  reason: string;
  /** Each demand's match, for the other components. */
  demandMatches: DemandMatch[];
};

/** What a job that asks for nothing gives every CV: neither praise nor blame. */
export const neutralScore = 50;
const mostQuotes = 12;
/** What the job's own wording counts beside its demands, for what no list and no vocabulary names. */
const mostWordingShare = 0.25;
const fullWording = 20;
/** A must-have that only something distantly related answers still counts as missing. */
const provenCredit = 0.4;

/**
 * The share of the demands' weight that the CV answers, 0 to 100. Weights and credits are stated in
 * `read-demands` and `match-demand`.
 */
export function matchSkills(
  resume: ScorableResume,
  job: JobDemands,
  wording: WordingMatch,
): SkillsMatch {
  const demandMatches = job.demands.map((demand) => matchDemand(resume, demand));
  const total = job.demands.reduce((sum, demand) => sum + demand.weight, 0);
  const earned = demandMatches.reduce((sum, match) => sum + match.credit * match.demand.weight, 0);
  const share = wordingShare(wording);
  const score =
    total === 0 ? neutralScore : 100 * ((1 - share) * (earned / total) + share * wording.credit);
  return {
    skillMatchScore: oneDecimal(Math.min(100, score)),
    missingMustHave: demandMatches.filter(isMissingMust).map((match) => match.demand.text),
    matches: demandMatches.filter(isStatedDemand).map(({ demand, match, by, credit }) => ({
      requirement: demand.text,
      kind: demand.kind === "must" ? "must" : "nice",
      match,
      by,
      credit: Math.round(credit * 100) / 100,
    })),
    quotes: mergeQuotes(demandMatches),
    reason: reasonOf(job, demandMatches, wording),
    demandMatches,
  };
}

/** A description of a few words says little: its share grows with its telling words. */
function wordingShare({ asked }: WordingMatch): number {
  return mostWordingShare * Math.min(1, asked / fullWording);
}

function isMissingMust({ demand, match, credit }: DemandMatch): boolean {
  return demand.kind === "must" && (match === "missing" || credit < provenCredit);
}

function isStatedDemand({ demand, match }: DemandMatch): boolean {
  return demand.kind !== "described" || match !== "missing";
}

function reasonOf(job: JobDemands, matches: readonly DemandMatch[], wording: WordingMatch): string {
  if (job.source === "none")
    return "The job names no skills, so that this part is a neutral 50 for everyone.";
  const sentences = [
    job.source === "description"
      ? "The job lists no requirements; these were read from its title and description."
      : "",
    countSentence(
      "must-have",
      matches.filter(({ demand }) => demand.kind === "must"),
    ),
    countSentence(
      "nice-to-have",
      matches.filter(({ demand }) => demand.kind === "nice"),
    ),
    countSentence(
      "skill that only the description names",
      matches.filter(({ demand }) => demand.kind === "described"),
    ),
    "A must-have counts three times a nice-to-have; shown in a role counts in full, only listed 0.85 (0.7 where the roles show other trades alone), related in part.",
    wording.asked === 0
      ? ""
      : `${Math.round(100 * wordingShare(wording))}% of this part is the job's other wording: ${wording.met} of its ${wording.asked} telling words stand in the CV (half of them is full marks).`,
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

function countSentence(name: string, matches: readonly DemandMatch[]): string {
  if (matches.length === 0) return "";
  const count = (kind: RequirementMatch["match"]) =>
    matches.filter((match) => match.match === kind).length;
  const how = [
    [count("shown"), "shown in a role or degree"],
    [count("listed"), "only listed"],
    [count("related"), "by something related"],
  ] as const;
  const met = matches.length - count("missing");
  const details = how
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${number} ${words}`);
  return `${met} of ${matches.length} ${plural(name, matches.length)} met${details.length > 0 ? ` (${details.join(", ")})` : ""}.`;
}

function plural(name: string, count: number): string {
  if (count === 1) return name;
  return name.startsWith("skill ")
    ? name.replace(
        "skill that only the description names",
        "skills that only the description names",
      )
    : `${name}s`;
}

/** The weightiest evidence first; one quote for a line, covering all that it shows. */
function mergeQuotes(matches: readonly DemandMatch[]): EvidenceQuote[] {
  const byLine = new Map<string, EvidenceQuote>();
  const ordered = [...matches].sort(
    (a, b) => b.credit * b.demand.weight - a.credit * a.demand.weight,
  );
  for (const { quote } of ordered) {
    if (quote === null) continue;
    const key = `${quote.page}:${quote.line}:${quote.text}`;
    const known = byLine.get(key);
    if (known === undefined) byLine.set(key, { ...quote, covers: [...quote.covers] });
    else if (!known.covers.includes(quote.covers[0] ?? "")) known.covers.push(...quote.covers);
  }
  return [...byLine.values()].slice(0, mostQuotes);
}
