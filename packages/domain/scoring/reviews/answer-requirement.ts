import type { Demand, DemandMatch } from "../demands/demand.ts";
import { listedCredit, namedCredits, shownCredit } from "../demands/credits.ts";
import { matchByLine } from "../demands/match-by-line.ts";
import { matchDemand } from "../demands/match-demand.ts";
import { nearestLine } from "./nearest-line.ts";
import { attributionOf } from "../evidence/attribution.ts";
import { findMentions } from "../evidence/find-mentions.ts";
import type { Mentions } from "../evidence/find-mentions.ts";
import { sentencesWith } from "../evidence/sentences.ts";
import type { ResumeText } from "../evidence/resume-text.ts";
import { saidWords } from "../evidence/said-words.ts";
import { withoutLinesAt } from "../evidence/without-copies.ts";
import type { Acceptance, BothAnswers, EvidenceQuote, RequirementState } from "../score/score.ts";
import { contentStems } from "../words/phrase-words.ts";
import type { AcceptedPhrase, EvidenceReview, RequirementReviews } from "./evidence-review.ts";

/** The answer to a requirement, from the rules or from a person's review. */
export type Answer = DemandMatch & {
  /** Set if a person has accepted it. */
  accepted: Acceptance | null;
  /** The closest line if nothing meets the requirement; null if no line is close. */
  nearest: EvidenceQuote | null;
  /** The answers of both the model and the rules, if a model was asked. */
  both?: BothAnswers;
  /** The answers of all attempts if the model's answers differed, null for an unusable one. */
  unstable?: (RequirementState | null)[];
};

/**
 * Answers a requirement with regard to reviews. A line that a person accepted meets it in full.
 * Rejected lines don't count and are not offered. Without reviews the rules' answer is returned.
 */
export function answerRequirement(
  demand: Demand,
  mentions: Mentions,
  reviews: RequirementReviews,
): Answer {
  const considered = findMentions(withoutLinesAt(mentions.resume, reviews.rejectedLines));
  const match = matchDemand(considered, demand);
  const accepted = acceptedLine(mentions, demand, { match, reviews: reviews.accepted });
  if (accepted !== null) return accepted;
  const phrase = acceptedPhrase(considered, demand, reviews.phrases);
  if (phrase !== null && phrase.credit > match.credit)
    return { ...phrase, roles: union(phrase.roles, match.roles), skill: match.skill };
  const nearest = match.state === "not-found" ? nearestLine(considered, demand) : null;
  return { ...match, accepted: null, nearest };
}

const union = (one: readonly number[], other: readonly number[]) => [
  ...new Set([...one, ...other]),
];

function acceptedLine(
  mentions: Mentions,
  demand: Demand,
  { match, reviews }: { match: DemandMatch; reviews: readonly EvidenceReview[] },
): Answer | null {
  const [review] = reviews;
  if (review === undefined) return null;
  const { line, page, text, countsAs: state = "shown" } = review;
  const known = mentions.lines.find(({ place }) => place.line === line);
  const read: ResumeText = {
    ...{ text, place: { page, line }, isDone: state === "shown", stems: [] },
    ...{ role: known?.role ?? null, context: known?.context ?? null },
  };
  const answer = matchByLine(read, demand, { state, credit: namedCredits[state] });
  return {
    ...answer,
    roles: union(answer.roles, match.roles),
    skill: match.skill,
    accepted: { scope: "candidate" },
    nearest: null,
  };
}

/** The best line that contains all words of one of the phrases. */
function acceptedPhrase(
  mentions: Mentions,
  demand: Demand,
  phrases: readonly AcceptedPhrase[],
): Answer | null {
  let best: Answer | null = null;
  for (const { phrase } of phrases) {
    const stems = [...new Set(contentStems(phrase))];
    for (const { text, sentence, stems: held } of sentencesWith(
      mentions.sentences,
      stems.slice(0, 1),
    )) {
      if (!stems.every((stem) => held.includes(stem))) continue;
      const credit = text.isDone ? shownCredit : listedCredit;
      if (best !== null && best.credit >= credit) continue;
      const words = stems.map((stem) => new Set([stem]));
      const said = saidWords(sentence, words);
      if (said !== null && attributionOf(sentence, said) === "others") continue;
      const state = text.isDone ? "shown" : "listed";
      const answer = matchByLine(text, demand, { state, credit, said });
      best = { ...answer, accepted: { scope: "job", phrase }, nearest: null };
    }
  }
  return best;
}
