import { z } from "zod";
import { decisionKinds } from "../decisions/decision-rules.ts";
import { mapComponents, scoreComponents } from "../score-parts.ts";

/** Fewer decisions of a kind say nothing of an order: then counts are all that is told. */
export const minDecisions = 5;
/** Declined from up here, or advanced from below there, is a surprise. */
export const topPlaces = 10;
export const lowPlaces = 30;

const Counts = z.object({
  advance: z.number().int(),
  hold: z.number().int(),
  decline: z.number().int(),
});
export type DecisionCounts = z.infer<typeof Counts>;

/** Of the pairs of one advanced and one declined: in how many the order has the advanced first; a shared rank counts half. */
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
  /** null where there are too few decisions of either kind. */
  total: PairShare.nullable(),
  /** Among those whom an engine has ranked; null where these are too few. */
  ai: PairShare.nullable(),
});
export type OrderedPairs = z.infer<typeof OrderedPairs>;

const Shared = z.object({
  /** Candidates that two people decided, counted for each two; and in how many they decided the same. */
  shared: z.number().int(),
  agreeing: z.number().int(),
  /** 0 to 100, one decimal. */
  percent: z.number(),
});

export const ReviewerAgreement = Shared.extend({
  /** How many candidates two people or more decided. */
  candidates: z.number().int(),
  pairs: z.array(
    Shared.extend({
      /** Of the two. */
      names: z.array(z.string()),
      /** Cohen's kappa; null with fewer than ten candidates in common, or where both always say one thing. */
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
  /** So many of each kind it takes to compare. */
  minDecisions: z.number().int(),
  /** By reviewer, by what they themselves decided last; empty where it is one person alone. */
  deciders: z.array(OrderedPairs.extend({ id: z.string().nullable(), name: z.string() })),
  /** How often reviewers decide the same; null where no candidate was decided by two. */
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
  /** What those advanced and those declined have on average, 0 to 100 as it enters the total. */
  parts: z.array(
    z.object({
      component: z.enum(scoreComponents),
      weight: z.number(),
      advanced: z.number(),
      declined: z.number(),
      difference: z.number(),
      /** Were this part alone the order; pairs that are equal in it count half. */
      percent: z.number(),
    }),
  ),
  /** Weights with which the order would agree more; null where none found does so by enough. */
  offer: z.object({ weights, share: PairShare }).nullable(),
});
export type RankingCheck = z.infer<typeof RankingCheck>;
