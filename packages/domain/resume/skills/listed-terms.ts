import { patternOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldText, isAllCaps } from "../text/fold-text.ts";
import { matchHeading } from "../sections/match-heading.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import type { Section, SectionLine } from "../sections/split-sections.ts";
import { canonicalSkill } from "../../skills/canonical-skill.ts";
import { countWords } from "../text/count-words.ts";
import { hasSkillForm } from "./skill-form.ts";

export type ListedTerm = { term: string; item: SectionLine };

const leadingAnd = new RegExp(`^(?:${patternOf(skillWords, "listAnd")}|or|&)\\s+`, "i");

const levelWords = new RegExp(
  `^(?:${patternOf(skillWords, "levelTerm")}|n\\/a|[abc][12]e?|be|ce)$`,
);

const leads = new RegExp(`^(?:${patternOf(skillWords, "knowledgeBefore")})\\s+`, "i");

const trailingLevel = new RegExp(
  `(?<!\\s)\\s+(?:[–—-]\\s*)?(?:${patternOf(skillWords, "trailingLevel")}|[abc][12])$`,
  "i",
);

const qualified = new RegExp(`(?<=\\p{L}{2})\\s+(?:${patternOf(skillWords, "qualified")})$`, "iu");

const articleBefore = new RegExp(`^(?:${patternOf(skillWords, "termLead")})\\s`, "i");

/** The items of a skills section: list entries, table cells and the parts between commas. */
export function listedTerms(section: Section): ListedTerm[] {
  const terms: ListedTerm[] = [];
  const lists = section.lines.map(({ text }) => {
    const list = withoutLabel(text);
    return list === "" || isSentence(list) ? [] : splitList(list);
  });
  const isAmongSkills = areMostlySkills(lists.flat());
  section.lines.forEach((item, at) => {
    const parts = lists[at] ?? [];
    // A single plain word on the line above a list is its label: "Often".
    const isLabel = parts.length === 1 && (lists[at + 1] ?? []).length > 1;
    for (const part of parts) {
      const term = clean(part, isAmongSkills && !isLabel);
      if (term !== null && !isFragment(term, section, at)) terms.push({ term, item });
    }
  });
  return terms;
}

/** In a list of mostly known skills, a capitalized plain word is a name: "Flask, Play, Next". */
function areMostlySkills(parts: readonly string[]): boolean {
  const items = parts.map((part) => part.trim());
  const unknown = items.filter((item) => canonicalSkill(item) === null);
  const known = items.length - unknown.length;
  return known >= 4 && known >= unknown.filter((item) => !hasSkillForm(item)).length * 2;
}

/** "Cloud & Infra: Docker, Helm" → "Docker, Helm". */
function withoutLabel(text: string): string {
  const label = /^\s*[^:：,]{2,40}[:：]\s*/u.exec(text);
  return label ? text.slice(label[0].length) : text;
}

function isSentence(text: string): boolean {
  const words = countWords(text.trim());
  return (
    (/[.!]$/.test(text.trim()) && words > 6 && !text.includes(",")) ||
    (words > 9 && !/[,;|•·\t/]/.test(text))
  );
}

function splitList(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = "";
  for (const character of text) {
    if (character === "(" || character === "[") depth += 1;
    if (character === ")" || character === "]") depth = Math.max(0, depth - 1);
    const isBreak = /[;|•·●▪∙\t⋅]/u.test(character) || (character === "," && depth === 0);
    if (isBreak) {
      parts.push(part);
      part = "";
      if (character !== ",") depth = 0;
    } else {
      part += character;
    }
  }
  parts.push(part);
  return parts.flatMap((entry) => entry.split(/\s{3,}|\s[–—]\s|\s-\s/));
}

function clean(part: string, isAmongSkills: boolean): string | null {
  if (part.length > 160) return null;
  const term = part
    .replace(/\([^()]{0,80}\)?/g, " ")
    .replace(/Â(?=\s|$)/gu, "")
    .replace(/\s+/g, " ")
    .trim()
    .replace(leadingAnd, "")
    .replace(leads, "")
    .replace(trailingLevel, "")
    .replace(/(?<!\s)\s+\d{1,3}\s?%$/u, "")
    .replace(/^[^\p{L}\p{N}.#+]+/u, "")
    // Removes stars and dots used as a rating: "Python ★★★★☆".
    .replace(/(?<![\p{So}\s])[\p{So}\s]+$/u, "")
    .replace(/(?<![\s.,;:–—-])[\s.,;:–—-]+$/u, "")
    .replace(qualified, "")
    .replace(/\s+/g, " ")
    .trim();
  const folded = foldText(term);
  const words = term.split(" ");
  if (term.length < 2 || term.length > 40 || words.length > 4 || !/\p{L}/u.test(term)) return null;
  if (!hasSkillForm(term, { isAmongSkills })) return null;
  if (levelWords.test(folded) || findDateSpans(term).length > 0) return null;
  if (/[@:!?"“”]|https?/.test(term) || /^\d+[+%]?$/.test(term)) return null;
  if (articleBefore.test(term)) return null;
  const isOfSkills = folded.includes("skills") && !isAllCaps(term);
  if (isOfSkills && matchHeading(term)?.how === "listed") return null;
  return term.charAt(0).toUpperCase() + term.slice(1);
}

/** Whether the term is the second half of an item wrapped at the end of the line. */
function isFragment(term: string, section: Section, at: number): boolean {
  const item = section.lines[at];
  const before = section.lines[at - 1];
  const after = section.lines[at + 1];
  // "…, Distributed", continued on the next line with "systems".
  if (
    item &&
    after &&
    !after.line.bullet &&
    item.text.trim().toLowerCase().endsWith(term.toLowerCase()) &&
    canonicalSkill(`${term} ${after.text.trim().split(/[,;|]/u, 1)[0] ?? ""}`) !== null
  )
    return true;
  if (!item || !before || item.line.bullet || !/^\p{Ll}/u.test(item.text.trim())) return false;
  return (
    item.text.trim().toLowerCase().startsWith(term.toLowerCase()) &&
    !/[,;:|]$/.test(before.text.trim())
  );
}
