import { aiError } from "@resume-picker/domain/scoring/ai-failures";
import { expect, test } from "vitest";
import type { AiEngine } from "../ai/ai-engine.ts";
import { timedEngine } from "./timed-engine.ts";
import { createTimings } from "./timings.ts";

/** Runs a ranking that ends with this error and returns what was logged and timed. */
async function rank(end: (stop: () => void) => Error, signal?: AbortController) {
  const said: { level: string; message: string; status: unknown }[] = [];
  const tell = (level: string) => (fields: Record<string, unknown>, message: string) =>
    void said.push({ level, message, status: fields["status"] });
  const timings = createTimings();
  const engine: AiEngine = {
    name: "tiny",
    host: "127.0.0.1",
    manifest: { model: "tiny", promptVersion: 1, seed: 1 },
    judge: null,
    readPosting: null,
    readRoles: null,
    ranker: null,
    rankCandidates: () => Promise.reject(end(() => signal?.abort())),
  };
  const timed = timedEngine(engine, timings, { info: tell("info"), error: tell("error") });
  const job = { title: "T", description: "D", requirements: { must: [], nice: [] } };
  const request = { job, candidates: [], ...(signal ? { signal: signal.signal } : {}) };
  await expect(timed.rankCandidates(request)).rejects.toThrow();
  return { said, timed: timings.slowest(null, 5).map(({ operation }) => operation) };
}

test("the line of the log says why a service gave no answer, with its status", async () => {
  const { said, timed } = await rank(() => aiError("AI_KEY_REFUSED", { status: 401 }));
  expect(said).toEqual([
    { level: "error", message: "AI call failed (key refused, status 401)", status: 401 },
  ]);
  expect(timed).toEqual(["ai rankCandidates"]);
  const silent = await rank(() => aiError("AI_TIMEOUT"));
  expect(silent.said[0]?.message).toBe("AI call failed (no answer in time)");
  const ours = await rank(() => new TypeError("of our own"));
  expect(ours.said[0]).toMatchObject({ level: "error", message: "AI call failed" });
});

test("a ranking that somebody stopped is no failure, and no slow one", async () => {
  const { said, timed } = await rank((stop) => {
    stop();
    return new Error("stopped");
  }, new AbortController());
  expect(said).toMatchObject([{ level: "info", message: "AI call stopped by the user" }]);
  expect(timed).toEqual([]);
});
