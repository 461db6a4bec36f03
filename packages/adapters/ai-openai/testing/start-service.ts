import { createServer } from "node:http";
import type { IncomingHttpHeaders, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import type { AiEngine } from "../../ai/ai-engine.ts";
import { createOpenAiEngine } from "../openai-engine.ts";

/** A request to the service. `prompt` contains all messages, `labels` those above each CV. */
export type Call = {
  path: string;
  headers: IncomingHttpHeaders;
  body: { messages: { role: string; content: string }[]; [key: string]: unknown };
  prompt: string;
  labels: string[];
};

/** Starts a real HTTP server on loopback with the chat completions API, and an engine for it. */
export async function startService(
  answer: (call: Call, response: ServerResponse, n: number) => void,
  settings: { tokenBudget?: number; timeoutMs?: number } = {},
): Promise<{ calls: Call[]; engine: AiEngine; baseUrl: string }> {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const body = JSON.parse(text) as Call["body"];
      const prompt = body.messages.map(({ content }) => content).join("\n");
      const labels = [...prompt.matchAll(/^([A-Z2-9]{5})\n=====/gm)].map(([, label = ""]) => label);
      const call = { path: request.url ?? "", headers: request.headers, body, prompt, labels };
      calls.push(call);
      answer(call, response, calls.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // The address of a server that listens on a port has this type.
  const { port } = server.address() as AddressInfo;
  const baseUrl = `http://127.0.0.1:${port}/v1`;
  const engine = createOpenAiEngine({
    apiKey: "test",
    baseUrl,
    model: "tiny-model",
    timeoutMs: 4000,
    ...settings,
  });
  return { calls, engine, baseUrl };
}

/** Lets an engine read a posting of one line. */
export function readPosting(engine: AiEngine, text = "Any") {
  if (engine.readPosting === null) throw new Error("This engine reads no postings.");
  return engine.readPosting({ part: { lines: [{ number: 1, text }], part: 1, parts: 1 } });
}

export function complete(response: ServerResponse, content: unknown): void {
  const text = typeof content === "string" ? content : JSON.stringify(content);
  response.writeHead(200, { "Content-Type": "application/json" });
  response.end(
    JSON.stringify({
      id: "x",
      object: "chat.completion",
      created: 1,
      model: "tiny-model",
      choices: [{ index: 0, message: { role: "assistant", content: text }, finish_reason: "stop" }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}
