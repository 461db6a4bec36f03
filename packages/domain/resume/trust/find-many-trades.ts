import { tradeOfSkill } from "../../skills/canonical-skill.ts";
import { findSkills, possibleSkills } from "../../skills/find-skills.ts";
import type { ResumeText } from "../text/resume-text.ts";

/** More trades than anyone has learnt. The broadest of 138 real CVs names 14 in one window. */
const minTrades = 16;
const windowLines = 12;
/** The minimum for a line of the same list just outside the window. */
const neighbourTrades = 4;

/**
 * Finds lines that name skills of every trade in order to match any job, as blocks of indexes. The
 * smallest windows are taken first, to leave out the lines of a role next to a stuffed line.
 */
export function findManyTrades(document: ResumeText): number[][] {
  const texts = document.lines.map(({ region, text }) => (region === "body" ? text : ""));
  // A fast upper bound on the trades, without checking the meaning of each word.
  const possible = texts.map((text) => tradesOf(possibleSkills(text)));
  const isPossible = possible.some(
    (_, from) => new Set(possible.slice(from, from + windowLines).flat()).size >= minTrades,
  );
  if (!isPossible) return [];
  const trades = texts.map((text) =>
    tradesOf(findSkills(text, { inSkillList: true }).map(({ skill }) => skill)),
  );
  const taken = new Set<number>();
  for (let size = 1; size <= windowLines; size += 1) {
    for (let from = 0; from + size <= trades.length; from += 1) {
      const window = Array.from({ length: size }, (_, at) => from + at).filter(
        (at) => !taken.has(at),
      );
      const named = new Set(window.flatMap((at) => trades[at] ?? []));
      if (named.size < minTrades) continue;
      for (const at of window) if ((trades[at] ?? []).length > 0) taken.add(at);
    }
  }
  for (const at of taken) {
    for (const next of [at - 1, at + 1]) {
      // The set grows during the iteration, which follows the list to its end.
      if ((trades[next] ?? []).length >= neighbourTrades) taken.add(next);
    }
  }
  return blocksOf([...taken].sort((one, other) => one - other));
}

function tradesOf(skills: readonly string[]): readonly string[] {
  return [...new Set(skills.map(tradeOfSkill).filter((trade) => trade !== null))];
}

function blocksOf(indexes: readonly number[]): number[][] {
  const blocks: number[][] = [];
  for (const index of indexes) {
    const block = blocks.at(-1);
    if (block !== undefined && index - (block.at(-1) ?? 0) <= 2) block.push(index);
    else blocks.push([index]);
  }
  return blocks;
}
