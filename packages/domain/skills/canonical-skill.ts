import { longestTermAt } from "./match-terms.ts";
import type { Skill } from "./parse-vocabulary.ts";
import { tokenize } from "./tokenize.ts";
import type { TermEntry } from "./vocabulary-index.ts";
import { vocabularyIndex } from "./vocabulary-index.ts";

/** Credit for a general skill when the CV names a specific one that shows it (React for JavaScript). */
export const impliedCredit = 0.8;
/** A suite includes its programs: "MS Office" implies Word and Excel, but not the reverse. */
const suites: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  [
    "Microsoft Office",
    new Set(["Microsoft Word", "Microsoft Excel", "Microsoft PowerPoint", "Microsoft Outlook"]),
  ],
  ["Adobe Creative Suite", new Set(["Adobe Photoshop", "Adobe Illustrator", "Adobe InDesign"])],
]);
/** Credit for a specific skill when the CV names only the general one (SQL for PostgreSQL). */
const generalCredit = 0.25;
/** Credit for different work if one is part of the other (media relations for PR). */
const nearCredit = 0.4;

/**
 * Returns the vocabulary's name for a skill in any known spelling (`k8s` → `Kubernetes`), or null.
 * Ignores case, diacritics, and spaces versus hyphens.
 */
export function canonicalSkill(name: string): string | null {
  return termOf(name)?.skill.name ?? null;
}

/** Whether a spelling is unknown, or is also an ordinary word or letter (`excel`, `go`). */
export function isDoubtfulSpelling(name: string): boolean {
  const term = termOf(name);
  if (term === null) return true;
  const { caution, sense, text } = term;
  if (sense !== null && ["never", "beside", "in"].includes(sense.kind)) return true;
  return caution !== null && text !== name;
}

/**
 * Whether a spelling only means its skill next to words of its trade ("triage" next to healthcare).
 */
export function isToldByTrade(name: string): boolean {
  return termOf(name)?.sense?.kind === "beside";
}

/** Whether a spelling is nearly always the ordinary word (`access`, `less`). */
export function isNearlyAlwaysAWord(name: string): boolean {
  return termOf(name)?.caution === "rare";
}

function termOf(name: string): TermEntry | null {
  const tokens = tokenize(name.trim());
  if (tokens.length === 0 || tokens.length > 12) return null;
  const match = longestTermAt(tokens, 0, vocabularyIndex().root);
  return match !== null && match.to === tokens.length ? match.entry : null;
}

/**
 * How well one skill meets the request for another, from 0 to 1: 1 for the same skill, and partial
 * credit for a more specific one, one of the same family, or a more general one. Unknown names only
 * match themselves.
 */
export function skillCredit(wanted: string, has: string): number {
  if (wanted === has) return 1;
  const { byName } = vocabularyIndex();
  const wantedSkill = byName.get(wanted);
  const hasSkill = byName.get(has);
  if (wantedSkill === undefined || hasSkill === undefined) return 0;
  const family = wantedSkill.family === hasSkill.family ? wantedSkill.familyCredit : 0;
  if (suites.get(has)?.has(wanted)) return Math.max(impliedCredit, family);
  if (impliedBy(hasSkill).has(wanted)) return Math.max(impliedCredit, family);
  const general = impliedBy(wantedSkill).has(has) ? generalCredit : 0;
  const near = wantedSkill.nearTo === has || hasSkill.nearTo === wanted ? nearCredit : 0;
  return Math.max(general, near, family);
}

/** Whether one skill gets at least partial credit for the other. */
export function areRelated(a: string, b: string): boolean {
  return a !== b && (skillCredit(a, b) > 0 || skillCredit(b, a) > 0);
}

/** Returns the skills that get partial credit for a skill, by descending credit, then by name. */
export function relatedSkills(name: string): { skill: string; credit: number }[] {
  const related: { skill: string; credit: number }[] = [];
  for (const other of vocabularyIndex().byName.keys()) {
    const credit = other === name ? 0 : skillCredit(name, other);
    if (credit > 0) related.push({ skill: other, credit });
  }
  return related.sort((a, b) => b.credit - a.credit || (a.skill < b.skill ? -1 : 1));
}

/** The trade (`software`, `healthcare`) of a canonical skill, or null. */
export function tradeOfSkill(name: string): string | null {
  return vocabularyIndex().byName.get(name)?.trade ?? null;
}

const impliedCache = new WeakMap<Skill, ReadonlySet<string>>();

/** All more general skills, at any distance (Next.js shows React, which shows JavaScript). */
function impliedBy(skill: Skill): ReadonlySet<string> {
  const known = impliedCache.get(skill);
  if (known !== undefined) return known;
  const { byName } = vocabularyIndex();
  const found = new Set<string>();
  const open = [...skill.implies];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    open.push(...(byName.get(name)?.implies ?? []));
  }
  impliedCache.set(skill, found);
  return found;
}
