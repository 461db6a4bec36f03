import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { expect, test } from "vitest";
import { scoreCvForJobs } from "./score-for-job.ts";

test("others are answered between two jobs while a CV is scored for many", async () => {
  const document = {
    source: "txt" as const,
    lines: [],
    pageCount: 1,
    links: [],
    hidden: [],
    ocr: null,
    writtenOn: null,
  };
  const parsed = parseResume(document, { today: "2026-03-01" });
  const requirements = { must: ["TypeScript"], nice: [] };
  const jobs = Array.from({ length: 6 }, (_, id) => ({
    id: 900 + id,
    title: `Engineer ${id}`,
    description: "We look for an engineer who builds payment services.",
    requirements,
  }));
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const cv = { fileSha256: "0".repeat(64), parsed, lines: [], parserVersion: 1 };
  const scores = await scoreCvForJobs(cv, jobs, { weights: defaultWeights, now: new Date(0) });
  isDone = true;
  expect(scores.map(({ jobId }) => jobId)).toEqual(jobs.map(({ id }) => id));
  expect(turns).toBeGreaterThanOrEqual(jobs.length - 1);
});
