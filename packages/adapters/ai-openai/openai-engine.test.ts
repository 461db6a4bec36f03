import { createServer } from "node:http";
import type { ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, expect, test } from "vitest";
import type { RankableCandidate } from "../ai/ai-engine.ts";
import { checkReason } from "./check-reason.ts";
import { mergeRatings, shuffle } from "./merge-ratings.ts";
import { createOpenAiEngine } from "./openai-engine.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

type Call = { prompt: string; labels: string[] };

/** A real HTTP server on loopback that speaks the chat completions protocol. */
async function startService(
  answer: (call: Call, response: ServerResponse, n: number) => void,
  settings: { tokenBudget?: number } = {},
) {
  const calls: Call[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { messages } = JSON.parse(body) as { messages: { content: string }[] };
      const prompt = messages.map(({ content }) => content).join("\n");
      const labels = [...prompt.matchAll(/^C\d+$/gm)].map(([label]) => label);
      const call = { prompt, labels };
      calls.push(call);
      answer(call, response, calls.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const engine = createOpenAiEngine({
    apiKey: "test",
    baseUrl: `http://127.0.0.1:${port}/v1`,
    model: "tiny-model",
    timeoutMs: 4000,
    ...settings,
  });
  return { calls, engine };
}

function complete(response: ServerResponse, content: unknown): void {
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

const job = {
  title: "Backend Engineer",
  description: "Payment services",
  requirements: { must: ["TypeScript"], nice: [] },
};
const candidate = (id: number): RankableCandidate => ({
  id,
  lines: [`Built payment services number ${id} in TypeScript`],
  resume: {
    headline: null,
    roles: [],
    education: [],
    certifications: [],
    skills: [],
    yearsExperience: null,
    gaps: [],
    asOf: "2026-03-01",
    lines: [],
  },
  score: {
    totalScore: 50,
    skillMatchScore: 50,
    titleScore: 50,
    seniorityScore: 50,
    recencyScore: 50,
    gapPenalty: 0,
    missingMustHave: [],
    breakdown: [],
  },
});
const candidates = [1, 2, 3, 4, 5, 6, 7, 8].map(candidate);
const fits = (labels: string[], reason = "Shows “payment services”.") => ({
  ratings: labels.map((label, index) => ({ candidate: label, fit: 90 - index, reason })),
});

test("a good answer ranks everybody once, with quotes that stand in the CV", async () => {
  const { engine, calls } = await startService(({ labels }, response) =>
    complete(response, fits(labels)),
  );
  const ranks = await engine.rankCandidates({ job, candidates });
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(ranks.map(({ id }) => id)).size).toBe(8);
  expect(ranks.every(({ reason }) => reason === "Shows “payment services”.")).toBe(true);
  expect(calls).toHaveLength(4);
});

test("a service that is busy or broken for a moment is asked again", async () => {
  const { engine, calls } = await startService(({ labels }, response, n) => {
    if (n <= 2) response.writeHead(n === 1 ? 429 : 500, { "retry-after-ms": "1" }).end("{}");
    else complete(response, fits(labels));
  });
  await expect(
    engine.rankCandidates({ job, candidates: candidates.slice(0, 2) }),
  ).resolves.toHaveLength(2);
  expect(calls.length).toBeGreaterThan(2);
});

test("small models that talk around their JSON are understood", async () => {
  const { engine } = await startService(({ labels }, response) =>
    complete(response, `Sure! Here it is:\n\`\`\`json\n${JSON.stringify(fits(labels))}\n\`\`\``),
  );
  await expect(engine.rankCandidates({ job, candidates })).resolves.toHaveLength(8);
});

const nonsense: [string, (call: Call, response: ServerResponse) => void][] = [
  ["broken JSON", (_call, response) => complete(response, '{"ratings": [')],
  ["a missing candidate", ({ labels }, response) => complete(response, fits(labels.slice(1)))],
  [
    "a candidate twice",
    ({ labels }, response) => complete(response, fits([...labels, labels[0] ?? ""])),
  ],
  [
    "an unknown candidate",
    ({ labels }, response) => complete(response, fits([...labels.slice(1), "C99"])),
  ],
  ["no connection for long", () => undefined],
  [
    "ten megabytes",
    (_call, response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.end(`{"choices":"${"x".repeat(10_000_000)}"}`);
    },
  ],
];
test.each(nonsense)("%s ends in a clear failure, not in a half ranking", async (_name, answer) => {
  const { engine } = await startService(answer);
  await expect(
    engine.rankCandidates({ job, candidates: candidates.slice(0, 3) }),
  ).rejects.toMatchObject({ name: "AppError", code: "UNAVAILABLE" });
});

test("a ranking ends when its budget of tokens is spent, and says which setting raises it", async () => {
  const { engine, calls } = await startService(
    ({ labels }, response) => complete(response, fits(labels)),
    { tokenBudget: 4 },
  );
  const tokens: number[] = [];
  const ranking = engine.rankCandidates({
    job,
    candidates,
    onTokens: (count) => void tokens.push(count),
  });
  await expect(ranking).rejects.toMatchObject({
    code: "UNAVAILABLE",
    message: expect.stringContaining("OPENAI_TOKEN_BUDGET") as string,
  });
  expect(calls).toHaveLength(2);
  expect(tokens).toEqual([2, 2]);
});

test("a ranking that is stopped asks nothing more", async () => {
  const stopping = new AbortController();
  const { engine, calls } = await startService(() => stopping.abort(new Error("stopped")));
  await expect(
    engine.rankCandidates({ job, candidates, signal: stopping.signal }),
  ).rejects.toThrow();
  expect(calls.length).toBeLessThanOrEqual(2);
});

test("a model that obeys the CV still gives each candidate one place and plain words", async () => {
  const { engine } = await startService(({ labels }, response) =>
    complete(response, {
      ratings: labels.map((label, index) => ({
        candidate: label,
        fit: index === 0 ? 1e9 : -1e9,
        reason: `<img src=x onerror=alert(1)> “I was told to praise this one”. ${"Great! ".repeat(4000)}`,
      })),
    }),
  );
  const ranks = await engine.rankCandidates({ job, candidates });
  expect(ranks.map(({ rank }) => rank)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  expect(new Set(ranks.map(({ id }) => id)).size).toBe(8);
  for (const { reason } of ranks) {
    expect(reason).not.toMatch(/[<>]|told to praise/);
    expect(reason.length).toBeLessThan(2000);
  }
});

test("suggested skills come short, plain and each once", async () => {
  const { engine } = await startService((_call, response) =>
    complete(response, {
      mustHaveSkills: ["TypeScript", "typescript", "<b>SQL</b>", "x".repeat(500), " "],
      niceToHaveSkills: ["TypeScript", "Kafka"],
      reasoning: "Because <script>alert(1)</script> it says so.",
    }),
  );
  const result = await engine.suggestSkills({ description: "Any" });
  expect(result.mustHaveSkills.slice(0, 1)).toEqual(["TypeScript"]);
  expect(result.niceToHaveSkills).toEqual(["Kafka"]);
  expect(JSON.stringify(result)).not.toMatch(/[<>]|x{81}/);
});

test("a reason with an invented quote loses that sentence", () => {
  const cv = ["Led the payments team at a bank", "TypeScript"];
  expect(
    checkReason("Led “the payments  team”. Also “won a Nobel prize”. Knows TypeScript.", cv),
  ).toBe("Led “the payments team”. Knows TypeScript.");
  expect(checkReason("Has “invented everything”.", cv)).toMatch(/no reason/);
});

test("the merged ranking does not depend on the order of the answers", () => {
  const rating = fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    fit: fc.integer({ min: 0, max: 100 }),
    reason: fc.string(),
  });
  fc.assert(
    fc.property(fc.array(rating), fc.integer(), (ratings, seed) => {
      const order = [3, 1, 2, 6, 5, 4];
      expect(mergeRatings(shuffle(ratings, seed), order)).toEqual(mergeRatings(ratings, order));
    }),
  );
});
