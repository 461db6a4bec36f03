import type { ResumeSkill } from "../../resume/shape/parsed-resume.ts";
import { tradeOfSkill } from "../../skills/canonical-skill.ts";

/**
 * Trades that share many tools, so a list of one trade's tools is plausible in a CV of the other.
 */
const neighbours = [
  "software cloud data ai security quality-assurance product design",
  "healthcare pharma-lab science social-work",
  "construction electrical hvac mechanical-engineering manufacturing automotive",
  "logistics transport retail purchasing manufacturing",
  "marketing sales media design product customer-service",
  "finance law hr administration project-management purchasing real-estate public-sector",
  "teaching social-work libraries",
  "hospitality cleaning beauty-fitness retail customer-service",
].map((line) => new Set(line.split(" ")));

/** Used in all trades. */
const everywhere = new Set(["general", "office", "administration", "project-management"]);

/** Whether roles or projects show the skill's trade or a related one. True if they show none. */
export function isOfTrades(skill: string, shown: ReadonlySet<string>): boolean {
  const trade = tradeOfSkill(skill);
  if (trade === null || everywhere.has(trade)) return true;
  if (shown.size === 0 || shown.has(trade)) return true;
  return neighbours.some((group) => group.has(trade) && [...shown].some((one) => group.has(one)));
}

export function tradesOf(skills: readonly ResumeSkill[]): ReadonlySet<string> {
  const trades = skills
    .filter(({ evidence }) => evidence.some(({ where }) => where === "role" || where === "project"))
    .map(({ skill }) => tradeOfSkill(skill))
    .filter((trade) => trade !== null);
  return new Set(trades.filter((trade) => !everywhere.has(trade)));
}
