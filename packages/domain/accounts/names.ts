/**
 * What nobody sees or what turns the direction of writing: control, format, private and unassigned
 * characters, those that Unicode lets programs ignore, and the blank Braille pattern.
 */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** One form for each spelling of a user name: compatibility letters as plain ones, single spaces. */
export function normalizeUsername(text: string): string {
  return text
    .normalize("NFKC")
    .replaceAll(/\p{Zs}+/gu, " ")
    .trim();
}

/**
 * User names that differ only in this are the same: without case, in any language. Small letters
 * first and last, since a capital ẞ becomes ß, and that SS.
 */
export function foldUsername(text: string): string {
  return normalizeUsername(text).toLowerCase().toUpperCase().toLowerCase().normalize("NFKC");
}

/** One form for each spelling of an address; the mail goes to this form, too. */
export function normalizeAddress(text: string): string {
  return text.normalize("NFKC").trim().toLowerCase().normalize("NFKC");
}

/** Every character is seen, and the first stands by itself. */
export function isPlain(text: string): boolean {
  return !unseen.test(text) && !/^\p{M}/u.test(text);
}

/** With an `@` it is an address and never a user name, since user names have none. */
export function isAddress(typed: string): boolean {
  return typed.normalize("NFKC").includes("@");
}

/** The nearest allowed form of a name that older versions took. */
export function usableUsername(text: string): string {
  const seen = text
    .normalize("NFKC")
    .replaceAll(new RegExp(unseen, "gu"), "")
    .replaceAll("@", "_at_");
  const usable = normalizeUsername(seen).replace(/^\p{M}+/u, "");
  return usable + "_".repeat(Math.max(0, 3 - Array.from(usable).length));
}

/**
 * First and last names as they are shown: without control characters and without marks that turn
 * the direction of writing. Joiners stay between letters, where Persian and Indian scripts need them.
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
