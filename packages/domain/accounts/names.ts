/**
 * Characters that are invisible or change the direction of writing: control, format, private and
 * unassigned characters, those that Unicode lets programs ignore, and the blank Braille pattern.
 */
const invisibleCharacters = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/**
 * Returns one form for all spellings of a username, with plain letters for compatibility ones and
 * single spaces.
 */
export function normalizeUsername(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Zs}+/gu, " ")
    .trim();
}

/**
 * Folds a username for comparison, without case in any language. Lower case is applied first and
 * last because a capital ẞ becomes ß, and ß becomes SS.
 */
export function foldUsername(text: string): string {
  return normalizeUsername(text).toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}

/** Returns one form for all spellings of an address. Mail is sent to this form, too. */
export function normalizeAddress(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
}

/** Whether every character is visible and the first is not a combining mark. */
export function isPlain(text: string): boolean {
  return !invisibleCharacters.test(text) && !/^\p{M}/u.test(text);
}

/** Whether the input is an email address. Usernames never contain an `@`. */
export function isAddress(typed: string): boolean {
  return typed.normalize("NFKC").includes("@");
}

/** The nearest allowed form of a name that older versions accepted. */
export function usableUsername(text: string): string {
  const seen = text
    .normalize("NFKC")
    .replaceAll(new RegExp(invisibleCharacters, "gu"), "")
    .replaceAll("@", "_at_");
  const usable = normalizeUsername(seen).replace(/^\p{M}+/u, "");
  return usable + "_".repeat(Math.max(0, 3 - Array.from(usable).length));
}

/**
 * Cleans first and last names for display. Removes control characters and marks that change the
 * direction of writing, but keeps joiners between letters, which Persian and Indian scripts need.
 */
export function normalizePersonName(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/(?![\u200c\u200d])[\p{Cf}\p{Cs}\p{Co}\u034f\u115f\u1160\u2800\u3164\uffa0]/gu, "")
    .replaceAll(
      /(?<![\p{L}\p{M}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\u200c\u200d])/gu,
      "",
    )
    .normalize("NFC")
    .replaceAll(/\p{Zs}+/gu, " ")
    .trim();
}
