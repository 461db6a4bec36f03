import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createModelService } from "@resume-picker/adapters/ai-openai/model-service";
import { judgeWithModel } from "@resume-picker/adapters/ai-openai/judge-with-model";
import { numberLines, splitIntoParts } from "@resume-picker/domain/scoring/judging/judging-prompt";
import { rubricVersion } from "@resume-picker/domain/scoring/judging/rubric";
import { judgedOn } from "../receipts/judge-requirements.ts";
import type { HeldOutCv } from "./held-out-cvs.ts";
import { Recording, recordRow } from "./recording.ts";

/** The answer may come from a slow model or a person. */
const answerTimeMs = 90 * 60_000;

export type RecordSettings = { file: string; baseUrl: string; model: string; atOnce: number };

/** Requests the answers missing in the file. Saves each answer as it arrives. */
export async function recordAnswers(
  cvs: readonly HeldOutCv[],
  { file, baseUrl, model, atOnce }: RecordSettings,
): Promise<void> {
  const apiKey = process.env.OPENAI_API_KEY;
  const service = {
    ...createModelService({ apiKey, baseUrl, model }),
    timeoutMs: answerTimeMs,
  };
  const recording = readRecording(file, model);
  const isKnown = (cv: HeldOutCv, part: number) =>
    recording.answers.some(
      (one) => one.job === cv.job.id && one.sent === cv.sent && one.part === part,
    );
  const questions = cvs.flatMap((cv) =>
    splitIntoParts(numberLines(cv.redacted))
      .filter(({ part }) => !isKnown(cv, part))
      .map((part) => ({ cv, part })),
  );
  console.log(`${questions.length} requests to ${baseUrl}`);
  const ask = async ({ cv, part }: (typeof questions)[number]) => {
    const { job, sha256, sent, redacted } = cv;
    const requirements = [...job.requirements.must, ...job.requirements.nice];
    const question = { part, requirements, today: judgedOn };
    const onTokens = (count: number) => (recording.tokens += count);
    try {
      const { rows } = await judgeWithModel(service, { ...question, onTokens });
      const recorded = rows.flatMap((row) => recordRow(row, requirements, redacted) ?? []);
      recording.answers.push({ job: job.id, sha256, sent, part: part.part, rows: recorded });
      recording.answers.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(recording, null, 1)}\n`);
      console.log(`${recording.answers.length} answered: ${job.id}`);
    } catch (error) {
      console.log(`${job.id}: ${error instanceof Error ? error.message : "failed"}`);
    }
  };
  const queue = [...questions];
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await ask(next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const keyOf = ({ job, sha256, part }: Recording["answers"][number]) => `${job} ${sha256} ${part}`;

function readRecording(file: string, model: string): Recording {
  if (existsSync(file)) return Recording.parse(JSON.parse(readFileSync(file, "utf8")));
  const date = new Date().toISOString().slice(0, 10);
  return { model, date, rubricVersion, today: judgedOn, tokens: 0, answers: [] };
}
