import { createOpenAI } from "@ai-sdk/openai";
import { limitedFetch } from "../http/limited-fetch.ts";
import type { ModelService } from "./ask-model.ts";

export type ModelAddress = {
  apiKey: string | undefined;
  baseUrl: string | undefined;
  model: string;
};

/** A model of any service that speaks OpenAI's chat completions. */
export function createModelService({ apiKey, baseUrl, model }: ModelAddress): ModelService {
  const provider = createOpenAI({
    // Local servers take any key, but the client wants one.
    apiKey: apiKey ?? "none",
    ...(baseUrl === undefined ? {} : { baseURL: baseUrl }),
    fetch: limitedFetch,
  });
  // `/chat/completions` is what nearly every compatible server has; few have `/responses`.
  return { model: provider.chat(model) };
}
