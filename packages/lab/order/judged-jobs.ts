import { parsePosting } from "@resume-picker/domain/posting/parse-posting";
import { proposeRequirements } from "@resume-picker/domain/posting/propose-requirements";
import type { ScorableJob } from "@resume-picker/domain/scoring/score/score";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const Posting = z.strictObject({
  id: z.string(),
  trade: z.string(),
  title: z.string(),
  description: z.string(),
});
const Judgment = z.strictObject({
  sha256: z.string(),
  job: z.string(),
  grade: z.union([z.literal(1), z.literal(0.3)]),
  why: z.string(),
});
const Split = z.object({ tune: z.array(z.string()), report: z.array(z.string()) });

export const orderHalves = ["tune", "report"] as const;
export type OrderHalf = (typeof orderHalves)[number];

export type JudgedJob = {
  trade: string;
  half: OrderHalf;
  job: ScorableJob;
  /** Grades by file hash: 1 fits, 0.3 is close. All other CVs are neither. */
  grades: ReadonlyMap<string, number>;
};

/**
 * Returns the postings with the requirements that the product suggests for them, and the grades.
 */
export function readJudgedJobs(): JudgedJob[] {
  const judgments = readData("ranking/judgments", z.array(Judgment));
  const split = readData("ranking/split", Split);
  return readData("ranking/postings", z.array(Posting)).map(({ id, trade, title, description }) => {
    const { mustHaveSkills: must, niceToHaveSkills: nice } = proposeRequirements(
      parsePosting(description),
    );
    const own = judgments.filter(({ job }) => job === id);
    return {
      trade,
      half: split.tune.includes(id) ? "tune" : "report",
      job: { title, description, requirements: { must, nice } },
      grades: new Map(own.map(({ sha256, grade }) => [sha256, grade])),
    };
  });
}
