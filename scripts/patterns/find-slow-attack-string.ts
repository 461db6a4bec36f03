import { attackStringsFor } from "./attack-strings.ts";
import { findGrowth } from "./measure-growth.ts";
import type { Pattern } from "./read-patterns.ts";

/** Returns the first attack string for which the cost per character grows with the text's length. */
export function findSlowAttackString({ source, flags }: Pattern): string | null {
  const everywhere = new RegExp(source, flags.includes("g") ? flags : `${flags}g`);
  const run = (text: string) => void text.replace(everywhere, "");
  const slow = attackStringsFor(source).find(({ text }) => findGrowth(run, text) !== null);
  return slow?.name ?? null;
}
