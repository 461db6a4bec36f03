import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { createModelService } from "@resume-picker/adapters/ai-openai/model-service";
import {
  readPostingWithModel,
  readRolesWithModel,
} from "@resume-picker/adapters/ai-openai/read-with-model";
import { linesOfPosting } from "@resume-picker/domain/model-readings/check-posting-answer";
import { numberLines, splitIntoParts } from "@resume-picker/domain/scoring/judging/judging-prompt";
import { readHeldOutPostings } from "../../receipts/judge-postings.ts";
import { hashOf } from "../recording.ts";
import { ReadingsRecording, recordRole } from "./readings-recording.ts";
import type { UncertainCv } from "./uncertain-cvs.ts";

/** The answer may come from a slow model or a person. */
const answerTimeMs = 90 * 60_000;

export type RecordSettings = {
  file: string;
  baseUrl: string;
  model: string;
  atOnce: number;
  answeredFrom: string;
};

/**
 * Requests the answers missing in the file, with the product's own prompts. Saves each answer as it
 * arrives.
 */
export async function recordReadings(
  cvs: readonly UncertainCv[],
  { file, baseUrl, model, atOnce, answeredFrom }: RecordSettings,
): Promise<void> {
  const apiKey = process.env.OPENAI_API_KEY;
  const service = { ...createModelService({ apiKey, baseUrl, model }), timeoutMs: answerTimeMs };
  const date = new Date().toISOString().slice(0, 10);
  const recording = existsSync(file)
    ? ReadingsRecording.parse(JSON.parse(readFileSync(file, "utf8")))
    : { model, date, answeredFrom, postings: [], cvs: [] };
  const save = () => {
    recording.postings.sort(byId);
    recording.cvs.sort(byId);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(recording, null, 1)}\n`);
  };
  const postings = readHeldOutPostings().map(({ id, text }) => async () => {
    const lines = linesOfPosting(text);
    const sent = hashOf(lines);
    if (recording.postings.some((one) => one.id === id && one.sent === sent)) return;
    const parts = splitIntoParts(numberLines(lines));
    const answers = await inTurn(parts, (part) => readPostingWithModel(service, { part }));
    recording.postings.push({ id, sent, rows: answers.flatMap(({ rows }) => rows) });
  });
  const roles = cvs.map(({ made: { id }, redacted, unsure }) => async () => {
    const sent = hashOf(redacted);
    if (recording.cvs.some((one) => one.id === id && one.sent === sent)) return;
    const unsureLines = unsure.isHistoryMissing ? null : unsure.roles.map(({ line }) => line + 1);
    const parts = splitIntoParts(numberLines(redacted));
    const ask = (part: (typeof parts)[number]) =>
      readRolesWithModel(service, { part, unsureLines });
    const rows = (await inTurn(parts, ask)).flatMap((answer) => answer.rows);
    recording.cvs.push({ id, sent, rows: rows.map((row) => recordRole(row, redacted)) });
  });
  const queue = [...postings, ...roles];
  console.log(`${queue.length} requests to ${baseUrl}`);
  const work = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      try {
        await next();
        save();
      } catch (error) {
        console.log(error instanceof Error ? error.message : "failed");
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);

async function inTurn<Part, Answer>(
  parts: readonly Part[],
  ask: (part: Part) => Promise<Answer>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const part of parts) answers.push(await ask(part));
  return answers;
}
