import { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { createTimings } from "@resume-picker/adapters/logs/timings";
import { expect, test } from "vitest";
import { reportSlowOperations } from "./report-slow-operations.ts";

function reported(asksService: boolean, operations: readonly string[]) {
  const said: [operation: unknown, code: unknown][] = [];
  const ignore = () => undefined;
  const log = { debug: ignore, info: ignore, error: ignore, critical: ignore };
  const warn = ({ operation, code }: Record<string, unknown>) => void said.push([operation, code]);
  const timings = createTimings();
  const logs = new LogHub();
  const advice: string[] = [];
  logs.listen((told) => void (told.type === "performance" && advice.push(told.suggestion)));
  reportSlowOperations(timings, { log: { ...log, warn }, logs, asksService: () => asksService });
  for (const operation of operations) {
    timings.record(operation.startsWith("ai ") ? "ai" : "procedure", operation, 1500);
  }
  return { said, advice };
}

const operations = ["ai rankCandidates", "scoring.aiRank", "jobs.analyzeSkills", "uploads.upload"];

test("where the AI service was slow it is named, once, and nothing else is put down to it", () => {
  const { said, advice } = reported(true, operations);
  expect(said).toEqual([
    ["ai rankCandidates", "SLOW_AI"],
    ["uploads.upload", undefined],
  ]);
  expect(advice.map((words) => words.includes("AI service"))).toEqual([true, false]);
});

test("without a service nothing slow is put down to one", () => {
  const { said, advice } = reported(false, operations);
  expect(said.map(([operation]) => operation)).toEqual(operations);
  expect(advice.join()).not.toContain("AI service");
});
