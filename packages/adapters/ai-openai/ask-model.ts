import { AppError } from "@resume-picker/domain/errors";
import { AiFailure } from "@resume-picker/domain/scoring/ai-failures";
import { generateText, NoObjectGeneratedError, Output } from "ai";
import type { LanguageModel } from "ai";
import type { z } from "zod";
import { nameFailure } from "./name-failure.ts";

/** One call's limit; a small model on somebody's own machine is slow. */
const timeoutMs = 120_000;

/** Which model is asked, and how long for one answer; two minutes unless told otherwise. */
export type ModelService = { model: LanguageModel; timeoutMs?: number };

export type Question<Answer> = ModelService & {
  schema: z.ZodType<Answer>;
  system: string;
  prompt: string;
  signal?: AbortSignal;
  /** Told the tokens of each answer, also of one that can't be used. */
  onTokens?: (count: number) => void;
};

/** Where a service supports it, the same question gets the same answer. */
export const modelSeed = 1;

/**
 * One structured answer at temperature 0. Errors of the network, 429 and 5xx are tried again by the
 * SDK with back-off; an answer with text around its JSON is read all the same.
 * @throws AppError UNAVAILABLE that names the cause when no answer of the right shape could be had.
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
    throw nameFailure(error);
  }
}

/** True when the service answered, but not in the shape that was asked for. */
export function isMisshapen(error: unknown): boolean {
  const cause = error instanceof AppError ? error.cause : null;
  return (
    cause instanceof AiFailure &&
    cause.code === "AI_SHAPE" &&
    NoObjectGeneratedError.isInstance(cause.cause)
  );
}

/** The outermost braces of a text that says something before or after its JSON. */
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
