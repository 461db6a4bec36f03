import { z } from "zod";
import { countedStates } from "../scoring/reviews/evidence-review.ts";
import { partStates, relatedSteps, requirementStates, rowKinds } from "../scoring/score/states.ts";
import { mapComponents, mapScoreFields, scoreComponents } from "../score-parts.ts";
import { fileTypeKeys } from "../file-types.ts";
import { AsOf } from "./as-of.ts";
import { entrySchema } from "./fields/entry-schemas.ts";
import { columnFields, mapFields, statedFields } from "../candidate-fields.ts";
import { CurrentDecision } from "../decisions/decision.ts";
import { proficiencies } from "./proficiencies.ts";

export const CandidateWarning = z.object({
  code: z.enum([
    "hidden-text",
    "visibility-unchecked",
    "manipulation",
    "ocr",
    "not-a-cv",
    "other-document",
    "two-people",
    "no-work-history",
    "language-not-supported",
    "low-confidence",
    "same-email",
    "not-judged",
  ]),
  message: z.string(),
  /** The text that caused the warning, if showing it helps. */
  text: z.string().optional(),
});
export type CandidateWarning = z.infer<typeof CandidateWarning>;

export const TimelineEntry = z.object({
  role: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  /** `YYYY-MM`, or `YYYY` if the month is unknown. */
  startDate: z.string().nullable(),
  /** Null for a present role. */
  endDate: z.string().nullable(),
  yearsInRole: z.number().nullable(),
  isCurrent: z.boolean(),
  /** The role was parsed with low confidence, so values computed from it are uncertain, too. */
  isUnsure: z.boolean().optional(),
});
export type TimelineEntry = z.infer<typeof TimelineEntry>;

export const ExperienceGap = z.object({
  months: z.number().int(),
  start: z.string(),
  end: z.string(),
  after: z.string().nullable(),
  before: z.string().nullable(),
});
export type ExperienceGap = z.infer<typeof ExperienceGap>;

const EvidenceQuote = z.object({
  text: z.string(),
  highlight: z.string().nullable(),
  page: z.number().int(),
  line: z.number().int(),
  covers: z.array(z.string()),
  context: z.string().nullable(),
});

const RowAcceptance = z.discriminatedUnion("scope", [
  z.object({ scope: z.literal("candidate") }),
  z.object({ scope: z.literal("job"), phrase: z.string() }),
]);

/** A person's verdict on a line of this CV or, for the whole job, on a phrase. */
export const RowReview = z.object({
  id: z.number().int(),
  scope: z.enum(["candidate", "job"]),
  counts: z.boolean(),
  /** For a line that counts. */
  countsAs: z.enum(countedStates),
  /** The line as it was reviewed, or the phrase. */
  text: z.string(),
  line: z.number().int().nullable(),
  /** The user's name at that time, or null after the account is deleted. */
  by: z.string().nullable(),
  at: z.date(),
});
export type RowReview = z.infer<typeof RowReview>;

const OneAnswer = z.object({
  state: z.enum(requirementStates),
  by: z.string().nullable(),
  quote: EvidenceQuote.nullable(),
});

const BothAnswers = z.object({
  model: z.string(),
  counts: z.enum(["rules", "model"]),
  byModel: OneAnswer.extend({ step: z.enum(relatedSteps).nullable(), why: z.string() }),
  byRules: OneAnswer,
});

const ComponentExplanation = z.object({
  component: z.enum(scoreComponents),
  score: z.number(),
  state: z.enum(partStates),
  reason: z.string(),
  rows: z.array(
    z.object({
      requirement: z.string(),
      kind: z.enum(rowKinds),
      state: z.enum(requirementStates).nullable(),
      by: z.string().nullable(),
      credit: z.number(),
      weight: z.number(),
      points: z.number(),
      quote: EvidenceQuote.nullable(),
      /** Set if a person accepted the quoted line as evidence. */
      accepted: RowAcceptance.optional(),
      /** The closest line if the requirement is unanswered, or null if there is none. */
      nearest: EvidenceQuote.nullable().optional(),
      /** The answers of rules and model, if a model was asked and its answer passed the checks. */
      both: BothAnswers.optional(),
      /**
       * The model's answers if it was asked again and its answers differed. Null entries are
       * unusable answers.
       */
      unstable: z.array(z.enum(requirementStates).nullable()).optional(),
      /** People's reviews of the row. */
      reviews: z.array(RowReview),
      /** Why the row weighs or counts less than others of its kind. */
      remark: z.string().optional(),
    }),
  ),
  quotes: z.array(EvidenceQuote),
});

export const Score = z.object({
  totalScore: z.number(),
  ...mapScoreFields(() => z.number()),
  missingMustHave: z.array(z.string()),
  /** One letter for each must-have that counts: shown, listed, related or not found. */
  mustStates: z.string(),
  /** The number of rows on which rules and model disagree and no person has decided. */
  modelDifferences: z.number().int(),
  manualRank: z.number().int().nullable(),
  aiRank: z.number().int().nullable(),
  aiRankReason: z.string().nullable(),
  /** The engine that gave the AI rank ("Built-in engine" or a model's name), and when. */
  aiRankEngine: z.string().nullable(),
  aiRankedAt: z.date().nullable(),
  /** The CV, its corrections or the job changed after the AI ranking. */
  isAiRankOutdated: z.boolean(),
  manualRankedAt: z.date().nullable(),
  /** The receipt in plain sentences. */
  explanation: z.string(),
  /** The receipt line by line, with the CV lines that support it. */
  breakdown: z.array(ComponentExplanation),
  weights: z.object(mapComponents(() => z.number())),
  scoredAt: z.date(),
});
export type Score = z.infer<typeof Score>;

/** A value that a person corrected, or that a model read at a person's request. */
export const KnownCorrection = entrySchema({
  correctedAt: z.date(),
  readBy: z.string().nullable(),
});
export type KnownCorrection = z.infer<typeof KnownCorrection>;

const text = () => z.string().nullable();

/** A candidate in the context of one job. */
export const Candidate = z.object({
  id: z.number().int(),
  /** Null if the CV doesn't have it. An anonymised CV has no name. */
  ...mapFields(columnFields, text),
  ...mapFields(statedFields, text),
  links: z.array(z.string()),
  fileName: z.string(),
  fileType: z.enum(fileTypeKeys),
  yearsExperience: z.number().nullable(),
  asOf: AsOf.nullable(),
  lastRoleTitle: z.string().nullable(),
  skills: z.array(z.object({ skill: z.string(), proficiency: z.enum(proficiencies).nullable() })),
  experienceGaps: z.array(ExperienceGap),
  experienceTimeline: z.array(TimelineEntry),
  warnings: z.array(CandidateWarning),
  corrections: z.array(KnownCorrection),
  /** An older version of the parser parsed the CV. Parsing it again may give better results. */
  isOutdated: z.boolean(),
  /** Hidden from the caller in blind review. */
  isBlind: z.boolean(),
  /** The number of this person's files. Each is listed and can be made current. */
  versionCount: z.number().int(),
  createdAt: z.date(),
  /** A person's decision for this job. No score or rank depends on it. */
  decision: CurrentDecision.nullable(),
  score: Score,
});
export type Candidate = z.infer<typeof Candidate>;

/** A candidate's data that is independent of the job. */
export type CandidateFacts = Omit<Candidate, "decision" | "score">;
