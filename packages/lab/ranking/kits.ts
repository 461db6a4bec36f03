import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const texts = z.array(z.string());

/** The invented building blocks for the generated CVs of one job. */
export type RankKit = z.infer<typeof RankKit>;
const RankKit = z.strictObject({
  job: z.strictObject({
    title: z.string(),
    description: z.string(),
    requirements: z.strictObject({ must: texts, nice: texts }),
  }),
  /** Titles of the job's occupation, in different words if possible. */
  titles: texts,
  /** Titles of related occupations. */
  adjacentTitles: texts,
  /** Bullet points of a suitable person, with the terms of the occupation. */
  core: texts,
  /** The same work, described without those terms. */
  paraphrased: texts,
  /** Bullet points of a person in a related occupation. */
  partial: texts,
  /** Other work that mentions the job's key words. */
  decoys: z.array(z.strictObject({ title: z.string(), bullets: texts, lists: texts })),
  degree: z.string(),
});

export const rankKits = readData("ranking/kits", RankKit.array());
