import { answerRequirement } from "../reviews/answer-requirement.ts";
import type { Answer } from "../reviews/answer-requirement.ts";
import { reviewsOf } from "../reviews/evidence-review.ts";
import type { ReviewsOfCv } from "../reviews/evidence-review.ts";
import { applyJudgment } from "../judging/apply-judgment.ts";
import type { ModelInScore } from "../judging/apply-judgment.ts";
import type { DemandMatch } from "../demands/demand.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import type { JobDemands } from "../demands/read-demands.ts";
import { notCompared, otherWording } from "../score/other-wording.ts";
import type { EvidenceQuote, RequirementState, ScoreRow } from "../score/score.ts";
import { figureRow, rateRows } from "../score/score-rows.ts";
import type { UnratedRow } from "../score/score-rows.ts";
import type { WordingMatch } from "./match-wording.ts";

export type SkillsMatch = {
  skillMatchScore: number;
  missingMustHave: string[];
  rows: ScoreRow[];
  quotes: EvidenceQuote[];
  reason: string;
  /** The answer to each requirement, for the other components. */
  demandMatches: Answer[];
};

type MatchedWith = {
  wording: WordingMatch;
  reviews: ReviewsOfCv;
  /** A model's answers about the requirements; null if no model was asked. */
  model?: ModelInScore | null;
};

/** The neutral score of every CV for a job without requirements. */
export const neutralScore = 50;
const maxQuotes = 12;
/** The share of the job's other wording, which covers what no list and no vocabulary contains. */
const maxWordingShare = 0.15;
const fullWording = 20;

/**
 * Computes the share of the requirements' weight that the CV meets, 0 to 100. See `read-demands`
 * for the weights and `match-demand` for the credits.
 */
export function matchSkills(
  mentions: Mentions,
  job: JobDemands,
  { wording, reviews, model = null }: MatchedWith,
): SkillsMatch {
  const demandMatches = job.demands.map((demand) => {
    const own = reviewsOf(reviews, { part: "skills", requirement: demand.text });
    const answer = answerRequirement(demand, mentions, own);
    return model === null ? answer : applyJudgment(answer, model, { mentions, reviews: own });
  });
  const { score, rows } = rateRows([...demandMatches.map(rowOf), ...wordingRows(job, wording)]);
  return {
    skillMatchScore: score,
    missingMustHave: demandMatches
      .filter(({ demand, state }) => demand.kind === "must" && state === "not-found")
      .map(({ demand }) => demand.text),
    rows: rows.sort((a, b) => rowOrder.indexOf(a.kind) - rowOrder.indexOf(b.kind)),
    quotes: mergeQuotes(demandMatches),
    reason: reasonOf(job, demandMatches),
    demandMatches,
  };
}

const rowOrder: readonly ScoreRow["kind"][] = ["must", "nice", "described", "other"];

function rowOf(answer: Answer): UnratedRow {
  const { demand, state, by, credit, quote } = answer;
  const { text: requirement, kind, weight, commonness } = demand;
  const row = { requirement, kind, state, by, credit, weight, quote, ...evidenceOf(answer) };
  if (commonness === null) return row;
  return { ...row, remark: `asked for in ${commonness.told}, counts ${commonness.factor}` };
}

/** Who accepted it or, if nothing meets the requirement, what comes closest. */
export function evidenceOf({
  state,
  accepted,
  nearest,
  both,
  unstable,
}: Pick<Answer, "state" | "accepted" | "nearest" | "both" | "unstable">): Pick<
  UnratedRow,
  "accepted" | "nearest" | "both" | "unstable"
> {
  if (accepted !== null) return { accepted };
  return {
    ...(state === "not-found" ? { nearest } : {}),
    ...(both ? { both } : {}),
    ...(unstable ? { unstable } : {}),
  };
}

/**
 * The share of the wording in the score, which grows with the number of key words because a short
 * description says little.
 */
export const wordingShare = (asked: number): number =>
  maxWordingShare * Math.min(1, asked / fullWording);

function wordingRows({ demands }: JobDemands, wording: WordingMatch): UnratedRow[] {
  if (demands.length === 0)
    return [figureRow("The job names no skills", { credit: neutralScore / 100, weight: 1 })];
  const share = wordingShare(wording.asked);
  if (share === 0) return [];
  const weight = (share / (1 - share)) * demands.reduce((sum, demand) => sum + demand.weight, 0);
  const by = wording.isComparable
    ? `${wording.met} of ${wording.asked} key words of the posting; 25% earns full points`
    : notCompared;
  return [figureRow(otherWording, { by, credit: wording.credit, weight })];
}

function reasonOf(job: JobDemands, matches: readonly DemandMatch[]): string {
  if (job.source === "none")
    return "The job names no skills. This part is a neutral 50 for everyone.";
  const sentences = [
    countSentence(matches, "must"),
    countSentence(matches, "nice"),
    job.source === "description"
      ? "The job lists no requirements. These come from its title and description."
      : "",
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

const names = { must: "must-have", nice: "nice-to-have" } as const;

/** "2 of 5 must-haves shown, 1 listed, 2 not stated." */
function countSentence(matches: readonly DemandMatch[], kind: keyof typeof names): string {
  const all = matches.filter(({ demand }) => demand.kind === kind);
  if (all.length === 0) return "";
  const count = (state: RequirementState) => all.filter((match) => match.state === state).length;
  const counts = { listed: count("listed"), "not stated": count("related") + count("not-found") };
  const rest = Object.entries(counts).flatMap(([name, n]) => (n === 0 ? [] : [`, ${n} ${name}`]));
  return `${count("shown")} of ${all.length} ${names[kind]}${all.length === 1 ? "" : "s"} shown${rest.join("")}.`;
}

/** Returns the weightiest evidence first, with one quote per line that covers all it proves. */
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
  return [...byLine.values()].slice(0, maxQuotes);
}
