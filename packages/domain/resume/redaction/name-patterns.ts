import { honorificWords } from "./identity-words.ts";

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** The words as written, capitalized, and in capitals. Lower case would match "will" and "mark". */
export function writtenForms(words: readonly string[]): string[] {
  return allForms(words).filter((form) => !/^\p{Ll}+$/u.test(form));
}

/** The same forms plus lower case, for a name whose owner writes it that way. */
function allForms(words: readonly string[]): string[] {
  const forms = words.flatMap((word) => {
    const lower = word.toLowerCase();
    const title = lower.replace(
      /(^|[-'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
    return [word, title, word.toUpperCase()];
  });
  return [...new Set(forms)].sort((one, other) => other.length - one.length);
}

export type NamePatterns = {
  /** Matches adjacent words, with initials or a form of address, which are always the name. */
  together: RegExp[];
  /** Matches a single word that can only be a name. Null if every word has another meaning. */
  alone: RegExp | null;
};

/**
 * The patterns that find a name with these words in sentences. All repetitions are bounded, which
 * keeps matching a line of initials linear in its length.
 */
export function namePatterns(
  words: readonly string[],
  isWordOfWork: (word: string) => boolean,
): NamePatterns {
  const forms = writtenForms(words);
  const isWrittenSmall = !words.some((word) => /\p{Lu}/u.test(word));
  const one = `(?:${(isWrittenSmall ? allForms(words) : forms).map(escape).join("|")})`;
  const particles = isWrittenSmall ? [] : words.filter((word) => !forms.includes(word)).map(escape);
  const between = ["\\p{Lu}", ...particles].join("|");
  const own = writtenForms(words.filter((word) => !isWordOfWork(word))).map(escape);
  const [start, end] = ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const gap = `[\\s.,()"'“”‘’-]{1,6}`;
  const more = `(?:${gap}(?:(?:${between})${gap}){0,4}${one})`;
  const initials = [...new Set(words.map((word) => word.charAt(0).toUpperCase()))].map(escape);
  return {
    together: [
      new RegExp(
        `${start}(?:(?:\\p{Lu}\\.\\s{0,3}){1,5}${one}|${one}${more})${more}{0,5}${end}`,
        "gu",
      ),
      new RegExp(`${start}${one},?\\s(?:${initials.join("|")})\\.(?!\\p{L})`, "gu"),
      new RegExp(`(?<=${start}(?:${honorificWords})\\.?\\s{1,3})${one}${end}`, "gu"),
    ],
    alone: own.length > 0 ? new RegExp(`${start}(?:${own.join("|")})${end}`, "gu") : null,
  };
}
