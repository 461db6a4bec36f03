/** The candidate's name, or the file name if the CV has none. */
export function displayName({ name, fileName }: { name: string | null; fileName: string }): string {
  return name === null ? fileName : inNormalCase(name);
}

const joints = [" ", "-", "'", "’"];
const numerals = new Set(["II", "III", "IV"]);

/**
 * Converts "MARIE-CLAIRE O'NEIL" to normal case. A name with lower-case letters stays unchanged.
 */
function inNormalCase(name: string): string {
  const isInCapitals = name === name.toUpperCase() && name !== name.toLowerCase();
  if (!isInCapitals || name.length < 4) return name;
  return joints.reduce(
    (words, joint) => words.split(joint).map(withCapital).join(joint),
    name.split(" ").map(inSmallLetters).join(" "),
  );
}

/** Keeps initials such as "JJ" or "A." and numerals. */
function inSmallLetters(word: string): string {
  const isInitials = word.endsWith(".") || (word.length < 3 && !hasVowel(word));
  return isInitials || numerals.has(word) ? word : word.toLowerCase();
}

const vowels = Array.from("aeiouy");
const hasVowel = (word: string) => {
  const letters = word.normalize("NFD").toLowerCase();
  return vowels.some((vowel) => letters.includes(vowel));
};

const withCapital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
