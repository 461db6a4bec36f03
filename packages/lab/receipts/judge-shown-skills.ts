import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import type { Group } from "./halves.ts";
import { halfOf } from "./halves.ts";
import { nameOf, namesOf } from "./skill-names.ts";

const JudgedCv = z.object({
  sha256: z.string(),
  stated: z.array(z.string()),
  notSkills: z.array(z.string()),
});
/**
 * Skills that the CV states although the judge missed them. They were found by reading the
 * product's output.
 */
const AddedSkills = z.array(z.object({ sha256: z.string(), stated: z.array(z.string()) }));
/**
 * Other CVs, for which only the product's output was judged: those with an even hash before rules
 * were derived from them, the others afterwards.
 */
const ReadCv = z.object({
  sha256: z.string(),
  stated: z.array(z.string()),
  notStated: z.array(z.string()),
});
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
  group: Group;
  right: string[];
  wrong: string[];
  /** The skill chips that a row shows first, over all jobs the CV was judged for. */
  chips: { right: number; wrong: string[] };
};

const today = "2026-11-22";

/**
 * Skills that the vocabulary has renamed since these CVs were judged, with their old names. A
 * judge's approval of the old name then applies to the words in the CV ("forex" was shown as
 * Trading).
 */
const calledBefore: ReadonlyMap<string, string> = new Map([
  ["Air traffic control", "Aviation"],
  ["Art history", "Fine arts"],
  ["Consulting", "Management consulting"],
  ["Consumer electronics", "Electronics"],
  ["Direct sales", "B2C sales"],
  ["Dispute resolution", "Litigation"],
  ["Emergency response", "Emergency management"],
  ["Financial management", "Financial planning"],
  ["Food handling certificate", "ServSafe"],
  ["Food service", "Table service"],
  ["Foreign exchange", "Trading"],
  ["Fund accounting", "Grants accounting"],
  ["Internal communications", "Corporate communications"],
  ["Newsletter", "Email marketing"],
  ["Pallet jacks", "Forklift operation"],
  ["Payroll taxes", "Payroll tax law"],
  ["Valuation", "Financial modeling"],
  ["Workers' compensation", "Compensation and benefits"],
]);

/** Returns what the product shows of each judged CV, or null if the corpus isn't available. */
export async function judgeShownSkills(corpus: string): Promise<ShownSkills[] | null> {
  const files = filesByHash(join(corpus, "livecareer"));
  if (files === null) return null;
  const judged = readJudged();
  const first = readData("receipts/requirements", Requirements);
  const added = readData("receipts/requirements-added", Requirements);
  const results: ShownSkills[] = [];
  for (const { sha256, stated, group } of judged) {
    const file = files.get(sha256);
    if (file === undefined) continue;
    const document = await extractText(readFileSync(file), file);
    const parsed = parseResume(document, { today });
    const resume = { ...parsed, lines: document.lines.map(({ text }) => text) };
    const names = namesOf(stated);
    const shown = resume.skills.map(({ skill }) => skill);
    const isRight = (skill: string) =>
      [skill, calledBefore.get(skill) ?? skill].some((name) => names.has(nameOf(name)));
    const asking = group === "tuned" || group === "reported" ? [first] : [first, added];
    const rows = asking.flatMap((bench) => bench.rows);
    const asked = new Set(rows.filter((row) => row.sha256 === sha256).map(({ job }) => job));
    const chips = asking
      .flatMap(({ jobs }) => jobs)
      .filter(({ id }) => asked.has(id))
      .flatMap(
        (job) => scoreCandidate({ resume, job, weights: defaultWeights, today }).firstSkills,
      );
    results.push({
      sha256,
      file,
      group,
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

function readJudged(): { sha256: string; stated: string[]; group: Group }[] {
  const added = new Map(
    readData("receipts/skills-added", AddedSkills).map((cv) => [cv.sha256, cv.stated]),
  );
  const first = readData("receipts/skills", z.array(JudgedCv)).map(({ sha256, stated }) => ({
    sha256,
    stated: [...stated, ...(added.get(sha256) ?? [])],
    group: halfOf(sha256),
  }));
  const others = readData("receipts/skills-read", z.array(ReadCv)).map(({ sha256, stated }) => ({
    sha256,
    stated,
    group:
      `added, ${Number.parseInt(sha256.slice(0, 2), 16) % 2 === 0 ? "tuned" : "reported"}` as const,
  }));
  return [...first, ...others];
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
