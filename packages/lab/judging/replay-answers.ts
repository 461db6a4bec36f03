import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import type { RequirementState, ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import type { ModelAnswer } from "@resume-picker/domain/scoring/judging/check-judgment";
import { judgedOn, readBenches } from "../receipts/judge-requirements.ts";
import type { HeldOutCv } from "./held-out-cvs.ts";
import { replayRow } from "./recording.ts";
import type { Recording } from "./recording.ts";

export type ReplayedRow = {
  job: string;
  requirement: string;
  kind: "must" | "nice";
  /** The judgement of people who read the CV. */
  judged: RequirementState;
  /** The model's answer before the checks. */
  said: RequirementState | null;
  byRules: RequirementState;
  /** The model's answer, or the rules' answer if the model's failed the checks. */
  byModel: RequirementState;
  hasPassed: boolean;
  /**
   * Whether the accepted quote occurs in the sent text, tested independently of the product's
   * check.
   */
  isQuoteReal: boolean | null;
};

/** Runs recorded answers through the complete scoring path, including the checks. */
export function replayAnswers(cvs: readonly HeldOutCv[], recording: Recording): ReplayedRow[] {
  const truth = readBenches().rows;
  return cvs.flatMap((cv) => {
    const { job, sha256, redacted, resume } = cv;
    const answers = recording.answers.filter((one) => one.job === job.id && one.sent === cv.sent);
    if (answers.length === 0) return [];
    const requirements = [...job.requirements.must, ...job.requirements.nice];
    const byRequirement = new Map(
      requirements.map((text): [string, (ModelAnswer | null)[]] => [
        text,
        answers.map(({ rows }) => {
          const [row, second] = rows.filter(({ requirement }) => requirement === text);
          return row && !second ? replayRow(row, requirements, redacted) : null;
        }),
      ]),
    );
    const rowsBy = (judgedBy: "rules" | "model") => {
      const model = { answers: { model: recording.model, redacted, byRequirement }, judgedBy };
      const input = { resume, job, weights: defaultWeights, today: judgedOn, model };
      return scoreCandidate(input).breakdown.find(({ component }) => component === "skills")?.rows;
    };
    const [rules = [], model = []] = [rowsBy("rules"), rowsBy("model")];
    return truth
      .filter((row) => row.sha256 === sha256 && row.job === job.id)
      .flatMap(({ requirement, kind, state }): ReplayedRow[] => {
        const find = (rows: readonly ScoreRow[]) =>
          rows.find((one) => one.requirement === requirement);
        const [ruled, modelled] = [find(rules), find(model)];
        if (!ruled?.state || !modelled?.state) return [];
        const said = byRequirement.get(requirement)?.[0]?.state ?? null;
        const { both } = modelled;
        const by = both?.byModel.by ?? null;
        return [
          {
            ...{ job: job.id, requirement, kind, judged: plain(state) },
            said: said && plain(said),
            byRules: ruled.state,
            byModel: modelled.state,
            hasPassed: both !== undefined,
            isQuoteReal:
              by === null ? null : holds(redacted, by.replace(/…?(?:: [\d.]+ years?)?$/u, "")),
          },
        ];
      });
  });
}

const plain = (state: RequirementState | "not found"): RequirementState =>
  state === "not found" ? "not-found" : state;

const letters = (text: string) => text.replaceAll(/\s+/gu, "").toLowerCase();

const holds = (lines: readonly string[], quote: string) =>
  letters(lines.join("")).includes(letters(quote));
