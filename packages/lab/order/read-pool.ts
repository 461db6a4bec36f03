import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { redactIdentity } from "@resume-picker/domain/resume/redaction/redact-identity";
import type { ScorableResume } from "@resume-picker/domain/scoring/score/score";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";

export type PoolCv = {
  sha256: string;
  text: string;
  resume: ScorableResume;
  /** The lines that an engine may read. */
  lines: string[];
};

export const today = "2026-11-22";

/** Returns the pool's CVs that are in the corpus, or null if the corpus isn't available. */
export async function readPool(corpus: string): Promise<PoolCv[] | null> {
  const folder = join(corpus, "livecareer");
  if (!existsSync(folder)) return null;
  const pool = readData("ranking/pool", z.array(z.object({ sha256: z.string() })));
  const wanted = new Set(pool.map(({ sha256 }) => sha256));
  const cvs: PoolCv[] = [];
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    if (!wanted.delete(sha256)) continue;
    const document = await extractText(bytes, name);
    const texts = document.lines.map(({ text }) => text);
    const resume = { ...parseResume(document, { today }), lines: texts };
    cvs.push({ sha256, text: texts.join("\n"), resume, lines: redactIdentity(document, resume) });
  }
  if (wanted.size > 0) throw new Error(`${wanted.size} CVs of the pool are missing in ${folder}.`);
  return cvs;
}
