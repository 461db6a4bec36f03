import { readFileSync, statSync } from "node:fs";
import { AppError } from "@resume-picker/domain/errors";
import type { AppErrorCode } from "@resume-picker/domain/errors";
import { wrapLongLines } from "@resume-picker/domain/resume/bound-document";
import type { HiddenText, LaidOutDocument, TextLine } from "@resume-picker/domain/resume/document";
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
  /** The visible lines, without the styles within them. */
  lines: ReadLine[];
  /** The same lines with every sign of identity taken out. */
  redacted: string[];
  hidden: HiddenText[];
  parsed: ParsedResume;
};

export type ReadLine = Omit<TextLine, "runs">;

/** What a thread answers. Errors for people come back as data: a thrown one would lose its class. */
export type ReadAnswer =
  | { ok: true; resume: ReadResume }
  | { ok: false; code: AppErrorCode; message: string };

/** What a thread of `createResumeReader` does with one file. */
export async function readResume({ path, fileName, today, until }: TimedTask): Promise<ReadAnswer> {
  try {
    // The thread has nothing else to do meanwhile, and each wait would be a turn in another one.
    if (statSync(path).size > extractLimits.fileBytes) throw extractErrors.tooLarge();
    // At the door, so that parse, redaction, store and search all count the same lines.
    const document = wrapLongLines(await extractText(readFileSync(path), fileName, { until }));
    const parsed = parseResume(document, { today });
    const { source, hidden } = document;
    const lines = document.lines.map(({ runs: _runs, ...line }) => line);
    const text = lines.map((line) => line.text).join("\n");
    const redacted = redactIdentity(document, parsed);
    return { ok: true, resume: { source, text, lines, redacted, hidden, parsed } };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}
