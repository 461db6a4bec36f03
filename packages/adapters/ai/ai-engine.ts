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

/** A candidate as engines see them, without anything that identifies them. */
export type RankableCandidate = {
  id: number;
  /** Makes the order of processing independent of the upload order. Affects no rank, never sent. */
  fileSha256: string;
  /** The CV's visible lines without any identifying data. */
  lines: string[];
  resume: ScorableResume;
  score: ComponentScores & Pick<CandidateScore, "totalScore" | "missingMustHave" | "breakdown">;
};

/** 1 is best. Candidates whom the engine rates the same share a rank: 1, 2, 2, 4. */
export type EngineRank = { id: number; rank: number; reason: string };

export type RankRequest = {
  job: ScorableJob;
  candidates: RankableCandidate[];
  /** Cancels the ranking and discards its intermediate results. */
  signal?: AbortSignal;
  /** Called with the token count of each answer of a service. */
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
  /** The numbers of the lines with roles of low confidence; null if no role was found. */
  unsureLines: readonly number[] | null;
  signal?: AbortSignal;
};

export type AiEngine = {
  /** The name shown to users: "Built-in engine", or the model's name. */
  name: string;
  /** The host that texts are sent to; null for an engine that sends nothing. */
  host: string | null;
  /** The factors besides the texts that its rankings depend on; stored with each ranking. */
  manifest: { model: string | null; promptVersion: number | null; seed: number | null };
  /** Returns the unverified requirements of a part of a posting; null if rules parse postings. */
  readPosting: ((question: PostingQuestion) => Promise<PostingAnswer>) | null;
  /** Returns the unverified jobs in a part of a CV; null if unsure results aren't repaired. */
  readRoles: ((question: RolesQuestion) => Promise<RolesAnswer>) | null;
  /** Returns unverified answers about one part of a CV; null for an engine that uses rules. */
  judge: ((question: JudgingQuestion) => Promise<JudgingAnswer>) | null;
  /** The engine that ranks instead of this one; null if this one ranks. */
  ranker: AiEngine | null;
  /** Ranks every candidate once. Throws AppError UNAVAILABLE if the engine can't answer. */
  rankCandidates(request: RankRequest): Promise<EngineRank[]>;
};
