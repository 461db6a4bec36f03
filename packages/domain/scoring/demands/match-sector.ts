import type { Mentions } from "../evidence/find-mentions.ts";
import { roleContext } from "../evidence/read-roles.ts";
import type { ResumeText } from "../evidence/resume-text.ts";
import { isOfSector, namesSector } from "../words/sectors.ts";
import type { Sector } from "../words/sectors.ts";
import { shownCredit } from "./credits.ts";
import type { Demand, DemandMatch } from "./demand.ts";

/** Matches a required sector by the most recent role in it. */
export function matchSector(mentions: Mentions, demand: Demand): DemandMatch | null {
  if (demand.sectors.length === 0) return null;
  const index = mentions.resume.roles.findIndex((_, role) =>
    isRoleOfSector(mentions, role, demand.sectors),
  );
  const role = mentions.resume.roles[index];
  if (role === undefined) return null;
  const line = linesOf(mentions, index).find(({ text }) => namesSector(text, demand.sectors));
  const { title, place } = role;
  const text = line?.text ?? title;
  return {
    demand,
    state: "shown",
    by: title ?? role.company ?? demand.text,
    credit: shownCredit,
    quote:
      text === null
        ? null
        : {
            text,
            highlight: null,
            ...(line?.place ?? place),
            covers: [demand.text],
            context: roleContext(role),
          },
    roles: [index],
    skill: null,
  };
}

/** Whether a role was in one of the sectors, by its occupation, its employer or its lines. */
export function isRoleOfSector(
  mentions: Mentions,
  index: number,
  sectors: readonly Sector[],
): boolean {
  const { title = null, company = null } = mentions.resume.roles[index] ?? {};
  if (title !== null && isOfSector(title, sectors)) return true;
  if (company !== null && namesSector(company, sectors)) return true;
  const lines = linesOf(mentions, index);
  const naming = lines.filter(({ text }) => namesSector(text, sectors)).length;
  return naming > 0 && naming >= Math.min(minNaming, Math.ceil(lines.length / fewLines));
}

/** One of many lines may be about a customer, a rule or a benefit. In short roles one is enough. */
const minNaming = 2;
const fewLines = 4;

function linesOf({ lines }: Mentions, index: number): ResumeText[] {
  return lines.filter(({ role }) => role === index);
}
