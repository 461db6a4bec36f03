import type { Candidate } from "@resume-picker/domain/candidates/candidate";

const haystacks = new WeakMap<Candidate, string>();

/** True when each word of the query stands in the name, e-mail, titles, companies or skills. */
export function matchesSearch(candidate: Candidate, query: string): boolean {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const haystack = readHaystack(candidate);
  return words.every((word) => haystack.includes(word));
}

function readHaystack(candidate: Candidate): string {
  const known = haystacks.get(candidate);
  if (known !== undefined) return known;
  const { name, email, location, lastRoleTitle, skills, experienceTimeline } = candidate;
  const haystack = [
    name,
    email,
    location,
    lastRoleTitle,
    ...skills.map(({ skill }) => skill),
    ...experienceTimeline.flatMap(({ role, company }) => [role, company]),
  ]
    .filter((text) => text !== null)
    .join("\n")
    .toLowerCase();
  haystacks.set(candidate, haystack);
  return haystack;
}
