import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import type { Half } from "./halves.ts";
import { halfOf } from "./halves.ts";
import { nameOf, namesOf } from "./skill-names.ts";

const JudgedCv = z.object({
  sha256: z.string(),
  stated: z.array(z.string()),
  notSkills: z.array(z.string()),
});
/** What the CV states, too, though the judge left it out: found by reading what was shown. */
const AddedSkills = z.array(z.object({ sha256: z.string(), stated: z.array(z.string()) }));
const Requirements = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      requirements: z.object({ must: z.array(z.string()), nice: z.array(z.string()) }),
    }),
  ),
  rows: z.array(z.object({ sha256: z.string(), job: z.string() })),
});

export type ShownSkills = {
  sha256: string;
  file: string;
  half: Half;
  right: string[];
  wrong: string[];
  /** Chips that a row shows first, over the jobs that the CV was judged for. */
  chips: { right: number; wrong: string[] };
};

const today = "2026-11-22";

/** What the product shows of each judged CV; null where the corpus isn't here. */
export async function judgeShownSkills(corpus: string): Promise<ShownSkills[] | null> {
  const files = filesByHash(join(corpus, "livecareer"));
  if (files === null) return null;
  const judged = readData("receipts/skills", z.array(JudgedCv));
  const added = new Map(
    readData("receipts/skills-added", AddedSkills).map((cv) => [cv.sha256, cv.stated]),
  );
  const { jobs, rows } = readData("receipts/requirements", Requirements);
  const results: ShownSkills[] = [];
  for (const { sha256, stated } of judged) {
    const file = files.get(sha256);
    if (file === undefined) continue;
    const document = await extractText(readFileSync(file), file);
    const parsed = parseResume(document, { today });
    const resume = { ...parsed, lines: document.lines.map(({ text }) => text) };
    const names = namesOf([...stated, ...(added.get(sha256) ?? [])]);
    const shown = resume.skills.map(({ skill }) => skill);
    const isRight = (skill: string) => names.has(nameOf(skill));
    const asked = new Set(rows.filter((row) => row.sha256 === sha256).map(({ job }) => job));
    const chips = jobs
      .filter(({ id }) => asked.has(id))
      .flatMap(
        (job) => scoreCandidate({ resume, job, weights: defaultWeights, today }).firstSkills,
      );
    results.push({
      sha256,
      file,
      half: halfOf(sha256),
      right: shown.filter(isRight),
      wrong: shown.filter((skill) => !isRight(skill)),
      chips: {
        right: chips.filter(isRight).length,
        wrong: chips.filter((skill) => !isRight(skill)),
      },
    });
  }
  return results;
}

function filesByHash(folder: string): Map<string, string> | null {
  if (!existsSync(folder)) return null;
  return new Map(
    readdirSync(folder).map((name) => {
      const file = join(folder, name);
      return [createHash("sha256").update(readFileSync(file)).digest("hex"), file];
    }),
  );
}
