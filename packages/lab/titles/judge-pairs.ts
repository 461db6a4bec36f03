import {
  comparableTitle,
  titleSimilarity,
} from "@resume-picker/domain/scoring/words/compare-titles";
import { z } from "zod";
import { readData } from "../harness/read-data.ts";
import { orderHalves } from "../order/judged-jobs.ts";
import type { OrderHalf } from "../order/judged-jobs.ts";
import { halfOf, halves } from "../receipts/halves.ts";
import type { Half } from "../receipts/halves.ts";

const relations = ["other", "near", "same"] as const;
const Relation = z.enum(relations);
type Relation = z.infer<typeof Relation>;
const Pair = z.object({
  a: z.string(),
  b: z.string(),
  relation: Relation,
  why: z.string(),
  trade: z.string(),
});
type Pair = z.infer<typeof Pair>;
const Pairs = z.object({ pairs: z.array(Pair) });
const Breadth = z.object({
  groups: z.record(z.string(), z.array(z.tuple([z.string(), z.string(), Relation]))),
});
const Split = z.object({ tune: z.array(z.string()) });

export type PairGroup = OrderHalf | `added, ${Half}` | `breadth, ${Half}`;
export const pairGroups: readonly PairGroup[] = [
  ...orderHalves,
  ...halves.map((half) => `added, ${half}` as const),
  ...halves.map((half) => `breadth, ${half}` as const),
];

export type JudgedPair = {
  a: string;
  b: string;
  why: string;
  group: PairGroup;
  wanted: Relation;
  found: Relation;
  similarity: number;
  /** 0 if correct, 1 if off by one step, 2 if off by two. */
  stepsOff: number;
};

/** The minimum similarities at which a receipt calls titles the same occupation or related. */
const sameFrom = 0.7;
const nearFrom = 0.25;

function relationOf(similarity: number): Relation {
  if (similarity >= sameFrom) return "same";
  return similarity >= nearFrom ? "near" : "other";
}

/** Rules are derived only from these groups. */
export function isTuned(group: PairGroup): boolean {
  return group === "tune" || group.endsWith(", tuned");
}

/** Returns pairs of titles with a reader's judgement and the product's. */
export function judgePairs(): JudgedPair[] {
  const tuned = new Set(readData("ranking/split", Split).tune);
  const first = readData("ranking/title-pairs", Pairs).pairs;
  const added = readData("titles/pairs-added", Pairs).pairs;
  return [
    ...first.map((pair) => judge(pair, tuned.has(`posting-${pair.trade}`) ? "tune" : "report")),
    // Their trades have no posting in the split, so each pair is assigned separately.
    ...breadthPairs(),
    ...added.map((pair) => judge(pair, `added, ${halfOf(`${pair.a} | ${pair.b}`)}`)),
  ];
}

/** Pairs from all major groups of occupations. No rule was derived from every second one. */
function breadthPairs(): JudgedPair[] {
  return Object.entries(readData("titles/breadth-pairs", Breadth).groups)
    .flatMap(([trade, rows]) =>
      rows.map(([a, b, relation]) => ({ a, b, relation, trade, why: "" })),
    )
    .map((pair, index) => judge(pair, index % 2 === 0 ? "breadth, tuned" : "breadth, reported"));
}

function judge({ a, b, relation, why }: Pair, group: PairGroup): JudgedPair {
  const similarity = titleSimilarity(comparableTitle(a), comparableTitle(b));
  const found = relationOf(similarity);
  const stepsOff = Math.abs(relations.indexOf(found) - relations.indexOf(relation));
  return { a, b, why, group, wanted: relation, found, similarity, stepsOff };
}
