import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export type ModelCall = { path: string; authorization: string; prompt: string };
/** The answer: a message text, a status with an error that quotes the key, or none. */
export type ModelAnswer = string | number | null;

export type ModelServer = {
  baseUrl: string;
  port: number;
  calls: ModelCall[];
  /** Sets the function that answers from now on. */
  answerWith: (answer: (prompt: string) => ModelAnswer) => void;
  close: () => void;
};

/** Answers the sample of the AI service's test. Only the first requirement is proven. */
function honestAnswer(prompt: string): string {
  const [, line = "0", quote = ""] = /^(\d+): .*?(REST APIs in TypeScript)/mu.exec(prompt) ?? [];
  const none = { state: "not found", line: null, quote: null };
  const rows = [{ state: "shown", line: Number(line), quote }, none, none].map((row, at) => ({
    ...{ requirement: at + 1, step: null, roleLines: [], why: "Says so", ...row },
  }));
  return JSON.stringify({ rows });
}

/** Starts a local server with OpenAI's protocol, which lists two models. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  let answer: (prompt: string) => ModelAnswer = honestAnswer;
  const server = createServer((request, response) => {
    const { url: path = "", headers } = request;
    const { authorization = "" } = headers;
    const send = (status: number, body: unknown) =>
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      if (path === "/v1/models") {
        send(200, { object: "list", data: [{ id: "tiny-model" }, { id: "large-model" }] });
        return;
      }
      const { messages } = JSON.parse(text) as { messages: { content: string }[] };
      const prompt = messages.map(({ content }) => content).join("\n");
      calls.push({ path, authorization, prompt });
      const content = answer(prompt);
      if (content === null) return;
      // Services quote the key in their errors.
      if (typeof content === "number") send(content, { error: { message: authorization } });
      else {
        const message = { role: "assistant", content };
        const usage = { prompt_tokens: 1900, completion_tokens: 100, total_tokens: 2000 };
        send(200, {
          ...{ id: "x", object: "chat.completion", created: 1, model: "tiny-model" },
          ...{ choices: [{ index: 0, message, finish_reason: "stop" }], usage },
        });
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  return {
    ...{ port, calls, baseUrl: `http://127.0.0.1:${port}/v1` },
    answerWith: (next) => void (answer = next),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
