import { PostingAnswer } from "@resume-picker/domain/model-readings/posting-answer";
import { writePostingPrompt } from "@resume-picker/domain/model-readings/posting-prompt";
import { RolesAnswer } from "@resume-picker/domain/candidates/repair/roles-answer";
import { writeRolesPrompt } from "@resume-picker/domain/candidates/repair/roles-prompt";
import type { PostingQuestion, RolesQuestion } from "../ai/ai-engine.ts";
import { askModel } from "./ask-model.ts";
import type { ModelService } from "./ask-model.ts";
import { makeFence } from "./fence.ts";

/**
 * Asks in one request for the requirements in a part of a posting. The answer is not verified.
 * @throws AppError UNAVAILABLE if there is no answer in the right format.
 */
export function readPostingWithModel(
  service: ModelService,
  { part, signal }: PostingQuestion,
): Promise<PostingAnswer> {
  const question = writePostingPrompt(part, { fence: makeFence() });
  return askModel({ ...service, ...question, schema: PostingAnswer, ...(signal && { signal }) });
}

/**
 * Asks in one request for the jobs stated in a part of a CV. The answer is not verified.
 * @throws AppError UNAVAILABLE if there is no answer in the right format.
 */
export function readRolesWithModel(
  service: ModelService,
  { part, unsureLines, signal }: RolesQuestion,
): Promise<RolesAnswer> {
  const question = writeRolesPrompt(part, { unsureLines, fence: makeFence() });
  return askModel({ ...service, ...question, schema: RolesAnswer, ...(signal && { signal }) });
}
