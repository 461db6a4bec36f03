/** What the AI service may be asked for. Each can be turned off for the whole installation. */
export const aiUses = ["postings", "judging", "repair", "ranking"] as const;
export type AiUse = (typeof aiUses)[number];

/** Repair is new: what was asked before it existed is still asked, and nothing more. */
export const usualAiUses: readonly AiUse[] = ["postings", "judging", "ranking"];

/** A list such as "postings, ranking", or "none"; null where it names something else. */
export function parseAiUses(list: string): AiUse[] | null {
  const names = list.trim() === "none" ? [] : list.split(",").map((name) => name.trim());
  const uses = aiUses.filter((use) => names.includes(use));
  return names.every((name) => uses.some((use) => use === name)) ? uses : null;
}
