import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { extractText } from "@resume-picker/adapters/extract-text/extract-text";
import { parseResume } from "@resume-picker/domain/resume/parse-resume";
import { scoreCandidate } from "@resume-picker/domain/scoring/score-candidate";
import type { RequirementState, ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import { rateNearest } from "./rate-nearest.ts";
import type { NearestRating } from "./rate-nearest.ts";
import type { Group } from "./halves.ts";
import { halfOf } from "./halves.ts";

const judgedStates = ["shown", "listed", "related", "not found"] as const;
const Requirements = z.object({
  jobs: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      description: z.string(),
      requirements: z.object({ must: z.array(z.string()), nice: z.array(z.string()) }),
    }),
  ),
  rows: z.array(
    z.object({
      sha256: z.string(),
      job: z.string(),
      requirement: z.string(),
      kind: z.enum(["must", "nice"]),
      state: z.enum(judgedStates),
      reason: z.string(),
    }),
  ),
});

export type JudgedRow = {
  file: string;
  job: string;
  group: Group;
  requirement: string;
  kind: "must" | "nice";
  /** The judgement of a person who read the CV, and the reason. */
  judged: RequirementState;
  reason: string;
  /** The product's answer, or null if the requirement isn't scored (languages). */
  row: ScoreRow | null;
  /** For a row that wasn't found: whether the suggested line is the judge's line. */
  nearest: NearestRating | null;
};

/** The day on which the CVs were judged. */
export const judgedOn = "2026-11-22";

/**
 * The first benchmark is split by CV. The later ones are split by job, because their CVs were
 * already known.
 */
export function readBenches() {
  const first = readData("receipts/requirements", Requirements);
  const added = readData("receipts/requirements-added", Requirements);
  const third = readData("receipts/requirements-third", Requirements);
  const fourth = readData("receipts/requirements-fourth", Requirements);
  return {
    jobs: [...first.jobs, ...added.jobs, ...third.jobs, ...fourth.jobs],
    rows: [
      ...first.rows.map((row) => ({ ...row, group: halfOf(row.sha256) })),
      ...added.rows.map((row) => ({ ...row, group: `added, ${halfOf(row.job)}` as const })),
      ...third.rows.map((row) => ({ ...row, group: `third, ${halfOf(row.job)}` as const })),
      ...fourth.rows.map((row) => ({ ...row, group: "fourth, reported" as const })),
    ],
  };
}

/**
 * Returns the product's answer for each judged requirement, or null if the corpus isn't available.
 */
export async function judgeRequirements(corpus: string): Promise<JudgedRow[] | null> {
  const folder = join(corpus, "livecareer");
  if (!existsSync(folder)) return null;
  const { jobs, rows } = readBenches();
  const byCv = groupBy(rows, ({ sha256 }) => sha256);
  const judged: JudgedRow[] = [];
  for (const name of readdirSync(folder)) {
    const bytes = readFileSync(join(folder, name));
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const wanted = byCv.get(sha256);
    if (wanted === undefined) continue;
    const document = await extractText(bytes, name);
    const lines = document.lines.map(({ text }) => text);
    const resume = { ...parseResume(document, { today: judgedOn }), lines };
    const byJob = groupBy(wanted, (row) => row.job);
    for (const job of jobs.filter(({ id }) => byJob.has(id))) {
      const score = scoreCandidate({ resume, job, weights: defaultWeights, today: judgedOn });
      const found = score.breakdown.find(({ component }) => component === "skills")?.rows ?? [];
      for (const { requirement, kind, state, reason, group } of byJob.get(job.id) ?? []) {
        const row = found.find((one) => one.requirement === requirement) ?? null;
        judged.push({
          ...{ file: basename(name), job: job.id, group, requirement, kind, reason },
          judged: state === "not found" ? "not-found" : state,
          row,
          nearest: row?.state === "not-found" ? rateNearest(row, reason, resume) : null,
        });
      }
    }
  }
  return judged;
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
