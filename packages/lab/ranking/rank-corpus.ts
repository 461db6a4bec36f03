import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readTxt } from "@resume-picker/adapters/extract-text/txt/read-txt";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";

/** Postings of the corpus and the CVs that clearly match them, by patterns of the file names. */
const expected: readonly (readonly [RegExp, RegExp, string])[] = [
  [/data_scientist/u, /data_scientist|_ds\.txt/u, "Data Scientist"],
  [/junior_developer/u, /junior/u, "Junior Software Developer"],
  [/senior_software_engineer/u, /software_engineer|_swe\.txt/u, "Senior Software Engineer"],
  [/google_swe3/u, /software_engineer|_swe\.txt/u, "Software Engineer III"],
  [/meta_frontend/u, /_fe\.txt/u, "Frontend Engineer"],
  [/nurse/u, /amr_abdelaziz/u, "Nurse Specialist"],
];

/**
 * Returns one line per posting with the rank of the first matching CV, or null without the corpus.
 */
export function rankCorpus(corpus: string, today: string): string[] | null {
  const folder = join(corpus, "skillora");
  if (!existsSync(folder)) return null;
  const cvs = readdirSync(folder)
    .filter((file) => file.endsWith(".txt"))
    .map((file) => ({ file, resume: parse(join(folder, file), today) }));
  return readdirSync(join(folder, "jobs")).flatMap((file) => {
    const entry = expected.find(([posting]) => posting.test(file));
    if (entry === undefined) return [];
    const [, fitting, title] = entry;
    const description = readFileSync(join(folder, "jobs", file), "utf8");
    const job = { title, description, requirements: { must: [], nice: [] } };
    const ranked = cvs
      .map((cv) => ({
        fits: fitting.test(cv.file),
        total: scoreCandidate({ resume: cv.resume, job, weights: defaultWeights, today })
          .totalScore,
      }))
      .sort((a, b) => b.total - a.total);
    const first = ranked.findIndex(({ fits }) => fits) + 1;
    return [`${title}: a fitting CV stands at rank ${first} of ${ranked.length} (${file})`];
  });
}

function parse(file: string, today: string) {
  const document = readTxt(readFileSync(file, "utf8"));
  return { ...parseResume(document, { today }), lines: document.lines.map(({ text }) => text) };
}
