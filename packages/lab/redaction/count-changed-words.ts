import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { findKeptWords } from "@resume-picker/domain/resume/redaction/kept-words";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { ResumeText } from "@resume-picker/domain/resume/text/resume-text";

export type ChangedWords = {
  cvs: number;
  /** The number of titles, employers and schools found in lines, and those that lost a word. */
  checked: number;
  changed: { file: string; before: string; after: string }[];
};

const folders = ["livecareer", "offlinecv", "reactive-resume", "skillora"];
const fold = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const withSingleSpaces = (text: string) => text.replace(/\s+/gu, " ");

/**
 * Counts the titles, employers and schools of real CVs that redaction changes. Returns null without
 * a corpus.
 */
export async function countChangedWords(corpus: string): Promise<ChangedWords | null> {
  if (!existsSync(corpus)) return null;
  const result: ChangedWords = { cvs: 0, checked: 0, changed: [] };
  for (const file of folders.flatMap((folder) => filesIn(corpus, folder))) {
    const document = await extractText(readFileSync(join(corpus, file)), file);
    const parsed = parseResume(document, { today: "2026-06-15" });
    const redacted = redactIdentity(document, parsed);
    result.cvs += 1;
    const own = fold(parsed.name?.value ?? "")
      .split(" ")
      .filter((word) => word.length > 1);
    for (const [index, words] of findKeptWords(ResumeText.of(document), parsed)) {
      const after = redacted[index] ?? "";
      for (const before of words.filter((text) => !own.some((word) => fold(text).includes(word)))) {
        result.checked += 1;
        if (!withSingleSpaces(after).includes(withSingleSpaces(before)))
          result.changed.push({ file, before, after });
      }
    }
  }
  return result;
}

function filesIn(corpus: string, folder: string): string[] {
  if (!existsSync(join(corpus, folder))) return [];
  return readdirSync(join(corpus, folder))
    .filter((name) => /\.(?:pdf|docx|txt)$/u.test(name))
    .map((name) => join(folder, name));
}
