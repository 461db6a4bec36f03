import { detectManipulation } from "./detect-manipulation.ts";
import type { LaidOutDocument } from "./document.ts";
import { isTitleHead, rateTitle } from "./classify-piece.ts";
import { findEmails, findPhones } from "./find-contacts.ts";
import { canonicalSkill } from "../skills/canonical-skill.ts";
import { organizationWords } from "./company-cues.ts";
import { foldText } from "./fold-text.ts";
import { neutralWords, personalCells, personalLabels, photoLine } from "./identity-words.ts";
import type { ParsedResume } from "./parsed-resume.ts";
import { rateLocation } from "./recognize-location.ts";
import { splitSections } from "./split-sections.ts";
import { foldedLines } from "./folded-lines.ts";
import { hasLabelSign } from "./text-signs.ts";

const mark = "[name]";

/** Most lines hold none of the words of `neutralWords`, and no contact: one cheap look tells. */
const mayTell =
  /\/|\[name\]|\b(?:she|he|her|his|him|hers|herself|himself|maternity|paternity|mutterschutz|mutterschaftsurlaub|elternzeit|mother|father|mum|mom|dad|wife|husband|woman|women|man|men|female|females|male|males|girl|girls|boy|boys|lady|gentleman|sorority|fraternity)\b/i;
