import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";

const haystacks = new WeakMap<ListedCandidate, string>();

/** True when each word of the query stands in the name, e-mail, place, last title or skills. */
export function matchesSearch(candidate: ListedCandidate, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const haystack = readHaystack(candidate);
  return words.every((word) => haystack.includes(word));
}

function readHaystack(candidate: ListedCandidate): string {
  const known = haystacks.get(candidate);
  if (known !== undefined) return known;
  const { name, email, location, lastRoleTitle, skills } = candidate;
  const haystack = [name, email, location, lastRoleTitle, ...skills]
    .filter((text) => text !== null)
    .join("\n")
    .toLowerCase();
  haystacks.set(candidate, haystack);
  return haystack;
}
