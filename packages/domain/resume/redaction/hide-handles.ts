import { isOrdinary, lettersOf } from "./name-forms.ts";
import type { NameForms } from "./name-forms.ts";

const chunkPattern = /[\p{L}\p{M}\p{N}._'’~#+&-]+/gu;
const partPattern = /[\p{L}\p{M}'’]+/gu;
const fileOrDomain =
  /\.(?:com|org|net|io|dev|me|co|ai|app|info|eu|de|at|ch|fr|es|it|nl|be|pl|pt|uk|us|in|tech|page|site|xyz|pdf|docx?|txt|rtf|odt|pages)\.?$/iu;

/** The end of a shortened profile URL's path: "in/jane". */
const profilePath = /(?:^|[^\p{L}\p{N}])(?:in|u|users?|people|profile)\/$/iu;

export type HandleRules = {
  forms: NameForms;
  /** Accounts and mailboxes listed in the CV as the person's own, in lower case. */
  own: ReadonlySet<string>;
  /** Whether a word of the name is also a trade, tool or town. */
  isWork: (word: string) => boolean;
};

/**
 * Replaces whole handles, domains and file names that contain the name or a part of it with the
 * mark. Text without a typical character of handles (a digit, dot, underscore or `@`) is compared
 * by its letters alone.
 */
export function hideHandles(
  text: string,
  { rules, mark, isContact }: { rules: HandleRules; mark: string; isContact: boolean },
): string {
  return text.replace(chunkPattern, (chunk, at: number) => {
    // The mark of an earlier step is in brackets.
    if (text.charAt(at - 1) === "[" && text.startsWith(mark, at - 1)) return chunk;
    const around = profilePath.test(text.slice(Math.max(0, at - 7), at))
      ? "@"
      : text.charAt(at - 1) + text.charAt(at + chunk.length);
    const trimmed = chunk.replace(/^[.'’#&+-]+|(?<![.'’&+-])[.'’&+-]+$/gu, "");
    return isHandle(trimmed, { around, rules, isContact }) ? chunk.replace(trimmed, mark) : chunk;
  });
}

type Place = { around: string; rules: HandleRules; isContact: boolean };

function isHandle(chunk: string, { around, rules, isContact }: Place): boolean {
  const { forms, own, isWork } = rules;
  const letters = lettersOf(chunk);
  if (letters.length < 2) return false;
  const isAddress = around.includes("@") || chunk.includes("_") || fileOrDomain.test(chunk);
  const isSigned =
    isAddress || around.startsWith("/") || /[\d~]|[\p{L}\p{N}]\.[\p{L}\p{N}]/u.test(chunk);
  const isOwn = own.has(chunk.toLowerCase());
  if (isOwn && (isContact || /[\d._-]/.test(chunk) || /[@/:]/.test(around))) return true;
  if (forms.joined.some(({ letters: form }) => holdsJoined(letters, form, isSigned))) return true;
  const isCompact = isSigned || letters.length >= (isContact ? 4 : 6);
  if (isCompact && forms.short.includes(letters)) return true;
  if (!isSigned) return false;
  const parts = [...chunk.matchAll(partPattern)].map(([part]) => lettersOf(part));
  return parts.some(
    (part) =>
      (part.length >= (isAddress ? 3 : 4) && forms.short.includes(part)) ||
      forms.words.some(
        (word) => holdsWord(part, word) && (isAddress || !(isWork(word) || isOrdinary(word))),
      ),
  );
}

/** Short joined forms occur within ordinary words: "anli" in "cleanliness". */
function holdsJoined(letters: string, form: string, isSigned: boolean): boolean {
  if (letters === form) return true;
  if (!letters.includes(form)) return false;
  const isAtEdge = letters.startsWith(form) || letters.endsWith(form);
  return form.length >= (isSigned ? 5 : isAtEdge ? 7 : 9);
}

function holdsWord(part: string, word: string): boolean {
  if (part === word) return true;
  return word.length >= 5 && (part.startsWith(word) || part.endsWith(word));
}
