import { AppError } from "@resume-picker/domain/errors";
import { AiFailure } from "@resume-picker/domain/scoring/ai-failures";
import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { LanguageModel } from "ai";
import type { z } from "zod";
import { classifyFailure } from "./classify-failure.ts";

/** Time limit of one call; a small model on a user's own computer is slow. */
const timeoutMs = 120_000;

/** The model to ask, and the time limit of one answer (two minutes by default). */
export type ModelService = { model: LanguageModel; timeoutMs?: number };

export type Question<Answer> = ModelService & {
  schema: z.ZodType<Answer>;
  system: string;
  prompt: string;
  signal?: AbortSignal;
  /** Called with the tokens of each answer, even of an unusable one. */
  onTokens?: (count: number) => void;
};

/** Makes answers reproducible with services that support it. */
export const modelSeed = 1;

/**
 * Requests one structured answer at temperature 0. The SDK retries network errors, 429 and 5xx with
 * back-off. An answer with text around its JSON is accepted.
 * @throws AppError UNAVAILABLE that names the cause if there is no answer in the right format.
 */
export async function askModel<Answer>(question: Question<Answer>): Promise<Answer> {
  const { model, schema, system, prompt } = question;
  try {
    const { output, usage } = await generateText({
      model,
      instructions: system,
      prompt,
      output: Output.object({ schema }),
      temperature: 0,
      seed: modelSeed,
      maxRetries: 2,
      abortSignal: AbortSignal.any([
        AbortSignal.timeout(question.timeoutMs ?? timeoutMs),
        ...(question.signal ? [question.signal] : []),
      ]),
    });
    question.onTokens?.(usage.totalTokens ?? 0);
    return output;
  } catch (error) {
    if (NoObjectGeneratedError.isInstance(error))
      question.onTokens?.(error.usage?.totalTokens ?? 0);
    const repaired = NoObjectGeneratedError.isInstance(error)
      ? readJson(error.text ?? "", schema)
      : null;
    if (repaired !== null) return repaired;
    throw classifyFailure(error);
  }
}

/** True if the service answered, but not in the requested format. */
export function isInvalidAnswer(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : null;
  return (
    cause instanceof AiFailure &&
    cause.code === "AI_SHAPE" &&
    NoObjectGeneratedError.isInstance(cause.cause)
  );
}

/** Parses the text between the outermost braces, for answers with text before or after the JSON. */
function readJson<Answer>(text: string, schema: z.ZodType<Answer>): Answer | null {
  const start = text.indexOf("{");
  const end = text.lastIndexOf("}");
  if (start < 0 || end < start) return null;
  try {
    const result = schema.safeParse(JSON.parse(text.slice(start, end + 1)));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
