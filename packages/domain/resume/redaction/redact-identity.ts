import { detectManipulation } from "../trust/detect-manipulation.ts";
import type { LaidOutDocument } from "../shape/document.ts";
import { isTitleHead, rateTitle } from "../places/classify-piece.ts";
import { foldText } from "../text/fold-text.ts";
import { givenNames } from "../contact/given-names.ts";
import { hideLinks } from "./hide-links.ts";
import { nameHider, nameMark } from "./hide-name.ts";
import type { NameHider } from "./hide-name.ts";
import { hideOthers } from "./hide-others.ts";
import { possibleNames } from "../contact/read-name.ts";
import { neutralWords, personalCells, personalLabels, photoLine } from "./identity-words.ts";
import type { ParsedResume } from "../shape/parsed-resume.ts";
import { rateLocation } from "../places/recognize-location.ts";
import { splitSections } from "../sections/split-sections.ts";
import { statedHider } from "./hide-stated.ts";
import { ResumeText } from "../text/resume-text.ts";

/** Most lines hold none of the words of `neutralWords`, and no contact: one cheap look tells. */
const mayTell =
  /\/|\[name\]|\b(?:she|he|her|his|him|hers|herself|himself|maternity|paternity|mutterschutz|mutterschaftsurlaub|elternzeit|mother|father|mum|mom|dad|wife|husband|woman|women|man|men|female|females|male|males|girl|girls|boy|boys|lady|gentleman|sorority|fraternity)\b/i;

/**
 * The CV's lines without what tells who the person is: name, contacts, links, address, date of
 * birth, family, gender, nationality, photo. Lines that address a machine are left out, too, and
 * so are the referees. For everything that ranks by reading text.
 *
 * @returns one entry for each line of the document, in its order; empty where nothing remains.
 */
export function redactIdentity(document: LaidOutDocument, parsed: ParsedResume): string[] {
  const text = ResumeText.of(document);
  const { excluded } = detectManipulation(text);
  const personal = personalLines(text);
  const hider = allOf(
    namesOf(text, parsed, personal.contact).map((name) => nameHider(name, ownHandles(parsed))),
  );
  const location = parsed.location?.value ?? "";
  const { folded } = text;
  const stated = statedHider(text);
  return document.lines.map((line, index) => {
    if (excluded.has(index) || personal.gone.has(index)) return "";
    if (photoLine.test(folded[index] ?? "")) return "";
    if (index === parsed.name?.place?.line && isNameOnly(line.text, parsed.name.value)) return "";
    const isContact = personal.contact.has(index);
    let text = hideLinks(stated.hide(line.text, index), isContact);
    text = isContact ? dropPersonalCells(dropLocation(text, location)) : dropLabelled(text);
    text = hideOthers(hider.hide(text, isContact), nameMark);
    if (mayTell.test(text)) {
      for (const [pattern, word] of neutralWords) text = text.replace(pattern, word);
    }
    if (hider.holds(text)) return "";
    return text === line.text ? text : tidy(text);
  });
}

/**
 * What is stored of an earlier reading, checked again before it is sent: where the name still stands
 * it is hidden, and a line that holds it even so is left out.
 */
export function withoutName(lines: readonly string[], parsed: ParsedResume): string[] {
  const hider = nameHider(nameOf(parsed), ownHandles(parsed));
  return lines.map((line) => {
    const text = hider.hide(line, false);
    return hider.holds(text) ? "" : text;
  });
}

/** The name as it was read, and what else in the head of the CV may be one. */
function namesOf(text: ResumeText, parsed: ParsedResume, contact: ReadonlySet<number>): string[] {
  const head = [...contact].filter((index) => text.lines[index]?.page === 1);
  const possible = possibleNames(
    text,
    head.sort((one, other) => one - other),
    { isNamed: parsed.name !== null },
  );
  return [...new Set([nameOf(parsed), ...possible])];
}

function allOf(hiders: readonly NameHider[]): NameHider {
  return {
    hide: (line, isContact) => hiders.reduce((text, one) => one.hide(text, isContact), line),
    holds: (text) => hiders.some((one) => one.holds(text)),
  };
}

/** Where no name was read, a mail address with a given name in it tells one. */
function nameOf({ name, email }: ParsedResume): string {
  if (name) return name.value;
  const words = (email?.value.split("@")[0] ?? "").split(/[\d._-]+/).filter((word) => word !== "");
  return words.length > 1 && words.some((word) => givenNames.has(foldText(word)))
    ? words.join(" ")
    : "";
}

const sharedMailboxes: ReadonlySet<string> = new Set(
  "info mail email contact hello office admin jobs work career careers resume application me".split(
    " ",
  ),
);

/** The person's own mailbox, accounts and domains, in lower case. */
function ownHandles({ email, links }: ParsedResume): Set<string> {
  const paths = links.flatMap(({ value }) =>
    value
      .replace(/^https:\/\//, "")
      .split("/")
      .slice(-1),
  );
  const handles = [email?.value.split("@")[0] ?? "", ...paths].map((handle) =>
    handle.replace(/^[@~]/, "").toLowerCase(),
  );
  return new Set(handles.filter((handle) => handle.length > 3 && !sharedMailboxes.has(handle)));
}

/** Which lines hold contacts, and which speak of referees only. */
function personalLines(document: ResumeText): { contact: Set<number>; gone: Set<number> } {
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

function isNameOnly(text: string, name: string): boolean {
  const letters = (value: string): string => foldText(value).replace(/[^\p{L}]/gu, "");
  return letters(text).length <= letters(name).length + 8;
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
      const minPlace = isAddressLine ? 0 : 0.7;
      return !/[\p{L}\p{N}]/u.test(cell) || rateTitle(cell) >= 0.5 || rateLocation(cell) < minPlace;
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
  return personalLabels.test(foldText(text).trim());
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
