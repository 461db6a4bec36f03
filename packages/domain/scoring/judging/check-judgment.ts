import { attributionOf, paperAttribution } from "../evidence/attribution.ts";
import { repairMojibake } from "../../resume/text/repair-mojibake.ts";
import type { Demand } from "../demands/demand.ts";
import { paperWord } from "../../posting/requirement.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import type { RelatedStep, RequirementState } from "../score/score.ts";
import { quoteStands } from "./find-quote.ts";
import type { JudgedRow } from "./judging-answer.ts";
import { standingsOf } from "./line-standing.ts";
import type { LineStanding } from "./line-standing.ts";
import { recompute } from "./recompute.ts";

/** A model's answer about one requirement, without the number of the requirement. */
export type ModelAnswer = Omit<JudgedRow, "requirement">;

/** A model's answer that has passed the checks. */
export type Judgment = {
  state: RequirementState;
  step: RelatedStep | null;
  /** null if the state is "not found". */
  proof: { line: number; quote: string } | null;
  /** Indices of the parsed roles in which it was done, for relevance. */
  roles: number[];
  /** The years computed from the parse if the requirement asks for years, otherwise null. */
  years: number | null;
  why: string;
};

/** The reason why an answer does not count, so the rules' answer is kept. */
export type CheckFailure =
  | "no answer"
  | "answered differently"
  | "contradicts itself"
  | "no such line"
  | "quote is not in that line"
  | "line does not count"
  | "shown outside a role, degree or paper"
  | "listed inside a role, degree or paper"
  | "related without a step"
  | "work of others"
  | "not what the parse adds up";

export type Checked = { judgment: Judgment } | { failure: CheckFailure };

export type CheckedAgainst = {
  demand: Demand;
  /** From the CV without the excluded lines. */
  mentions: Mentions;
  /** The lines as sent. */
  redacted: readonly string[];
};

/** Checks an answer. Only statements that the lines and the parse confirm are accepted. */
export function checkJudgment(answer: ModelAnswer, against: CheckedAgainst): Checked {
  const { state, line: number, quote } = answer;
  const why = tidyReason(answer.why);
  if (state === "not found") {
    const isBare = number === null && (quote ?? "") === "";
    const none = { step: null, proof: null, roles: [], years: null, why } as const;
    return isBare ? { judgment: { state: "not-found", ...none, roles: [] } } : contradiction;
  }
  if (number === null || quote === null) return contradiction;
  const line = number - 1;
  if ((against.redacted[line] ?? "").trim() === "") return { failure: "no such line" };
  if (!quoteStands(quote, line, against.redacted)) return { failure: "quote is not in that line" };
  const failure = checkPlace(answer, { line, quote }, against);
  if (failure !== null) return { failure };
  const computed = recompute(answer, line, against);
  if (computed === null) return { failure: "not what the parse adds up" };
  // Computed years may turn "related" into "shown", so the quote must meet the conditions of
  // "shown" too.
  if (computed.state === "shown" && !isInside(line, against))
    return { failure: "shown outside a role, degree or paper" };
  return { judgment: { ...computed, proof: { line, quote: quote.trim() }, why } };
}

const contradiction = { failure: "contradicts itself" } as const;

type Proof = { line: number; quote: string };

function checkPlace(
  { state, step }: ModelAnswer,
  { line, quote }: Proof,
  against: CheckedAgainst,
): CheckFailure | null {
  const { demand, mentions } = against;
  const text = mentions.resume.lines[line] ?? "";
  // Lines that repeat the posting, are stuffed or are hidden are empty here.
  if (text.trim() === "") return "line does not count";
  const standing = standingsOf(mentions.resume).get(line);
  const asksForPaper = demand.isCertificate || demand.isDegree;
  // The quote refers to the text as sent.
  if (attributionOf(repairMojibake(text), quote) === "others") return "work of others";
  const papers = asksForPaper ? paperAttribution(text) : "own";
  if (papers === "others") return "work of others";
  if (state === "shown" && papers === "planned" && demand.isCertificate)
    return "contradicts itself";
  if (state === "shown" && !isInside(line, against)) return "shown outside a role, degree or paper";
  if (state === "listed" && isDone(standing)) return "listed inside a role, degree or paper";
  if (state === "related" && step === null) return "related without a step";
  return null;
}

function isInside(line: number, { demand, mentions }: CheckedAgainst): boolean {
  const isPaper = demand.isCertificate && paperWord.test(mentions.resume.lines[line] ?? "");
  return isPaper || isDone(standingsOf(mentions.resume).get(line));
}

const isDone = (standing: LineStanding | undefined) => standing?.isDone ?? false;

const mostWords = 12;
const longestReason = 160;

/** At most twelve words, without markup, control or format characters. */
function tidyReason(why: string): string {
  const words = why
    .slice(0, 2 * longestReason)
    .replaceAll(/[<>\p{Cc}\p{Cf}]+/gu, " ")
    .trim()
    .split(/\s+/u)
    .slice(0, mostWords);
  return words.join(" ").slice(0, longestReason);
}

/** Best first: the best answer among the parts of a long CV counts. */
const order: readonly RequirementState[] = ["shown", "listed", "related", "not-found"];

/**
 * Combines the answers for all parts of a CV. The result is only "not found" if each part has a
 * valid answer that says so, because a part without an answer may contain the evidence.
 */
export function checkParts(
  answers: readonly (ModelAnswer | null)[],
  against: CheckedAgainst,
): Checked {
  const checked = answers.map((answer): Checked =>
    answer === null ? { failure: "no answer" } : checkJudgment(answer, against),
  );
  const passed = checked.flatMap((one) => ("judgment" in one ? [one.judgment] : []));
  const best = order.flatMap((state) => passed.filter((one) => one.state === state))[0];
  const failed = checked.find((one) => "failure" in one);
  if (best === undefined) return failed ?? { failure: "no answer" };
  return best.state === "not-found" && failed !== undefined ? failed : { judgment: best };
}
