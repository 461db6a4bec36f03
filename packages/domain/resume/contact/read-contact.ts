import type { ResumeText } from "../text/resume-text.ts";
import { findEmails, findPhones } from "./find-contacts.ts";
import { foldText } from "../text/fold-text.ts";
import type { Field } from "../shape/parsed-resume.ts";
import { readLinks } from "./read-links.ts";
import { readLocation } from "./read-location.ts";
import { readOwnName } from "./read-name.ts";
import type { Section } from "../sections/split-sections.ts";
import type { SectionKind } from "../sections/section-kind.ts";

export type Contact = {
  name: Field<string> | null;
  email: Field<string> | null;
  phone: Field<string> | null;
  location: Field<string> | null;
  links: Field<string>[];
  /** Lines above the first heading and in contact sections, in reading order. */
  lines: number[];
};

const contactKinds: ReadonlySet<SectionKind> = new Set(["header", "contact", "personal", "links"]);

/** Reads who the CV is of and how to reach them. What isn't there stays null. */
export function readContact(document: ResumeText, sections: readonly Section[]): Contact {
  const kindOf = new Map<number, SectionKind>();
  for (const section of sections) {
    for (const { index } of section.lines) kindOf.set(index, section.kind);
  }
  const lines = contactLines(document, sections);
  const emails = rankEmails(document, kindOf);
  const phone = bestPhone(document, kindOf);
  const links = readLinks(document, lines);
  const email = emails[0] ?? null;
  const name = readOwnName(document, sections, {
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    links: links.map((link) => link.value),
  });
  return {
    name,
    email: preferOwn(emails, name),
    phone,
    location: readLocation(
      document,
      lines.filter((index) => index !== name?.place?.line || hasMore(document, index, name.value)),
    ),
    links,
    lines,
  };
}

/** True when the name's line holds more than the name: then a place may stand in it too. */
function hasMore(document: ResumeText, index: number, name: string): boolean {
  const text = document.lines[index]?.text ?? "";
  return text.replace(/\s/g, "").length > name.replace(/\s/g, "").length + 6;
}

function contactLines(document: ResumeText, sections: readonly Section[]): number[] {
  const own = sections
    .filter((section) => contactKinds.has(section.kind))
    .flatMap((section) => section.lines.slice(0, 25))
    .map((line) => line.index);
  const edges = document.lines.flatMap((line, index) => (line.region === "header" ? [index] : []));
  return [...new Set([...edges.slice(0, 10), ...own])].sort((one, other) => one - other);
}

function rankEmails(
  document: ResumeText,
  kindOf: ReadonlyMap<number, SectionKind>,
): Field<string>[] {
  const found: { field: Field<string>; score: number }[] = [];
  const addresses = document.links
    .filter((link) => /^mailto:/i.test(link.url))
    .map((link) => decodeMailto(link.url))
    .filter((address) => address !== null);
  document.lines.forEach((line, index) => {
    const next = document.lines[index + 1];
    const text =
      next && isCutAddress(line.text, next.text)
        ? line.text.trimEnd() + next.text.trimStart()
        : line.text;
    for (const { value } of findEmails(text)) {
      const whole = addresses.find(
        (address) =>
          address.toLowerCase().endsWith(value.toLowerCase()) ||
          address.toLowerCase().startsWith(value.toLowerCase()),
      );
      const score = placeScore(line.region, kindOf.get(index)) - index * 0.002;
      found.push({
        field: { value: whole ?? value, confidence: 0.98, place: { line: index, page: line.page } },
        score,
      });
    }
  });
  for (const address of addresses) {
    const page =
      document.links.find((link) => link.url.toLowerCase().includes(address.toLowerCase()))?.page ??
      1;
    const isSeen = found.some(({ field }) => field.value.toLowerCase() === address.toLowerCase());
    if (!isSeen)
      found.push({
        field: { value: address, confidence: 0.9, place: null },
        score: page === 1 ? 0.4 : -0.5,
      });
  }
  return found.sort((one, other) => other.score - one.score).map(({ field }) => field);
}

/** An address broken at the end of a narrow line. */
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
    return /^[\p{L}\p{N}-]+(?:\.\p{L}{2,})?$/u.test(tail);
  return !end.includes(".") && tail.includes(".") && /^\.?[\p{L}\p{N}-]*\.?\p{L}{2,6}$/u.test(tail);
}

function decodeMailto(url: string): string | null {
  const bare = url.replace(/^mailto:/i, "").split("?")[0] ?? "";
  const decoded = bare.replace(/%40/g, "@").replace(/%20/g, "").trim();
  return findEmails(decoded)[0]?.value ?? null;
}

function placeScore(region: string, kind: SectionKind | undefined): number {
  if (kind === "references") return -2;
  if (region === "footer") return 0.3;
  if (region === "header") return 0.8;
  if (kind !== undefined && contactKinds.has(kind)) return 1;
  return kind === "experience" ||
    kind === "education" ||
    kind === "projects" ||
    kind === "publications"
    ? -0.5
    : 0.5;
}

/** Of several addresses the one that bears the person's name; else the first. */
function preferOwn(
  emails: readonly Field<string>[],
  name: Field<string> | null,
): Field<string> | null {
  const [first] = emails;
  if (!first || !name) return first ?? null;
  const words = foldText(name.value)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);
  const bears = (field: Field<string>): boolean => {
    const local = foldText(field.value.split("@")[0] ?? "").replace(/[^a-z]/g, "");
    return words.some((word) => local.includes(word));
  };
  return bears(first) ? first : (emails.find((field) => bears(field)) ?? first);
}

function bestPhone(
  document: ResumeText,
  kindOf: ReadonlyMap<number, SectionKind>,
): Field<string> | null {
  let best: { field: Field<string>; score: number } | null = null;
  document.lines.forEach((line, index) => {
    for (const phone of findPhones(line.text)) {
      const place = placeScore(line.region, kindOf.get(index));
      const isAlone = line.text.replace(/[^\p{L}\d]/gu, "") === phone.value.replace(/\D/g, "");
      const isFax = /\bfax\W{0,4}$/i.test(line.text.slice(0, phone.from));
      const score = place + (phone.labelled ? 0.3 : 0) - (isFax ? 1 : 0) - index * 0.002;
      if (!phone.labelled && !(isAlone && !phone.loose) && place < (phone.loose ? 0.8 : 0.3))
        continue;
      if (!best || score > best.score) {
        const confidence = phone.labelled || phone.value.startsWith("+") ? 0.97 : 0.93;
        best = {
          field: { value: phone.value, confidence, place: { line: index, page: line.page } },
          score,
        };
      }
    }
  });
  const chosen = best as { field: Field<string>; score: number } | null;
  if (chosen && chosen.score > -1) return chosen.field;
  const tel = document.links.find((link) => /^tel:/i.test(link.url));
  if (!tel) return null;
  return { value: tel.url.replace(/^tel:/i, "").trim(), confidence: 0.85, place: null };
}
