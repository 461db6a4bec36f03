import type { PostingAnswer } from "@resume-picker/domain/model-readings/posting-answer";
import type { RolesAnswer } from "@resume-picker/domain/candidates/repair/roles-answer";
import type { JudgingAnswer } from "@resume-picker/domain/scoring/judging/judging-answer";
import type { JudgingPart } from "@resume-picker/domain/scoring/judging/judging-prompt";
import type {
  CandidateScore,
  ComponentScores,
  ScorableJob,
  ScorableResume,
} from "@resume-picker/domain/scoring/score/score";

/** A candidate as an engine may see them: nothing in it tells who they are. */
export type RankableCandidate = {
  id: number;
  /** Keeps the order of work the same whatever the order of arrival; decides no rank, never sent. */
  fileSha256: string;
  /** The CV's visible lines with every sign of identity taken out. */
  lines: string[];
  resume: ScorableResume;
  score: ComponentScores & Pick<CandidateScore, "totalScore" | "missingMustHave" | "breakdown">;
};

/** 1 is best; candidates between whom the engine sees no difference share a rank: 1, 2, 2, 4. */
export type EngineRank = { id: number; rank: number; reason: string };

/** What a model said of one candidate: a rating with its reason, or a place in a comparison. */
export type RankAnswer = { candidateId: number; value: number; reason: string };

/** What was answered before, by a hash of the question; nothing that is here is asked again. */
export type RankAnswers = {
  find: (candidateId: number, asked: string) => Omit<RankAnswer, "candidateId"> | null;
  save: (asked: string, answers: readonly RankAnswer[]) => void;
};

export type RankRequest = {
  job: ScorableJob;
  candidates: RankableCandidate[];
  answers?: RankAnswers;
  /** Ends the ranking; what was learnt so far is thrown away. */
  signal?: AbortSignal;
  /** Called with the tokens of each answer of a service. */
  onTokens?: (count: number) => void;
};

export type JudgingQuestion = {
  part: JudgingPart;
  requirements: readonly string[];
  /** `YYYY-MM-DD` */
  today: string;
  signal?: AbortSignal;
  onTokens?: (count: number) => void;
};

export type PostingQuestion = { part: JudgingPart; signal?: AbortSignal };

export type RolesQuestion = {
  part: JudgingPart;
  /** The numbers of the lines where roles were read with low confidence; null where none was read. */
  unsureLines: readonly number[] | null;
  signal?: AbortSignal;
};

export type AiEngine = {
  /** What the interface calls it: "Built-in engine", or the model's name. */
  name: string;
  /** The host that texts are sent to; null for an engine that sends nothing. */
  host: string | null;
  /** What its rankings depend on besides the texts; stored with each of them. */
  manifest: { model: string | null; promptVersion: number | null; seed: number | null };
  /** What a part of a posting asks for, unchecked; null where postings are read by rules. */
  readPosting: ((question: PostingQuestion) => Promise<PostingAnswer>) | null;
  /** Which jobs a part of a CV states, unchecked; null where nobody repairs unsure readings. */
  readRoles: ((question: RolesQuestion) => Promise<RolesAnswer>) | null;
  /** What one part of a CV says to all requirements, unchecked; null for an engine that reads by rules. */
  judge: ((question: JudgingQuestion) => Promise<JudgingAnswer>) | null;
  /** Who ranks in place of this engine; null where it ranks itself. */
  ranker: AiEngine | null;
  /** Every candidate once; throws AppError UNAVAILABLE when the engine can't answer. */
  rankCandidates(request: RankRequest): Promise<EngineRank[]>;
};
