import { createHash } from "node:crypto";

export type Half = "tuned" | "reported";
export const halves: readonly Half[] = ["tuned", "reported"];

/**
 * Data that other people judged later, for other occupations, is reported separately from the first
 * benchmark.
 */
export type Group = Half | `added, ${Half}` | `third, ${Half}` | "fourth, reported";
export const groups: readonly Group[] = [
  ...halves,
  ...halves.map((half) => `added, ${half}` as const),
  ...halves.map((half) => `third, ${half}` as const),
  // Twelve jobs of other trades. No rule was derived from them.
  "fourth, reported",
];

/** Rules are derived only from these groups. */
export function isTuned(group: Group): boolean {
  return group.endsWith("tuned");
}

/** Assigns a half by the hash of the id, which prevents a biased choice. */
export function halfOf(id: string): Half {
  const [first = 0] = createHash("sha256").update(id).digest();
  return first % 2 === 0 ? "tuned" : "reported";
}
