import { squeezeSpaces } from "../../resume/text/squeeze-spaces.ts";
import { namedCredits } from "../demands/credits.ts";
import type { Answer } from "../reviews/answer-requirement.ts";
import type { RequirementReviews } from "../reviews/evidence-review.ts";
import { boundQuote } from "../score/bound-quote.ts";
import type { BothAnswers, EvidenceQuote, JudgedBy, OneAnswer } from "../score/score.ts";
import type { CheckedAgainst, Judgment, ModelAnswer } from "./check-judgment.ts";
import { standingsOf } from "./line-standing.ts";
import { settleAttempts } from "./settle-attempts.ts";
import type { Attempts } from "./settle-attempts.ts";

/** A model's unchecked answers about one CV. */
export type ModelAnswers = {
  model: string;
  /** The lines as sent. */
  redacted: readonly string[];
  /** By the text of the requirement: one answer per part of the CV, null for a missing one. */
  byRequirement: ReadonlyMap<string, readonly (ModelAnswer | null)[]>;
  /** The same for requirements that were asked again. */
  repeats?: ReadonlyMap<string, Attempts>;
};

/** A model's checked answers, and whether the score follows them. */
export type ModelInScore = { answers: ModelAnswers; judgedBy: JudgedBy };

/**
 * Combines the rules' answer to a requirement with the model's: it replaces the rules' answer if
 * the job is judged by the model, and is shown beside it otherwise. Reviews by people override
 * both, and an answer that fails the checks changes nothing.
 */
export function applyJudgment(
  rules: Answer,
  { answers, judgedBy }: ModelInScore,
  { mentions, reviews }: Pick<CheckedAgainst, "mentions"> & { reviews: RequirementReviews },
): Answer {
  const { demand } = rules;
  const said = answers.byRequirement.get(demand.text);
  // Languages are looked up. A model knows no better, and may not say that a CV is written in one.
  const isByRules = demand.kind === "described" || demand.languages.length > 0;
  if (said === undefined || isByRules || rules.accepted !== null) return rules;
  const attempts = [said, ...(answers.repeats?.get(demand.text) ?? [])];
  const against = { demand, mentions, redacted: answers.redacted };
  const { checked, unstable } = settleAttempts(attempts, against);
  const marked = unstable === null ? {} : { unstable };
  if (!("judgment" in checked)) return { ...rules, ...marked };
  const { judgment } = checked;
  if (judgment.proof !== null && reviews.rejectedLines.has(judgment.proof.line)) return rules;
  const quote = quoteOf(judgment, { demand, mentions });
  const { state, step, why } = judgment;
  const byModel = { state, by: nameOf(judgment), quote };
  const both: BothAnswers = {
    model: answers.model,
    counts: judgedBy,
    byModel: { ...byModel, step, why },
    byRules: { state: rules.state, by: rules.by, quote: rules.quote },
  };
  if (judgedBy === "rules") return { ...rules, ...marked, both };
  const isSame = rules.state === state;
  return {
    ...{ demand, ...byModel, both, ...marked, accepted: null },
    credit: namedCredits[state],
    roles: [...new Set([...judgment.roles, ...(isSame ? rules.roles : [])])],
    skill: state === "not-found" ? null : rules.skill,
    nearest: state === "not-found" ? (rules.nearest ?? rules.quote) : null,
  };
}

const longestName = 80;

function nameOf({ proof, years }: Judgment): string | null {
  if (proof === null) return null;
  const quote = squeezeSpaces(proof.quote);
  const name = quote.length <= longestName ? quote : `${quote.slice(0, longestName - 1)}…`;
  return years === null ? name : `${name}: ${years} ${years === 1 ? "year" : "years"}`;
}

function quoteOf(
  { proof }: Judgment,
  { demand, mentions }: Pick<CheckedAgainst, "demand" | "mentions">,
): EvidenceQuote | null {
  if (proof === null) return null;
  const text = mentions.resume.lines[proof.line] ?? "";
  const standing = standingsOf(mentions.resume).get(proof.line);
  return {
    text,
    highlight: text.includes(proof.quote) ? proof.quote : null,
    page: standing?.page ?? 1,
    line: proof.line,
    covers: [demand.text],
    context: standing?.context ?? null,
  };
}

/** Shortens long lines in both answers to the text around their evidence. */
export function boundBoth({ byModel, byRules, ...both }: BothAnswers): BothAnswers {
  const bound = <One extends OneAnswer>(one: One): One => ({
    ...one,
    quote: one.quote && boundQuote(one.quote),
  });
  return { ...both, byModel: bound(byModel), byRules: bound(byRules) };
}
