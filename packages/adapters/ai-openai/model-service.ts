import { createOpenAI } from "@ai-sdk/openai";
import { fetchWithSizeLimit } from "../http/fetch-with-size-limit.ts";
import type { ModelService } from "./ask-model.ts";

export type ModelAddress = {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
};

/** Creates a model of any service that implements OpenAI's chat completions API. */
export function createModelService({ apiKey, baseUrl, model }: ModelAddress): ModelService {
  const provider = createOpenAI({
    // Local servers accept any key, but the client requires one.
    apiKey: apiKey ?? "none",
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    fetch: fetchWithSizeLimit,
  });
  // Nearly every compatible server has `/chat/completions`; few have `/responses`.
  return { model: provider.chat(model) };
}