const mayReach = /[@\d([{:/]|www\./i;

/**
 * The CV's lines without what tells who the person is: name, contacts, links, address, date of
 * birth, family, gender, nationality, photo. Lines that address a machine are left out, too, and
 * so are the referees. For everything that ranks by reading text.
 *
 * @returns one entry for each line of the document, in its order; empty where nothing remains.
 */
export function redactIdentity(document: LaidOutDocument, parsed: ParsedResume): string[] {
  const { excluded } = detectManipulation(document);
  const personal = personalLines(document);
  const hideName = nameHider(parsed.name?.value ?? "");
  const location = parsed.location?.value ?? "";
  const folded = foldedLines(document);
  return document.lines.map((line, index) => {
    if (excluded.has(index) || personal.gone.has(index)) return "";
    if (photoLine.test(folded[index] ?? "")) return "";
    if (index === parsed.name?.place?.line && isNameOnly(line.text, parsed.name.value)) return "";
    let text = redactContacts(line.text);
    text = personal.contact.has(index)
      ? dropPersonalCells(dropLocation(text, location))
      : dropLabelled(text);
    text = hideName(text);
    if (mayTell.test(text)) {
      for (const [pattern, word] of neutralWords) text = text.replace(pattern, word);
    }
    return text === line.text ? text : tidy(text);
  });
}

/** Which lines hold contacts, and which speak of referees only. */
function personalLines(document: LaidOutDocument): { contact: Set<number>; gone: Set<number> } {
  const contact = new Set<number>();
  const gone = new Set<number>();
  for (const section of splitSections(document)) {
    const isContact = ["header", "contact", "personal", "links"].includes(section.kind);
    for (const { index } of section.lines) {
      if (isContact) contact.add(index);
      if (section.kind === "references") gone.add(index);
    }
  }
  document.lines.forEach((line, index) => {
    if (line.region !== "body") contact.add(index);
  });
  return { contact, gone };
}

/**
 * Puts the mark for the whole name or words of it side by side, then for each word that is nothing
 * else, as a name is written. The patterns are made when the first text asks for them: V8 takes a
 * millisecond to compile the pair.
 */
function nameHider(name: string): (text: string) => string {
  const words = name
    .split(" ")
    .map((word) => word.replace(/^\P{L}+|(?<!\P{L})\P{L}+$/gu, ""))
    .filter((word) => word.length > 1);
  const forms = formsOf(words);
  let patterns: RegExp[] | null = null;
  return (text) => {
    if (!forms.some((form) => standsAlone(form, text))) return text;
    patterns ??= namePatterns(words, forms);
    return patterns.reduce((rest, pattern) => rest.replace(pattern, mark), text);
  };
}

function standsAlone(form: string, text: string): boolean {
  for (let at = text.indexOf(form); at >= 0; at = text.indexOf(form, at + 1)) {
    const around = text.charAt(at - 1) + text.charAt(at + form.length);
    if (!/[\p{L}\p{N}]/u.test(around)) return true;
  }
  return false;
}

function namePatterns(words: readonly string[], forms: readonly string[]): RegExp[] {
  const one = `(?:${forms.map(escape).join("|")})`;
  const particles = words.filter((word) => !forms.includes(word)).map(escape);
  const between = ["\\p{Lu}", ...particles].join("|");
  const own = formsOf(words.filter((word) => !isWordOfWork(word))).map(escape);
  const [start, end] = ["(?<![\\p{L}\\p{N}])", "(?![\\p{L}\\p{N}])"];
  const gap = `[\\s.,()"'“”‘’-]`;
  const more = `(?:${gap}+(?:(?:${between})${gap}+)*${one})`;
  return [
    new RegExp(`${start}(?:(?:\\p{Lu}\\.\\s*)+${one}|${one}${more})${more}*${end}`, "gu"),
    ...(own.length > 0 ? [new RegExp(`${start}(?:${own.join("|")})${end}`, "gu")] : []),
  ];
}

/**
 * "Baker", "Bond" and "London" are surnames, and trades, goods and towns too: alone they stay, or
 * a baker of that name would lose the proof of the trade.
 */
function isWordOfWork(word: string): boolean {
  const folded = foldText(word);
  return (
    isTitleHead(folded) ||
    organizationWords.has(folded) ||
    canonicalSkill(word) !== null ||
    rateLocation(word) >= 0.8
  );
}

/** As written, capitalized, and in capitals; never in lower case, so that "will" and "mark" stay. */
function formsOf(words: readonly string[]): string[] {
  const forms = words.flatMap((word) => {
    const lower = word.toLowerCase();
    const title = lower.replace(
      /(^|[-'’])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    );
    return [word, title, word.toUpperCase()].filter((form) => !/^\p{Ll}+$/u.test(form));
  });
  return [...new Set(forms)].sort((one, other) => other.length - one.length);
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function isNameOnly(text: string, name: string): boolean {
  const letters = (value: string): string => foldText(value).replace(/[^\p{L}]/gu, "");
  return letters(text).length <= letters(name).length + 8;
}

function redactContacts(text: string): string {
  if (!mayReach.test(text)) return text;
  let bare = text;
  const found = [...findEmails(bare), ...findPhones(bare)].sort(
    (one, other) => other.from - one.from,
  );
  for (const { from, to } of found) bare = bare.slice(0, from) + bare.slice(to);
  return bare
    .replace(/(?<![^\s@])[^\s@]+@(?=[^\s@]{0,120}\.)[^\s@]{1,145}/g, "")
    .replace(/(?:https?:\/\/|www\.)\S{1,300}/gi, "")
    .replace(
      /\b(?:linkedin|github|gitlab|twitter|facebook|instagram|xing|medium|behance|dribbble|stackoverflow|x)\.com\/\S*/gi,
      "",
    )
    .replace(/\b(?:linkedin|github|gitlab|twitter|facebook|instagram|xing)\s*:[\s/@]*\S+/gi, "");
}

const separators = /(\t|\||\s[·•∙●]\s|\s{3,}|,\s|\s[–—-]\s)/;

/** The place as it was read, but for a title that stands before its street. */
function dropLocation(text: string, location: string): string {
  const [first = "", ...rest] = location.split(", ");
  const last = foldText(first).split(" ").pop() ?? "";
  const isTitled = isTitleHead(last) && rest.some((cell) => namesStreet(foldText(cell)));
  return text.replaceAll(isTitled ? rest.join(", ") : location, "");
}

function dropPersonalCells(text: string): string {
  const cells = dropLabelled(text).split(separators);
  const isAddressLine = cells.some(isAddress);
  return cells
    .filter((cell) => {
      const folded = foldText(cell).trim();
      if (personalCells.test(folded) || isPersonal(cell) || isAddress(cell)) return false;
      // Beside a street or a postcode stand districts, towns and countries.
      const least = isAddressLine ? 0 : 0.7;
      return !/[\p{L}\p{N}]/u.test(cell) || rateTitle(cell) >= 0.5 || rateLocation(cell) < least;
    })
    .join("");
}

function dropLabelled(text: string): string {
  const isLabelled = isPersonal(text);
  if (isLabelled && !/\t.*\t| \| /.test(text)) return "";
  if (!isLabelled && !/[\t|·•∙●]/.test(text)) return text;
  return text
    .split(/(\t|\||\s[·•∙●]\s)/)
    .filter((cell) => !isPersonal(cell))
    .join("");
}

function isPersonal(text: string): boolean {
  return hasLabelSign(text) && personalLabels.test(foldText(text).trim());
}

const streetWord =
  /\b(?:street|st|avenue|ave|road|rd|drive|dr|lane|ln|boulevard|blvd|way|court|rue|calle|avda|rua|via|viale|corso)\b/;
const numberedStreet = /(?:strasse|str\.|weg|gasse|platz|straat|laan|plein|allee)\s*\d/;
const streetName = /\b(?:rue|calle|avda|rua|via|viale|corso|ul\.)\s/;

/** A number before the street's word or behind it; each is looked for once, however long the text. */
function namesStreet(folded: string): boolean {
  const digit = folded.search(/\d/);
  if (digit === -1) return false;
  if (streetWord.test(folded.slice(digit)) || numberedStreet.test(folded)) return true;
  const name = folded.search(streetName);
  return name !== -1 && /\d/.test(folded.slice(name));
}

function isAddress(cell: string): boolean {
  const bare = cell.trim();
  return (
    namesStreet(foldText(bare)) ||
    /^(?:[A-Z]{1,2}-)?\d{4,6}\s+\p{L}/u.test(bare) ||
    /\b[A-Z]{2}\s\d{5}\b|\p{L}{3}[\s-]\d{3}\s?\d{3}$|\b[A-Z]{1,2}\d{1,2}[A-Z]?\s\d[A-Z]{2}\b/u.test(
      bare,
    )
  );
}

function tidy(text: string): string {
  return text
    .replace(/[|·•∙●,;][\s|·•∙●,;]*[|·•∙●,;]/g, " | ")
    .replace(/^[\s|·•∙●,;:]+|(?<![\s|·•∙●,;:]|\s[–—-])(?:[\s|·•∙●,;:]|\s[–—-])+$/g, "")
    .replace(/  +/g, " ");
}
