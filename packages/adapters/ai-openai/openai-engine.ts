import type { AiEngine } from "../ai/ai-engine.ts";
import { modelSeed } from "./ask-model.ts";
import { judgeWithModel } from "./judge-with-model.ts";
import { createModelService } from "./model-service.ts";
import { rankWithModel } from "./rank-with-model.ts";
import { readPostingWithModel, readRolesWithModel } from "./read-with-model.ts";
import { promptVersion } from "./rating-prompt.ts";

export type OpenAiSettings = {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
  timeoutMs?: number;
  /** Maximum number of tokens per ranking. */
  tokenBudget?: number;
};

const defaultTokenBudget = 2_000_000;

/**
 * Creates an engine for any service that implements OpenAI's chat completions API. It is sent
 * redacted CVs only.
 */
export function createOpenAiEngine(settings: OpenAiSettings): AiEngine {
  const { model: name } = settings;
  const { apiKey, baseUrl, tokenBudget = defaultTokenBudget } = settings;
  const service = {
    ...createModelService({ apiKey, baseUrl, model: name }),
    ...(settings.timeoutMs === undefined ? {} : { timeoutMs: settings.timeoutMs }),
  };
  return {
    name,
    host: new URL(settings.baseUrl ?? "https://api.openai.com").host,
    manifest: { model: name, promptVersion, seed: modelSeed },
    readPosting: (question) => readPostingWithModel(service, question),
    readRoles: (question) => readRolesWithModel(service, question),
    ranker: null,
    judge: (question) => judgeWithModel(service, question),
    rankCandidates: (request) => rankWithModel({ service, name, tokenBudget }, request),
  };
}
