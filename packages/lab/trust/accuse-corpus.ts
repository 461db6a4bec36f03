import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { AppError } from "@resume-picker/domain/errors";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";

const today = "2026-06-15";
const accusing: ReadonlySet<string> = new Set(["manipulation", "hidden-text"]);

/**
 * Returns warnings of hidden text, stuffing or a pasted posting on real CVs, all of which are
 * honest, as `file: code`. Files that don't look like a CV are skipped, because the corpus also
 * contains postings.
 */
export async function accuseCorpus(): Promise<{ read: number; accused: string[] }> {
  const folder = resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
  if (!existsSync(folder)) return { read: 0, accused: [] };
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
  const accused: string[] = [];
  let read = 0;
  for (const file of files.filter((name) => /\.(?:pdf|docx|txt)$/u.test(name)).sort()) {
    try {
      const document = await extractText(new Uint8Array(readFileSync(join(folder, file))), file);
      const codes = parseResume(document, { today }).warnings.map(({ code }) => code);
      if (codes.includes("not-a-cv") || codes.includes("other-document")) continue;
      read += 1;
      const found = codes.filter((code) => accusing.has(code));
      if (found.length > 0) accused.push(`${file}: ${found.join(", ")}`);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
    }
  }
  return { read, accused };
}
