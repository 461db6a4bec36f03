import { z } from "zod";
import { countedStates } from "../scoring/reviews/evidence-review.ts";
import { partStates, relatedSteps, requirementStates, rowKinds } from "../scoring/score/states.ts";
import { mapComponents, mapScoreFields, scoreComponents } from "../score-parts.ts";
import { fileTypeKeys } from "../file-types.ts";
import { AsOf } from "./as-of.ts";
import { entrySchema } from "./fields/entry-schemas.ts";
import { columnFields, mapFields, statedFields } from "../candidate-fields.ts";
import { StandingDecision } from "../decisions/decision.ts";
import { proficiencies } from "./proficiencies.ts";

export const CandidateWarning = z.object({
  code: z.enum([
    "hidden-text",
    "visibility-unchecked",
    "manipulation",
    "ocr",
    "not-a-cv",
    "two-people",
    "no-work-history",
    "language-not-supported",
    "low-confidence",
    "same-email",
    "not-judged",
  ]),
  message: z.string(),
  /** The text that gave rise to it, where showing it helps. */
  text: z.string().optional(),
});
export type CandidateWarning = z.infer<typeof CandidateWarning>;

export const TimelineEntry = z.object({
  role: z.string().nullable(),
  company: z.string().nullable(),
  location: z.string().nullable(),
  /** `YYYY-MM`, or `YYYY` where no month is known. */
  startDate: z.string().nullable(),
  /** null for a present role. */
  endDate: z.string().nullable(),
  yearsInRole: z.number().nullable(),
  isCurrent: z.boolean(),
  /** Low confidence: so is what is counted of it. */
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

/** A person's word on a line of this CV or, for the whole job, on a phrase. */
export const RowReview = z.object({
  id: z.number().int(),
  scope: z.enum(["candidate", "job"]),
  counts: z.boolean(),
  /** For a line that counts. */
  countsAs: z.enum(countedStates),
  /** The line as it was reviewed, or the phrase. */
  text: z.string(),
  line: z.number().int().nullable(),
  /** As they were called then; null once the account is deleted. */
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
      /** Set where a person has said that the quoted line counts. */
      accepted: RowAcceptance.optional(),
      /** Where nothing answers: the line that comes closest, or null where none does. */
      nearest: EvidenceQuote.nullable().optional(),
      /** What rules and model say, where a model was asked and its answer passed the checks. */
      both: BothAnswers.optional(),
      /** The model's answers where it was asked again and answered otherwise; null: unusable. */
      unstable: z.array(z.enum(requirementStates).nullable()).optional(),
      /** What people have said about the row. */
      reviews: z.array(RowReview),
      /** Why it weighs or counts less than others of its kind. */
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
  /** Rows to which rules and model give different answers, and no person another. */
  modelDifferences: z.number().int(),
  manualRank: z.number().int().nullable(),
  aiRank: z.number().int().nullable(),
  aiRankReason: z.string().nullable(),
  /** Which engine gave the AI rank ("Built-in engine", a model's name), and when. */
  aiRankEngine: z.string().nullable(),
  aiRankedAt: z.date().nullable(),
  /** The AI rank is from before a change of the CV, its corrections or the job. */
  isAiRankOutdated: z.boolean(),
  manualRankedAt: z.date().nullable(),
  /** The receipt in plain sentences. */
  explanation: z.string(),
  /** The same receipt line by line, with the lines of the CV that it rests on. */
  breakdown: z.array(ComponentExplanation),
  weights: z.object(mapComponents(() => z.number())),
  scoredAt: z.date(),
});
export type Score = z.infer<typeof Score>;

/** What a person has put right of the parse, or a model has read where they asked it to. */
export const KnownCorrection = entrySchema({
  correctedAt: z.date(),
  readBy: z.string().nullable(),
});
export type KnownCorrection = z.infer<typeof KnownCorrection>;

const text = () => z.string().nullable();

/** A candidate as seen from one job. */
export const Candidate = z.object({
  id: z.number().int(),
  /** null where the CV doesn't have it: an anonymised one has no name. */
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
  /** An older version of the parser has read the CV: reading it again may read it better. */
  isOutdated: z.boolean(),
  /** Hidden from the caller in blind review. */
  isBlind: z.boolean(),
  /** How many files of this person there are; more than one can be listed, and any be made current. */
  versionCount: z.number().int(),
  createdAt: z.date(),
  /** What a person decided of them for this job; no score or rank follows from it. */
  decision: StandingDecision.nullable(),
  score: Score,
});
export type Candidate = z.infer<typeof Candidate>;

/** What is known of a candidate whatever the job. */
export type CandidateFacts = Omit<Candidate, "decision" | "score">;
