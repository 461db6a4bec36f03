import { createHash } from "node:crypto";

export type Half = "tuned" | "reported";
export const halves: readonly Half[] = ["tuned", "reported"];

/** What was judged later, by other hands and for other trades, stays apart from the first bench. */
export type Group = Half | `added, ${Half}` | `third, ${Half}`;
export const groups: readonly Group[] = [
  ...halves,
  ...halves.map((half) => `added, ${half}` as const),
  ...halves.map((half) => `third, ${half}` as const),
];

/** Rules are made from these only. */
export function isTuned(group: Group): boolean {
  return group.endsWith("tuned");
}

/** By the hash of its id, so that nobody chooses which half a judged thing falls into. */
export function halfOf(id: string): Half {
  const [first = 0] = createHash("sha256").update(id).digest();
  return first % 2 === 0 ? "tuned" : "reported";
}
