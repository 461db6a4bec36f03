import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

import { searchedFields } from "@resume-picker/domain/candidate-fields";

const haystacks = new WeakMap<ListedCandidate, string>();

/**
 * True if every word of the query occurs in the name (or the file name if there is none), email,
 * location, last title or skills.
 */
export function matchesSearch(candidate: ListedCandidate, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const haystack = readHaystack(candidate);
  return words.every((word) => haystack.includes(word));
}

function readHaystack(candidate: ListedCandidate): string {
  const known = haystacks.get(candidate);
  if (known !== undefined) return known;
  const { lastRoleTitle, skills } = candidate;
  const texts = searchedFields.map((key) => candidate[key]);
  const haystack = [displayName(candidate), ...texts, lastRoleTitle, ...skills]
    .filter((text) => text !== null)
    .join("\n")
    .toLowerCase();
  haystacks.set(candidate, haystack);
  return haystack;
}
