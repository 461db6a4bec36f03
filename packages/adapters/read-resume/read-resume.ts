import { readFile, stat } from "node:fs/promises";
import { AppError } from "@resume-picker/domain/errors";
import type {
  HiddenText,
  LaidOutDocument,
  TextLine,
} from "@resume-picker/domain/resume/shape/document";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import type { ParsedResume } from "@resume-picker/domain/resume/shape/parsed-resume";
import { ResumeText } from "@resume-picker/domain/resume/text/resume-text";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { extractErrors } from "../extract-text/extract-errors.ts";
import { extractLimits } from "../extract-text/extract-limits.ts";
import { extractText } from "../extract-text/extract-text.ts";
import { NeedsOcr } from "../extract-text/ocr/read-pictures.ts";
import { isOfType } from "../extract-text/detect-file-type.ts";
import { refusal } from "./refusal.ts";
import type { Refusal } from "./refusal.ts";

export type ReadTask = {
  path: string;
  fileName: string;
  /** The day of the upload, `YYYY-MM-DD`. */
  today: string;
  /** Whether to recognise text in pictures, which takes seconds per page. */
  isScan?: boolean;
};

export type ReadResume = {
  source: LaidOutDocument["source"];
  /** The visible lines as one text. */
  text: string;
  /** The visible lines without their styles. */
  lines: ReadLine[];
  /** The same lines with all identifying data removed. */
  redacted: string[];
  hidden: HiddenText[];
  parsed: ParsedResume;
};

export type ReadLine = Omit<TextLine, "runs">;

/** The answer of a process. */
export type ReadAnswer =
  | { how: "read"; resume: ReadResume }
  /** The text is in pictures, so the file has to be read again with `isScan`. */
  | { how: "scan" }
  | Refusal;

/** Runs in a process of `ResumeReader` for one file. */
export async function readResume(task: ReadTask): Promise<ReadAnswer> {
  // Errors here are those of the storage and are thrown.
  const { size } = await stat(task.path);
  if (size > extractLimits.fileBytes) return refusal(extractErrors.tooLarge());
  const bytes = await readFile(task.path);
  try {
    return { how: "read", resume: await read(bytes, task) };
  } catch (error) {
    if (error instanceof NeedsOcr) return { how: "scan" };
    const mayLinger = isOfType(bytes, "pdf");
    if (error instanceof AppError) return { ...refusal(error), mayLinger };
    // Any other error is caused by the file's content.
    const unexpected = error instanceof Error ? error.name : typeof error;
    return { ...refusal(extractErrors.unreadable()), unexpected, mayLinger };
  }
}

async function read(bytes: Uint8Array, task: ReadTask): Promise<ReadResume> {
  const { fileName, today, isScan = false } = task;
  const document = new ResumeText(await extractText(bytes, fileName, { ocr: isScan }));
  const parsed = parseResume(document, { today });
  const { source, hidden } = document;
  const lines = document.lines.map(({ runs: _runs, ...line }) => line);
  const text = lines.map((line) => line.text).join("\n");
  return { source, text, lines, redacted: redactIdentity(document, parsed), hidden, parsed };
}
