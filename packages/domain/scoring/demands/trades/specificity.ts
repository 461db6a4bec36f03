import { readCounts } from "../../words/read-counts.ts";
import { askedByTrades } from "./asked-by-trades.ts";

/** What many trades ask for tells candidates apart less: by the number of trades, the most first. */
const steps = [
  { trades: 8, factor: 0.4, told: "many trades" },
  { trades: 4, factor: 0.6, told: "several trades" },
] as const;

export type Commonness = (typeof steps)[number];

let loaded: ReadonlyMap<string, number> | null = null;

/** How common it is to ask for a skill; null for what few trades ask for. */
export function commonnessOf(skill: string): Commonness | null {
  loaded ??= readCounts(askedByTrades.counts);
  const trades = loaded.get(skill) ?? 0;
  return steps.find((step) => trades >= step.trades) ?? null;
}
