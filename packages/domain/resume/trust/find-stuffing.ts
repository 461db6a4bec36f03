import { canonicalSkill } from "../../skills/canonical-skill.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { countWords } from "../text/count-words.ts";
import { findDateSpans } from "../dates/read-dates.ts";

/** The minimum number of words in a line or in adjacent lines. Fewer can repeat by chance. */
const minWords = 12;
/** The minimum ratio of distinct words: prose is above 0.6, the densest skills list above 0.8. */
const minVariety = 0.4;
const maxRepeats = 4;
const windowLines = 6;
const minSkills = 2;
const maxLooked = 60;

/** Blocks of lines that repeat the same few words, as line indexes. */
export function findStuffing(document: ResumeText): number[][] {
  const texts = document.folded;
  const words = texts.map((text, index) =>
    document.lines[index]?.region === "body" ? (text.match(/[\p{L}\p{N}+#.]{2,}/gu) ?? []) : [],
  );
  const blocks: number[][] = [];
  const taken = new Set<number>();
  const add = (block: number[]) => {
    blocks.push(block);
    for (const index of block) taken.add(index);
  };
  words.forEach((line, index) => {
    if (line.length >= minWords && isMonotonous(line) && namesSkills(line)) add([index]);
  });
  for (let from = 0; from < words.length; from++) {
    if (taken.has(from)) continue;
    const similar = similarLines(words, from);
    // Checked first because it excludes nearly every line and is faster than finding dates.
    if (similar.length < maxRepeats - 1) continue;
    const letters = lettersOf(texts[from] ?? "");
    const block = similar.filter(
      (at) => lettersOf(texts[at] ?? "") === letters && !isDated(document, at),
    );
    const said = block.flatMap((at) => words[at] ?? []);
    if (block.length >= maxRepeats - 1 && isMonotonous(said) && namesSkills(said)) add(block);
  }
  return blocks;
}

/** The single letters and digits: "Class A", "Class B" and "Class C" are three licences. */
function lettersOf(folded: string): string {
  return folded.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}](?![\p{L}\p{N}])/gu)?.join(" ") ?? "";
}

/** A person may have held the same post three times, each with its dates in or next to the line. */
function isDated(document: ResumeText, at: number): boolean {
  const textOf = (index: number) => document.lines[index]?.text ?? "";
  return findDateSpans(textOf(at)).length > 0 || isTime(textOf(at - 1)) || isTime(textOf(at + 1));
}

/** Whether the text is mainly a role's dates: "2015", "January 2015 – December 2017, Berlin". */
function isTime(text: string): boolean {
  const spans = findDateSpans(text);
  const maxWords = spans.some(({ isRange }) => isRange) ? 7 : 2;
  return spans.length > 0 && countWords(text.trim()) <= maxWords;
}

/** This line and later lines with no other words. Awards of several years differ in one word. */
function similarLines(words: readonly (readonly string[])[], from: number): number[] {
  const first = words[from] ?? [];
  if (first.length < 3) return [];
  let known: ReadonlySet<string> | null = null;
  const block = [from];
  for (let at = from + 1; at < words.length && at <= (block.at(-1) ?? from) + 2; at++) {
    const [start, ...others] = words[at] ?? [];
    if (start === undefined || others.length < 2 || !first.includes(start)) continue;
    const own = (known ??= new Set(first));
    if (own.size >= 3 && others.every((word) => own.has(word))) block.push(at);
    if (block.length > windowLines * 20) break;
  }
  return block;
}

/**
 * Repetition only pays off with words that are searched for. Licences of eight states and the empty
 * rows of a template repeat as well.
 */
function namesSkills(words: readonly string[]): boolean {
  const known = new Set<string>();
  for (let at = 0; at < Math.min(words.length, maxLooked); at += 1) {
    for (const length of [1, 2, 3]) {
      const skill = canonicalSkill(words.slice(at, at + length).join(" "));
      if (skill !== null) known.add(skill);
    }
  }
  return known.size >= minSkills;
}

function isMonotonous(words: readonly string[]): boolean {
  if (words.length < minWords) return false;
  const counts = new Map<string, number>();
  for (const word of words) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
    // Nearly every line has enough distinct words by its middle.
    if (counts.size / words.length >= minVariety) return false;
  }
  return Math.max(...counts.values()) >= maxRepeats - 1;
}
