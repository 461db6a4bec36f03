const special: Record<string, string> = {
  ł: "l",
  ø: "o",
  đ: "d",
  ð: "d",
  ı: "i",
  ħ: "h",
  ß: "s",
  æ: "a",
  œ: "o",
};

const isAscii = /^[^\u0080-\uffff]*$/;

for (const sign of "’‘`´ʼ".split("")) special[sign] = "'";
for (const space of "\u00a0\u2007\u202f\u2009\u200a\u2002\u2003".split("")) special[space] = " ";
for (const hyphen of "\u00ad\u2010\u2011".split("")) special[hyphen] = "-";
for (let digit = 0; digit < 10; digit += 1) {
  // Arabic, Persian and full-width digits.
  for (const zero of [0x660, 0x6f0, 0xff10])
    special[String.fromCharCode(zero + digit)] = String(digit);
}

/** Cache of the folded form of characters beyond ASCII, with at most 64 K entries. */
const folds = new Map<number, string>();

/**
 * Lower case without accents, converted per UTF-16 unit. The result has the same length as the
 * text, which makes offsets in it valid in the original.
 */
export function foldText(text: string): string {
  if (isAscii.test(text)) return foldAscii(text);
  let folded = "";
  let plainFrom = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 128) continue;
    if (plainFrom < index) folded += foldAscii(text.slice(plainFrom, index));
    let character = folds.get(code);
    if (character === undefined) {
      character = foldCharacter(text.charAt(index));
      folds.set(code, character);
    }
    folded += character;
    plainFrom = index + 1;
  }
  return plainFrom < text.length ? folded + foldAscii(text.slice(plainFrom)) : folded;
}

function foldAscii(text: string): string {
  const lower = text.toLowerCase();
  return lower.includes("`") ? lower.replaceAll("`", "'") : lower;
}

function foldCharacter(character: string): string {
  const known = special[character] ?? special[character.toLowerCase()];
  if (known !== undefined) return known;
  // Hangul syllables would be decomposed into letters.
  if (character.charCodeAt(0) >= 0x1100) return character;
  const base = character.normalize("NFD").charAt(0).toLowerCase();
  return base.length === 1 ? base : character;
}

const arePlainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** Folded text with punctuation replaced by single spaces, used as keys of the lexicons. */
export function foldWords(text: string): string {
  const folded = foldText(text);
  if (arePlainWords.test(folded)) return folded;
  const spelled = folded.includes("&") ? folded.replaceAll("&", " and ") : folded;
  return spelled.replace(/[^\p{L}\p{N}+#/]+/gu, " ").trim();
}

/** True if every cased letter is upper case and there are at least two. */
export function isAllCaps(text: string): boolean {
  return !/\p{Ll}/u.test(text) && /\p{Lu}.*\p{Lu}/u.test(text);
}

/**
 * Closes letter-spaced text such as "J O R D A N   R E Y E S" and "C O N TA C T", in which (nearly)
 * all letters are separate. Two or more spaces, or a tab, separate its words.
 */
export function closeLetterSpacing(text: string): string {
  const trimmed = text.trim();
  // Without a single letter there is nothing to close.
  if (!/(?:^|\s)\S(?:\s|$)/u.test(trimmed)) return trimmed;
  const chunks = trimmed.split(/\s+/);
  if (chunks.length < 3) return closeLooseInitial(trimmed);
  const single = chunks.filter((chunk) => /^[\p{L}&.-]$/u.test(chunk)).length;
  const longest = Math.max(...chunks.map((chunk) => chunk.length));
  if (single < 3 || longest > 3 || single / chunks.length < 0.6) return closeLooseInitial(trimmed);
  const words = trimmed.split(/\s{2,}|\t/).filter((word) => word !== "");
  return words.map((word) => word.replace(/\s+/g, "")).join(" ");
}

/** "E XPERIENCE": small capitals often separate the first letter. */
function closeLooseInitial(text: string): string {
  const loose = /^(\p{Lu}) (\p{Lu}{3,})(?: (\p{Lu}) (\p{Lu}{3,}))?$/u.exec(text);
  if (!loose || loose[1] === "A" || loose[1] === "I") return text;
  const second = loose[3] === undefined ? "" : ` ${loose[3]}${loose[4] ?? ""}`;
  return `${loose[1] ?? ""}${loose[2] ?? ""}${second}`;
}
