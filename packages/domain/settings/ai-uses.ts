/** The tasks of the AI service. Each can be turned off for the whole installation. */
export const aiUses = ["postings", "judging", "repair", "ranking"] as const;
export type AiUse = (typeof aiUses)[number];

/** The tasks that existed before repair. They stay on for older settings, and repair stays off. */
export const defaultAiUses: readonly AiUse[] = ["postings", "judging", "ranking"];

/** Parses a list such as "postings, ranking", or "none". Returns null for an unknown name. */
export function parseAiUses(list: string): AiUse[] | null {
  const names = list.trim() === "none" ? [] : list.split(",").map((name) => name.trim());
  const uses = aiUses.filter((use) => names.includes(use));
  return names.every((name) => uses.some((use) => use === name)) ? uses : null;
}
