/** The share of letter groups that titles have in common by chance. Only the excess counts. */
const chance = 0.2;

/**
 * Rates how similar words are by their letters, 0 to 1: "Księgowa" and "Samodzielny księgowy" share
 * most groups of three, 会计 and 财务会计 groups of two. For titles in languages without lists of
 * occupations, endings and compounds.
 */
export function compareLetters(wanted: readonly string[], has: readonly string[]): number {
  const [a, b] = [groupsOf(wanted), groupsOf(has)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const group of a) if (b.has(group)) shared++;
  // A longer title is more specific, so half of the result is the share of the shorter title in it.
  const alike = (shared / Math.min(a.size, b.size) + (2 * shared) / (a.size + b.size)) / 2;
  return Math.max(0, (alike - chance) / (1 - chance));
}

/**
 * Scripts without spaces between words, where a character carries as much meaning as a syllable.
 */
const syllabic =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

function groupsOf(words: readonly string[]): Set<string> {
  const groups = new Set<string>();
  for (const word of words) {
    const [size, text] = syllabic.test(word) ? [2, word] : [3, ` ${word} `];
    for (let at = 0; at + size <= text.length; at++) groups.add(text.slice(at, at + size));
  }
  return groups;
}
