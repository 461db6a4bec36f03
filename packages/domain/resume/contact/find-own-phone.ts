import type { Field } from "../shape/parsed-resume.ts";
import type { ResumeText } from "../text/resume-text.ts";
import { findPhones } from "./find-contacts.ts";
import { introducesOther } from "./other-people.ts";
import type { Whose } from "./whose-line.ts";

/** A phone number that may be the candidate's. */
export type ListedPhone = { field: Field<string>; whose: Whose; score: number };

/** Indexes of lines with the candidate's own name or address, and of lines with someone else's. */
export type NearbyLines = { own: readonly number[]; others: readonly number[] };

/** Maximum distance, in lines, between a number and the name or address it belongs to. */
const reach = 2;

/** The phone numbers in the CV, the candidate's most likely own number first. */
export function listPhones(document: ResumeText, whose: readonly Whose[]): ListedPhone[] {
  const found = document.lines.flatMap((line, index) =>
    findPhones(line.text).flatMap((phone): ListedPhone[] => {
      const before = line.text.slice(0, phone.from);
      const whoseLine = whose[index] ?? "open";
      const place = regions[line.region] ?? places[whoseLine];
      const isAlone = line.text.replace(/[^\p{L}\d]/gu, "") === phone.value.replace(/\D/g, "");
      const isLikely = (isAlone && !phone.loose) || place >= (phone.loose ? 0.8 : 0.3);
      if (introducesOther(before) || !(phone.labelled || isLikely)) return [];
      const isFax = /\bfax\W{0,4}$/i.test(before);
      const score = place + (phone.labelled ? 0.3 : 0) - (isFax ? 1 : 0) - index * 0.002;
      const confidence = phone.labelled || phone.value.startsWith("+") ? 0.97 : 0.93;
      const at = { line: index, page: line.page };
      return [{ field: { value: phone.value, confidence, place: at }, whose: whoseLine, score }];
    }),
  );
  return found.sort((one, other) => other.score - one.score);
}

/** The candidate's own number, or null if only other people's numbers are left. */
export function pickOwnPhone(
  document: ResumeText,
  found: readonly ListedPhone[],
  nearby: NearbyLines,
): Field<string> | null {
  const own = found.find((phone) => phone.score > -1 && isOwn(phone, nearby));
  if (own) return own.field;
  const digits = new Set(found.map(({ field }) => digitsOf(field.value)));
  const linked = document.links
    .filter(({ url }) => /^tel:/i.test(url))
    .map(({ url }) => url.replace(/^tel:/i, "").trim())
    .find((number) => !digits.has(digitsOf(number)));
  return linked === undefined ? null : { value: linked, confidence: 0.85, place: null };
}

const places: Readonly<Record<Whose, number>> = { own: 1, open: 0.5, work: -0.5, others: -2 };
const regions: Readonly<Record<string, number>> = { footer: 0.3, header: 0.8 };

function isOwn({ field, whose }: ListedPhone, { own, others }: NearbyLines): boolean {
  if (whose === "own" || whose === "others") return whose === "own";
  const line = field.place?.line ?? 0;
  const [toOwn, toOthers] = [distance(line, own), distance(line, others)];
  if (whose === "work" && toOwn > reach) return false;
  return toOthers > reach || toOwn < toOthers;
}

function distance(line: number, lines: readonly number[]): number {
  return Math.min(Infinity, ...lines.map((other) => Math.abs(other - line)));
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, "");
}
