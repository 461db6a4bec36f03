import type { Field } from "../shape/parsed-resume.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { findEmails } from "./find-contacts.ts";
import { beginsWithName, holdsNameWord, isMadeOfName, nameWords } from "./name-in-address.ts";
import { introducesOther } from "./other-people.ts";
import type { Whose } from "./whose-line.ts";

/** An address that may be the candidate's. `whose` is `link` if only a link of the file has it. */
export type ListedEmail = { field: Field<string>; whose: Whose | "link"; region: string };

/** The email addresses in the CV, the candidate's most likely own address first. */
export function listEmails(document: ResumeText, whose: readonly Whose[]): ListedEmail[] {
  const linked = linkedAddresses(document);
  const found: ListedEmail[] = [];
  document.lines.forEach((line, index) => {
    for (const { value, from, text } of addressesAt(document, index)) {
      if (introducesOther(text.slice(0, from))) continue;
      const whole = linked.find(({ address }) => isPartOf(value, address))?.address;
      found.push({
        field: { value: whole ?? value, confidence: 0.98, place: { line: index, page: line.page } },
        whose: whose[index] ?? "open",
        region: line.region,
      });
    }
  });
  const isSeen = (address: string) =>
    found.some(({ field }) => field.value.toLowerCase() === address.toLowerCase());
  for (const { address, page } of linked) {
    if (page > 1 || isSeen(address)) continue;
    const field = { value: address, confidence: 0.9, place: null };
    found.push({ field, whose: "link", region: "body" });
  }
  return found.sort((one, other) => rate(other) - rate(one));
}

/**
 * The candidate's own address: the one that contains their name, or the first one in a place where
 * people put their own. Null if only other people's addresses are left.
 */
export function pickOwnEmail(
  document: ResumeText,
  found: readonly ListedEmail[],
  name: string | null,
): { own: Field<string> | null; others: Field<string>[] } {
  const words = name === null ? [] : nameWords(name);
  const own = found.filter((email) => isOwn(email, { document, words }));
  const others = found.filter((email) => !own.includes(email)).map(({ field }) => field);
  const chosen = own.find(({ field }) => holdsNameWord(field.value, words)) ?? own[0];
  if (chosen === undefined) return { own: null, others };
  const { field, whose } = chosen;
  const isSure = whose !== "open" || holdsNameWord(field.value, words);
  return { own: isSure ? field : { ...field, confidence: 0.7 }, others };
}

type Against = { document: ResumeText; words: readonly string[] };

function isOwn({ field, whose }: ListedEmail, { document, words }: Against): boolean {
  if (whose === "own") return true;
  if (whose === "others" && !isMadeOfName(field.value, words)) return false;
  if (whose === "work" && !beginsWithName(field.value, words)) return false;
  if (words.length === 0) return true;
  const { lines } = document;
  const near =
    field.place === null
      ? lines
      : lines.slice(Math.max(0, field.place.line - 3), field.place.line + 2);
  return !near.some(({ text }) => namesOtherOwner(text, { email: field.value, words }));
}

const capitalized =
  /(?<![\p{L}\p{M}'’-])\p{Lu}[\p{L}\p{M}'’-]*\.?(?:\s+\p{Lu}[\p{L}\p{M}'’-]*\.?){1,4}/gu;

/** Whether the text contains another person's name that the address is built from. */
function namesOtherOwner(
  text: string,
  { email, words }: { email: string; words: readonly string[] },
): boolean {
  for (const [run] of text.matchAll(capitalized)) {
    const named = nameWords(run);
    const isCandidate = named.filter((word) => words.includes(word)).length >= 2;
    if (!isCandidate && isMadeOfName(email, named)) return true;
  }
  return false;
}

const places: Readonly<Record<ListedEmail["whose"], number>> = {
  own: 1,
  open: 0.5,
  link: 0.4,
  work: -0.5,
  others: -2,
};
const regions: Readonly<Record<string, number>> = { footer: 0.3, header: 0.8 };

function rate({ field, whose, region }: ListedEmail): number {
  return (regions[region] ?? places[whose]) - (field.place?.line ?? 0) * 0.002;
}

function addressesAt(document: ResumeText, index: number) {
  const line = document.lines[index]?.text ?? "";
  const next = document.lines[index + 1]?.text;
  const text =
    next !== undefined && isCutAddress(line, next) ? line.trimEnd() + next.trimStart() : line;
  return findEmails(text).map(({ value, from }) => ({ value, from, text }));
}

function isPartOf(value: string, address: string): boolean {
  const [part, whole] = [value.toLowerCase(), address.toLowerCase()];
  return whole.endsWith(part) || whole.startsWith(part);
}

/** Whether an address was broken at the end of a narrow line. */
function isCutAddress(text: string, next: string): boolean {
  if (!text.includes("@") && !next.includes("@")) return false;
  const head = text.trimEnd().slice(-80);
  const tail = next.trim();
  if (tail.length > 60) return false;
  const at = head.lastIndexOf("@");
  const end = at === -1 ? null : head.slice(at);
  if (end === null) {
    return (
      /^@[\p{L}\p{N}-]+\.\p{L}{2,}/u.test(tail) && /^[\p{L}\p{N}._+-]{3,64}$/u.test(text.trim())
    );
  }
  if (!/^@[\p{L}\p{N}.-]*$/u.test(end)) return false;
  if (/^@(?:[\p{L}\p{N}-]+\.)?$|[.-]$/u.test(end))
    return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+){0,3}$/u.test(tail);
  return !end.includes(".") && tail.includes(".") && /^\.?[\p{L}\p{N}-]*\.?\p{L}{2,6}$/u.test(tail);
}

function linkedAddresses({ links }: ResumeText): { address: string; page: number }[] {
  return links.flatMap(({ url, page }) => {
    if (!/^mailto:/i.test(url)) return [];
    const bare = url.replace(/^mailto:/i, "").split("?")[0] ?? "";
    const address = findEmails(bare.replace(/%40/g, "@").replace(/%20/g, "").trim())[0]?.value;
    return address === undefined ? [] : [{ address, page }];
  });
}
