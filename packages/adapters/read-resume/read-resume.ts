import { readFileSync, statSync } from "node:fs";
import { AppError } from "@resume-picker/domain/errors";
import type { AppErrorCode } from "@resume-picker/domain/errors";
import type { HiddenText, LaidOutDocument } from "@resume-picker/domain/resume/document";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import type { ParsedResume } from "@resume-picker/domain/resume/parsed-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redact-identity";
import { extractErrors } from "../extract-text/extract-errors.ts";
import { extractLimits } from "../extract-text/extract-limits.ts";
import { extractText } from "../extract-text/extract-text.ts";

/** `today` is the day of the upload, `YYYY-MM-DD`. */
export type ReadTask = { path: string; fileName: string; today: string };

/** `until`: when a process of the thread's own has to have ended, in milliseconds of `Date.now`. */
export type TimedTask = ReadTask & { until?: number };

export type ReadResume = {
  source: LaidOutDocument["source"];
  /** What every visible line says, one below the other. */
  text: string;
  hidden: HiddenText[];
  parsed: ParsedResume;
  json: StoredJson;
};

/**
 * What is stored as JSON, made where it is read: as one string it comes to another thread at once,
 * and a thousand objects do not.
 */
export type StoredJson = {
  /** `ParsedResume` */
  parsed: string;
  /** The visible lines without their runs: `Omit<TextLine, "runs">[]` */
  lines: string;
  /** The same lines with every sign of identity taken out: `string[]` */
  redacted: string;
};

/**
 * What a thread answers; the parse is among the JSON. Errors for people come back as data: a thrown
 * one would lose its class between threads.
 */
export type ReadAnswer =
  | { ok: true; resume: Omit<ReadResume, "parsed"> }
  | { ok: false; code: AppErrorCode; message: string };

/** What a thread of `createResumeReader` does with one file. */
export async function readResume({ path, fileName, today, until }: TimedTask): Promise<ReadAnswer> {
  try {
    // The thread has nothing else to do meanwhile, and each wait would be a turn in another one.
    if (statSync(path).size > extractLimits.fileBytes) throw extractErrors.tooLarge();
    const document = await extractText(readFileSync(path), fileName, { until });
    const parsed = parseResume(document, { today });
    const { source, hidden, lines } = document;
    const text = lines.map((line) => line.text).join("\n");
    const json = {
      parsed: JSON.stringify(parsed),
      // What is undefined is left out; to take it out of a copy takes several times as long.
      lines: JSON.stringify(lines.map((line) => ({ ...line, runs: undefined }))),
      redacted: JSON.stringify(redactIdentity(document, parsed)),
    };
    return { ok: true, resume: { source, text, hidden, json } };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}
