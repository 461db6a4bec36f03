import { patternOf } from "../../lexicon/lexicon.ts";
import { skillWords } from "../../lexicon/skill-words.gen.ts";
import { foldText, foldWords } from "../text/fold-text.ts";
import { languageNames, namesLanguage } from "../lexicon/language-names.ts";
import { levelSource } from "./language-level.ts";
import type { Field } from "../shape/parsed-resume.ts";
import type { Section, SectionLine } from "../sections/split-sections.ts";

export type SpokenLanguage = { language: string; level: string | null };

/** Reads spoken languages from their section, and from lines with such a label elsewhere. */
export function readLanguages(sections: readonly Section[]): Field<SpokenLanguage>[] {
  const found = new Map<string, Field<SpokenLanguage>>();
  for (const section of sections) {
    for (const [at, line] of section.lines.entries()) {
      const text = section.kind === "languages" ? line.text : labelledPart(section, line);
      if (text === null) continue;
      for (const language of languagesIn(text, section.lines[at + 1]?.text ?? "")) {
        const known = found.get(language.language);
        if (known && (known.value.level !== null || language.level === null)) continue;
        found.set(language.language, {
          value: language,
          confidence: 0.95,
          place: { line: line.index, page: line.line.page },
        });
      }
    }
  }
  return [...found.values()];
}

const label = new RegExp(
  `^\\s*(?:${patternOf(skillWords, "languageLabel")})\\s*(?:\\(s\\)\\s*)?[:：\\t]\\s*`,
);
const fluent = new RegExp(`\\b(?:${patternOf(skillWords, "fluentIn")})\\b`);

function labelledPart(section: Section, { text }: SectionLine): string | null {
  if (
    section.kind === "experience" ||
    section.kind === "projects" ||
    section.kind === "publications"
  )
    return null;
  const folded = foldText(text);
  const match = label.exec(folded);
  if (match && namesLanguage(text.slice(match[0].length))) return text.slice(match[0].length);
  return fluent.test(folded) && namesLanguage(text) && text.length < 120 ? text : null;
}

const levelOfLanguage = new RegExp(`\\b(?:${levelSource}|\\d{1,3}\\s?%)(?![\\p{L}])`, "u");

const separators = new RegExp(
  `[,;|•·\\t]|\\.\\s+|\\s+(?:${patternOf(skillWords, "listAnd")})\\s+|\\s{3,}|\\s\\/\\s`,
);

function languagesIn(text: string, next: string): SpokenLanguage[] {
  const results: SpokenLanguage[] = [];
  const pieces = text.split(separators);
  pieces.forEach((piece, at) => {
    const words = foldWords(piece).split(" ");
    words.forEach((word, index) => {
      const pair = `${word} ${words[index + 1] ?? ""}`.trim();
      const language = languageNames.get(pair) ?? languageNames.get(word);
      if (language === undefined || results.some((known) => known.language === language)) return;
      results.push({
        language,
        level: levelIn(piece, pieces[at + 1] ?? (pieces.length <= 2 ? next : "")),
      });
    });
  });
  return results;
}

/** The level next to the language, or alone in the next piece. */
function levelIn(piece: string, next: string): string | null {
  const own = levelOfLanguage.exec(foldText(piece));
  if (own) return piece.slice(own.index, own.index + own[0].length).trim();
  if (namesLanguage(next)) return null;
  const folded = foldText(next).trim();
  const after = levelOfLanguage.exec(folded);
  return after && folded.length < 60 && after.index < 12
    ? next.trim().slice(after.index, after.index + after[0].length)
    : null;
}
