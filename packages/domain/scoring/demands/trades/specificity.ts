import { readCounts } from "../../words/read-counts.ts";
import { askedByTrades } from "./asked-by-trades.ts";

/**
 * Skills that many trades ask for separate candidates less. Sorted by descending number of trades.
 */
const steps = [
  { trades: 8, factor: 0.4, told: "many trades" },
  { trades: 4, factor: 0.6, told: "several trades" },
] as const;

export type Commonness = (typeof steps)[number];

let loaded: ReadonlyMap<string, number> | null = null;

/** Returns how common a requirement for a skill is, or null if few trades ask for it. */
export function commonnessOf(skill: string): Commonness | null {
  loaded ??= readCounts(askedByTrades.counts);
  const trades = loaded.get(skill) ?? 0;
  return steps.find((step) => trades >= step.trades) ?? null;
}
