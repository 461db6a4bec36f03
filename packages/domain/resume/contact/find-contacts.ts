import { patternOf } from "../../lexicon/lexicon.ts";
import { people } from "../lexicon/people.gen.ts";
import { findDateSpans } from "../dates/read-dates.ts";

/** A match in a line: its text, and its start and end offsets in the line. */
export type Found = { value: string; from: number; to: number };

const emailPattern =
  /(?<![\p{L}\p{N}])[\p{L}\p{N}][\p{L}\p{N}._%+'’-]{0,63}@[\p{L}\p{N}][\p{L}\p{N}-]{0,62}(?:\.[\p{L}\p{N}-]{1,24}){1,4}/gu;
const spelledPattern = new RegExp(
  `(?<![\\p{L}\\p{N}])([\\p{L}\\p{N}][\\p{L}\\p{N}._-]{0,63})\\s?[([{]\\s?(?:${patternOf(people, "atSign")})\\s?[)\\]}]\\s?([\\p{L}\\p{N}-]{1,63})\\s?(?:[([{]\\s?(?:${patternOf(people, "dotSign")})\\s?[)\\]}]|\\.)\\s?(\\p{L}{2,10})`,
  "giu",
);

/** Finds the email addresses in a line, without icons and labels attached to them. */
export function findEmails(text: string): readonly Found[] {
  const found: Found[] = [];
  const spaced = text.includes("@") ? closeAddressSpaces(text) : "";
  for (const match of spaced.matchAll(emailPattern)) {
    const value = trimAddress(match[0]);
    if (value) found.push({ value, from: match.index, to: match.index + match[0].length });
  }
  // A spelled-out address needs brackets around its "at".
  if (found.length > 0 || !/[([{]/.test(text)) return found;
  for (const match of text.matchAll(spelledPattern)) {
    const value = `${match[1] ?? ""}@${match[2] ?? ""}.${match[3] ?? ""}`;
    found.push({ value, from: match.index, to: match.index + match[0].length });
  }
  return found;
}

/** Closes the spaces in "jane @ example . com". The length is unchanged only if there were none. */
function closeAddressSpaces(text: string): string {
  return text.replace(/ ?@ ?/g, (sign, at: number) => {
    const before = /[\p{L}\p{N}]$/u.test(text.slice(0, at));
    const after = /^[\p{L}\p{N}-]+\s?\.\s?\p{L}{2}/u.test(text.slice(at + sign.length));
    return before && after ? "@" : sign;
  });
}

function trimAddress(raw: string): string | null {
  let value = raw
    .replace(/^(?:e-?mail|mail|mailto)[:.-]?(?=[^@]{2})/i, "")
    .replace(/(?<![.'’-])[.'’-]+$/, "");
  // "gmail.comLinkedIn": a capital after the top-level domain starts the next word.
  value = value.replace(/(\.\p{Ll}{2,4})\p{Lu}[\p{L}]*$/u, "$1");
  const [, domain = ""] = value.split("@");
  const ending = domain.split(".").pop() ?? "";
  return /^\p{L}{2,24}$/u.test(ending) || ending.startsWith("xn--") ? value : null;
}

const phonePattern =
  /(?:\+|\b00)?[ ]?(?:\(\+?\d{1,5}\)|\d)(?:[ .\u00a0\u2010-\u2015\-/·]{0,3}(?:\(\d{1,5}\)|\d)){5,18}/g;
const phoneLabel = new RegExp(
  `(?<!\\p{L})(?:${patternOf(people, "phoneLabel")}|[tmpc]|☎|📞|✆|✉)\\.?(?: ?(?:${patternOf(people, "phoneNumberLabel")})\\.?)?\\s*[:.)\\]–-]?\\s*$`,
  "iu",
);

const phoneExtension = new RegExp(
  `^\\s*(?:${patternOf(people, "phoneExtension")})\\.?\\s*\\d{1,6}\\b`,
  "i",
);

/** A `loose` number is recognized only by its length, and is trusted only among contact details. */
export type FoundPhone = Found & { labelled: boolean; loose: boolean };

/** Finds the phone numbers in a line, as written. Dates, years and amounts are excluded. */
export function findPhones(text: string): readonly FoundPhone[] {
  const found: FoundPhone[] = [];
  for (const match of text.matchAll(phonePattern)) {
    const raw = firstOf(match[0]);
    // A postal code right before "(555) …" or "+1 …" belongs to the address.
    const postal = /^\s*\d{4,6}\s+(?=[(+])/.exec(raw)?.[0].length ?? 0;
    const lead = postal > 0 ? postal : raw.length - raw.trimStart().length;
    const from = match.index + lead;
    const extension = phoneExtension.exec(text.slice(match.index + raw.length));
    const number = raw.slice(lead).trim();
    const value = `${number}${extension?.[0] ?? ""}`;
    const labelled = phoneLabel.test(text.slice(0, from).normalize("NFD").replace(/\p{M}/gu, ""));
    const verdict = judgePhone(number, { text, from, labelled });
    if (verdict) {
      found.push({
        value: value.replace(/^\((\+\d{1,3})\)$/, "$1"),
        from,
        to: from + value.length,
        labelled,
        loose: verdict === "loose",
      });
    }
  }
  return found;
}

/** The text with another one in place of each address and number. */
export function replaceContacts(text: string, by: string): string {
  return [...findEmails(text), ...findPhones(text)]
    .sort((one, other) => other.from - one.from)
    .reduce((rest, { from, to }) => rest.slice(0, from) + by + rest.slice(to), text);
}

/** "(11) 95555-0123 / (11) 3555-0199": takes the first of several numbers. */
function firstOf(raw: string): string {
  const digits = raw.replace(/\D/g, "").length;
  const [first = raw] = raw.split(/(?:(?<!\s)\s+)?\/\s*/);
  return digits > 15 && first.replace(/\D/g, "").length >= 7 ? first : raw;
}

const minDigits = 7;

type PhonePlace = { text: string; from: number; labelled: boolean };

/** "sure" by form or label, "loose" by length alone, or null for dates, codes and amounts. */
function judgePhone(raw: string, { text, from, labelled }: PhonePlace): "sure" | "loose" | null {
  const digits = raw.replace(/\D/g, "");
  if (digits.length < minDigits || digits.length > 15 || isDated(raw, labelled)) return null;
  const before = text.charAt(from - 1);
  const after = text.charAt(from + raw.length);
  const isGlued = /[\p{L}\p{N}@_=/#.]/u.test(before) && !/[\uE000-\uF8FF]/u.test(before);
  if (isGlued && !labelled) return null;
  if (/[\p{L}@%_]/u.test(after) && !/^x?\d/i.test(after)) return null;
  return judgeNumber(raw, digits, labelled);
}

function judgeNumber(raw: string, digits: string, labelled: boolean): "sure" | "loose" | null {
  if (/^(?:\+|00|\(\+)/.test(raw)) return digits.length >= 8 ? "sure" : null;
  if (labelled) return "sure";
  if (/^\(\d{2,5}\)/.test(raw)) return digits.length >= 8 ? "sure" : null;
  if (/^(?:1[ .-])?\(?\d{3}\)?[ .\-–—\u2010\u2011/]\d{3}[ .\-–—\u2010\u2011]\d{4}$/.test(raw))
    return "sure";
  if (digits.length < 9 || digits.length > 12) return null;
  return digits.startsWith("0") ? "sure" : "loose";
}

/** Whether the text is a date or a date range: "06/2015 – 06/2017", "2016 - 2020", "12.03.1985". */
function isDated(raw: string, labelled: boolean): boolean {
  if (/^\(?(?:19|20)\d\d\)?[-–—/.\s]+(?:19|20)\d\d$/.test(raw)) return true;
  if (/^\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d$/.test(raw)) return true;
  return !labelled && !raw.startsWith("+") && findDateSpans(raw).some((span) => span.isRange);
}
