import { z } from "zod";
import { readData } from "../harness/read-data.ts";

const texts = z.array(z.string());

/** What the generated CVs of one job are made of; all of it invented. */
export type RankKit = z.infer<typeof RankKit>;
const RankKit = z.strictObject({
  job: z.strictObject({
    title: z.string(),
    description: z.string(),
    requirements: z.strictObject({ must: texts, nice: texts }),
  }),
  /** The work's own titles, in other words than the job's where there are any. */
  titles: texts,
  /** Titles of neighbouring work. */
  adjacentTitles: texts,
  /** What such a person did, with the trade's terms. */
  core: texts,
  /** The same work told without the trade's catchwords. */
  paraphrased: texts,
  /** What a neighbour of the trade did. */
  partial: texts,
  /** Other work that names the job's catchwords. */
  decoys: z.array(z.strictObject({ title: z.string(), bullets: texts, lists: texts })),
  degree: z.string(),
});

export const rankKits = readData("ranking/kits", RankKit.array());
