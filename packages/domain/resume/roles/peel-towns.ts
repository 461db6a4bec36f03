import { legalForms, organizationWords } from "../places/company-cues.ts";
import { foldText, foldWords } from "../text/fold-text.ts";
import type { RoleHeader } from "./label-header.ts";
import { isTeam } from "./split-header.ts";

/**
 * "Gestoría Molina, Alcorcón": a small town that no list knows is told by its place behind the
 * employer, where this CV puts known towns there too, or where the language's custom does.
 */
export function peelTowns(headers: RoleHeader[], language: string): void {
  const located = headers.filter(
    (header) => header.location !== null && header.company !== null,
  ).length;
  const bare = headers.filter(
    (header) => header.location === null && townTail(header) !== null,
  ).length;
  const isCustom = language !== "en" && /^(?:de|fr|es|pt|it|nl)$/.test(language);
  if (!isCustom && (located === 0 || located < bare)) return;
  for (const header of headers) {
    const tail = header.location === null ? townTail(header) : null;
    if (tail === null) continue;
    header.company = tail.company;
    header.location = tail.town;
  }
}

function townTail({ company }: RoleHeader): { company: string; town: string } | null {
  if (company === null) return null;
  const found = /^([^,(]{2,})(?:, |\()(\p{Lu}[\p{L}'’.-]+(?: [\p{L}'’.-]+){0,3})\)?$/u.exec(
    company,
  );
  const town = found?.[2] ?? "";
  if (!found || isTeam(town) || legalForms.test(` ${foldText(town)}`)) return null;
  const isName = foldWords(town)
    .split(" ")
    .every((word) => !organizationWords.has(word));
  return isName && !/^\p{Lu}{2,}$/u.test(town)
    ? { company: (found[1] ?? company).trimEnd(), town }
    : null;
}
