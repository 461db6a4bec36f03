import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { createOpenAiEngine } from "@resume-picker/adapters/ai-openai/openai-engine";
import { onTestFinished, vi } from "vitest";
import type { Api } from "../root.ts";
import { backendJob, formOf, makeTestDesk, resumeText } from "./test-desk.ts";

type Row = {
  requirement?: number;
  state: string;
  line: number | null;
  quote: string | null;
  step?: string | null;
  roleLines?: number[];
};

/** Rows, a status, a message text, the bytes of an interrupted body, or no answer. */
export type JudgingReply = Row[] | number | { text: string } | { half: string } | "wait";

/** The service's answers to the requirements of a request, and its recorded calls. */
export type JudgingService = {
  prompts: string[];
  mostAtOnce: number;
  answer: (prompt: string, n: number) => JudgingReply | Promise<JudgingReply>;
};

export const none = { state: "not found", line: null, quote: null };
export const requirements = { must: ["TypeScript", "Ledger work"], nice: ["Falconry"] };
export const proof = "Built payment services";

/** Returns the number of the sent line that contains these words. */
export const lineWith = (prompt: string, words: string): number =>
  Number(new RegExp(`^(\\d+): .*${words}`, "mu").exec(prompt)?.[1]);

/** Quotes a role's line for the second requirement, and finds nothing for the others. */
export function honest(prompt: string): Row[] {
  return [none, { state: "shown", line: lineWith(prompt, proof), quote: proof }, none];
}

function bodyOf(content: string): string {
  return JSON.stringify({
    ...{ id: "x", object: "chat.completion", created: 1, model: "tiny" },
    choices: [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }],
    usage: { prompt_tokens: 900, completion_tokens: 100, total_tokens: 1000 },
  });
}

/** Writes rows like a service: numbered, with defaults for the fields that tests omit. */
export const writeRows = (rows: readonly Row[]): string =>
  JSON.stringify({
    rows: rows.map((row, at) => ({
      ...{ requirement: at + 1, step: null, roleLines: [], why: "Says so", ...row },
    })),
  });

function reply(response: ServerResponse, answer: JudgingReply): void {
  if (answer === "wait") return;
  if (typeof answer === "number") {
    response.writeHead(answer, { "retry-after-ms": "1" }).end("{}");
    return;
  }
  const json = { "Content-Type": "application/json" };
  if ("half" in answer) {
    const body = bodyOf(answer.half);
    response.writeHead(200, { ...json, "Content-Length": String(body.length) });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
    return;
  }
  response.writeHead(200, json);
  response.end(bodyOf("text" in answer ? answer.text : writeRows(answer)));
}

/** A real service on loopback that speaks OpenAI's protocol; it ends with the test. */
export async function startJudgingService(): Promise<JudgingService & { baseUrl: string }> {
  const service: JudgingService = { prompts: [], mostAtOnce: 0, answer: honest };
  let open = 0;
  const server = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk: Buffer) => (text += chunk.toString()));
    request.on("end", () => {
      const { messages } = JSON.parse(text) as { messages: { content: string }[] };
      const prompt = messages.map(({ content }) => content).join("\n");
      service.mostAtOnce = Math.max(service.mostAtOnce, ++open);
      response.on("close", () => (open -= 1));
      const asked = service.answer(prompt, service.prompts.push(prompt));
      void Promise.resolve(asked).then((answer) => reply(response, answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address of this type.
  const { port } = server.address() as AddressInfo;
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return Object.assign(service, { baseUrl: `http://127.0.0.1:${port}/v1` });
}

export const peopleFiles = (people: readonly string[]) =>
  people.map((name, at) => ({
    name: `${name}.txt`,
    content: resumeText({ name, email: `p${at}@example.org` }),
  }));

/** CVs of different people that differ in a mark. */
export const markedFiles = (people: readonly string[]) =>
  peopleFiles(people).map(({ name, content }, at) => ({
    name,
    content: content.replace("on-call rota", `on-call rota, mark ${1000 + at}`),
  }));

/** The marks of the CVs in a request, in their order there. */
export const marksIn = (prompt: string): number[] =>
  [...prompt.matchAll(/mark (\d+)/gu)].map(([, mark]) => Number(mark));

/** The labels of the CVs in a comparison. */
export const labelsIn = (prompt: string): string[] =>
  [...prompt.matchAll(/^([A-Z2-9]{5})\n=====/gmu)].map(([, label = ""]) => label);

/** The service, and a job with candidates to be judged by it. */
export async function openJudging(
  people: readonly string[] = ["Noor Haddad", "Ida Berg", "Tom Reyes"],
  { timeoutMs = 4000 } = {},
) {
  const service = await startJudgingService();
  const engineOf = (model: string) =>
    createOpenAiEngine({ apiKey: "x", baseUrl: service.baseUrl, model, timeoutMs });
  let now = new Date("2026-03-01T12:00:00Z");
  const desk = await makeTestDesk({ ai: engineOf("tiny"), clock: () => now });
  const setClock = (next: Date) => void (now = next);
  onTestFinished(() => desk.close());
  const client = await desk.signUp("recruiter");
  const api = await client.api();
  const { id } = await api.jobs.create({ ...backendJob, requirements });
  if (people.length > 0) await api.uploads.upload(formOf(peopleFiles(people), id));
  return { desk, client, setClock, api, id, service, engineOf };
}

/** Starts a run and waits for its end. */
export async function judged(api: Api, id: number) {
  await api.judging.start({ id });
  return judgingEnd(api, id);
}

export function judgingEnd(api: Api, id: number) {
  return vi.waitFor(
    async () => {
      const { last } = await api.judging.show({ id });
      if (last === null || last.status === "running") throw new Error("Still running");
      return last;
    },
    { timeout: 30_000 },
  );
}

export const totals = async (api: Api, id: number) =>
  (await api.candidates.listForJob({ id })).map(({ score }) => score.totalScore);

/** Returns the rows of the first candidate's Skills Match. */
export const rowsOf = async (api: Api, jobId: number) => {
  const [first] = await api.candidates.listInFull({ id: jobId });
  const skills = first?.score.breakdown.find(({ component }) => component === "skills");
  return skills?.rows ?? [];
};
