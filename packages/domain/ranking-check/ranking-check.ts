import { z } from "zod";
import { decisionKinds } from "../decisions/decision-rules.ts";
import { mapComponents, scoreComponents } from "../score-parts.ts";

/**
 * With fewer decisions of a kind, only counts are shown because they say little about the ranking.
 */
export const minDecisions = 5;

const Counts = z.object({
  advance: z.number().int(),
  hold: z.number().int(),
  decline: z.number().int(),
});
export type DecisionCounts = z.infer<typeof Counts>;

/**
 * The pairs of an advanced and a declined candidate in which the advanced one ranks higher. A
 * shared rank counts half.
 */
const PairShare = z.object({
  agreeing: z.number(),
  pairs: z.number().int(),
  /** 0 to 100, one decimal. */
  percent: z.number(),
});
export type PairShare = z.infer<typeof PairShare>;

const weights = z.object(mapComponents(() => z.number()));

const OrderedPairs = z.object({
  counts: Counts,
  /** Null if there are too few decisions of either kind. */
  total: PairShare.nullable(),
  /** Among candidates ranked by an engine. Null if these are too few. */
  ai: PairShare.nullable(),
});
export type OrderedPairs = z.infer<typeof OrderedPairs>;

const Shared = z.object({
  /**
   * Candidates that two people decided, counted for each pair of people, and the number of matching
   * decisions.
   */
  shared: z.number().int(),
  agreeing: z.number().int(),
  /** 0 to 100, one decimal. */
  percent: z.number(),
});

export const ReviewerAgreement = Shared.extend({
  /** The number of candidates that two or more people decided. */
  candidates: z.number().int(),
  pairs: z.array(
    Shared.extend({
      /** The names of both people. */
      names: z.array(z.string()),
      /**
       * Cohen's kappa. Null with fewer than ten shared candidates, or if both people always decide
       * the same.
       */
      kappa: z.number().nullable(),
      words: z
        .enum([
          ...(["no better than chance", "slight", "fair"] as const),
          ...(["moderate", "substantial", "almost perfect"] as const),
        ])
        .nullable(),
    }),
  ),
});
export type ReviewerAgreement = z.infer<typeof ReviewerAgreement>;

export const RankingCheck = OrderedPairs.extend({
  undecided: z.number().int(),
  /** The minimum number of decisions of each kind for a comparison. */
  minDecisions: z.number().int(),
  /** By reviewer, using only their own last decisions. Empty if there is only one. */
  deciders: z.array(OrderedPairs.extend({ id: z.string().nullable(), name: z.string() })),
  /** How often reviewers decide the same. Null if no candidate was decided by two people. */
  agreement: ReviewerAgreement.nullable(),
  surprises: z.array(
    z.object({
      candidateId: z.number().int(),
      name: z.string().nullable(),
      fileName: z.string(),
      decision: z.enum(decisionKinds),
      place: z.number().int(),
      totalScore: z.number(),
      reasons: z.array(z.string()),
    }),
  ),
  /** The average part scores of advanced and declined candidates, 0 to 100 as used in the total. */
  parts: z.array(
    z.object({
      component: z.enum(scoreComponents),
      weight: z.number(),
      advanced: z.number(),
      declined: z.number(),
      difference: z.number(),
      /** The agreement if candidates were ranked by this part alone. Equal values count half. */
      percent: z.number(),
    }),
  ),
  /** Weights that would improve the agreement, or null if no improvement is large enough. */
  offer: z.object({ weights, share: PairShare }).nullable(),
});
export type RankingCheck = z.infer<typeof RankingCheck>;
