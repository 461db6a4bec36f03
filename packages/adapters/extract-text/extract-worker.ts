import { readFile, stat } from "node:fs/promises";
import { AppError, type AppErrorCode } from "@resume-picker/domain/errors";
import type { LaidOutDocument } from "@resume-picker/domain/resume/document";
import { extractErrors } from "./extract-errors.ts";
import { extractLimits } from "./extract-limits.ts";
import { extractText } from "./extract-text.ts";

export type ExtractTask = { path: string; fileName: string };

/** Errors for people come back as data: a thrown one would lose its class between threads. */
export type ExtractAnswer =
  { ok: true; document: LaidOutDocument } | { ok: false; code: AppErrorCode; message: string };

/** What a worker thread of `createTextExtractor` does with one file. */
export default async function extract({ path, fileName }: ExtractTask): Promise<ExtractAnswer> {
  try {
    if ((await stat(path)).size > extractLimits.fileBytes) throw extractErrors.tooLarge();
    const document = await extractText(await readFile(path), fileName);
    return { ok: true, document };
  } catch (error) {
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}
