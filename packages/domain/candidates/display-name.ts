/** What a candidate is called: where the CV names nobody, by the file's name, which tells them apart. */
export function displayName({ name, fileName }: { name: string | null; fileName: string }): string {
  return name === null ? fileName : inNormalCase(name);
}

const joints = [" ", "-", "'", "’"];
const numerals = new Set(["II", "III", "IV"]);

/** "MARIE-CLAIRE O'NEIL" as people write it; what has small letters is left as it is. */
function inNormalCase(name: string): string {
  const isInCapitals = name === name.toUpperCase() && name !== name.toLowerCase();
  if (!isInCapitals || name.length < 4) return name;
  return joints.reduce(
    (words, joint) => words.split(joint).map(withCapital).join(joint),
    name.split(" ").map(inSmallLetters).join(" "),
  );
}

/** Initials such as "JJ" or "A." and numerals stay. */
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
