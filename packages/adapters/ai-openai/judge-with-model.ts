import { JudgingAnswer } from "@resume-picker/domain/scoring/judging/judging-answer";
import { writeJudgingPrompt } from "@resume-picker/domain/scoring/judging/judging-prompt";
import type { JudgingQuestion } from "../ai/ai-engine.ts";
import { askModel } from "./ask-model.ts";
import type { ModelService } from "./ask-model.ts";
import { makeFence } from "./fence.ts";

/**
 * Asks in one request how a part of one CV meets all requirements of a job. The answer is not
 * verified.
 * @throws AppError UNAVAILABLE if there is no answer in the right format.
 */
export function judgeWithModel(
  service: ModelService,
  { part, requirements, today, signal, onTokens }: JudgingQuestion,
): Promise<JudgingAnswer> {
  const question = writeJudgingPrompt(part, { requirements, today, fence: makeFence() });
  return askModel({
    ...{ ...service, ...question, schema: JudgingAnswer },
    ...(signal ? { signal } : {}),
    ...(onTokens ? { onTokens } : {}),
  });
}
