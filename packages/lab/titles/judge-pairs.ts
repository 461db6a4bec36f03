import {
  comparableTitle,
  titleSimilarity,
} from "@resume-picker/domain/scoring/words/compare-titles";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import type { OrderHalf } from "../order/judged-jobs.ts";

const relations = ["other", "near", "same"] as const;
const Relation = z.enum(relations);
type Relation = z.infer<typeof Relation>;
const Pairs = z.object({
  pairs: z.array(
    z.object({
      a: z.string(),
      b: z.string(),
      relation: Relation,
      why: z.string(),
      trade: z.string(),
    }),
  ),
});
const Split = z.object({ tune: z.array(z.string()) });

export type JudgedPair = {
  a: string;
  b: string;
  why: string;
  half: OrderHalf;
  wanted: Relation;
  found: Relation;
  similarity: number;
  /** 0 right, 1 off by one step, 2 by both. */
  stepsOff: number;
};

/** From these on a receipt calls titles the same kind of work, and related. */
const sameFrom = 0.7;
const nearFrom = 0.25;

function relationOf(similarity: number): Relation {
  if (similarity >= sameFrom) return "same";
  return similarity >= nearFrom ? "near" : "other";
}

/** Pairs of titles as a reader judged them beside what the product says of them. */
export function judgePairs(): JudgedPair[] {
  const tuned = new Set(readData("ranking/split", Split).tune);
  return readData("ranking/title-pairs", Pairs).pairs.map(({ a, b, relation, why, trade }) => {
    const similarity = titleSimilarity(comparableTitle(a), comparableTitle(b));
    const found = relationOf(similarity);
    const stepsOff = Math.abs(relations.indexOf(found) - relations.indexOf(relation));
    const half = tuned.has(`posting-${trade}`) ? "tune" : "report";
    return { a, b, why, half, wanted: relation, found, similarity, stepsOff };
  });
}
