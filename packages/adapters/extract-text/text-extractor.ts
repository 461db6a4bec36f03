// TEMPORARY, uncommitted, by the lead so that the server can boot: the extraction helper replaces this file with the worker pool.
import { readFile } from "node:fs/promises";
import type { LaidOutDocument } from "@resume-picker/domain/resume/document";
import { extractText } from "./extract-text.ts";
export type TextExtractor = {
  extract: (file: { path: string; fileName: string }) => Promise<LaidOutDocument>;
  close: () => Promise<void>;
};
export function createTextExtractor(
  _options: { workers?: number; workerUrl?: URL } = {},
): TextExtractor {
  return {
    extract: async ({ path, fileName }) =>
      extractText(new Uint8Array(await readFile(path)), fileName),
    close: () => Promise.resolve(),
  };
}
