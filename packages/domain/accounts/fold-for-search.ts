const plainLetters: Record<string, string> = {
  ...{ ß: "ss", æ: "ae", œ: "oe", ø: "o", đ: "d", ð: "d", þ: "th", ł: "l", ħ: "h", ı: "i" },
};

/** Folds a text for searching: without case, accents and letters that few keyboards have. */
export function foldForSearch(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => plainLetters[letter] ?? letter);
}
