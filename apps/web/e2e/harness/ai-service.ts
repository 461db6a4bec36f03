import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll } from "vitest";

/** An HTTP status, or the object that the model returns. */
type Answer = number | object;

/**
 * Starts an HTTP server on loopback that implements the chat completions protocol, for the tests of
 * one file. Its address is added to the settings before a product that is started after it reads
 * them.
 */
export function startAiService(model: string) {
  const prompts: string[] = [];
  const service = {
    settings: { OPENAI_API_KEY: "test", OPENAI_MODEL: model } as Record<string, string>,
    prompts,
    /** Replaced by the test. */
    answer: (_prompt: string): Answer | Promise<Answer> => 503,
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const { messages } = JSON.parse(Buffer.concat(parts).toString()) as {
        messages: { content: string }[];
      };
      const prompt = messages.map(({ content }) => content).join("\n");
      prompts.push(prompt);
      void Promise.resolve(service.answer(prompt)).then((answer) => {
        if (typeof answer === "number") return response.writeHead(answer).end("{}");
        const message = { role: "assistant", content: JSON.stringify(answer) };
        return response.writeHead(200, { "Content-Type": "application/json" }).end(
          JSON.stringify({
            ...{ id: "x", object: "chat.completion", created: 1, model },
            choices: [{ index: 0, message, finish_reason: "stop" }],
            usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
          }),
        );
      });
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    // A server that listens on a port has an address of this type.
    const { port } = server.address() as AddressInfo;
    service.settings.OPENAI_BASE_URL = `http://127.0.0.1:${port}/v1`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return service;
}
