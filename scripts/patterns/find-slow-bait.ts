import { baitsFor } from "./baits.ts";
import { findGrowth } from "./measure-growth.ts";
import type { Pattern } from "./read-patterns.ts";

/** The first bait on which the pattern costs more for each character the longer the text is. */
export function findSlowBait({ source, flags }: Pattern): string | null {
  const everywhere = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const run = (text: string) => void text.replace(everywhere, "");
  const slow = baitsFor(source).find(({ text }) => findGrowth(run, text) !== null);
  return slow?.name ?? null;
}
