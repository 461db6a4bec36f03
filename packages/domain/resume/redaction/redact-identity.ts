import { rateTitle } from "../places/classify-piece.ts";
import { contactKinds } from "../sections/section-kind.ts";
import { splitSections } from "../sections/split-sections.ts";
import type { LaidOutDocument } from "../shape/document.ts";
import type { ParsedResume } from "../shape/parsed-resume.ts";
import { ResumeText } from "../text/resume-text.ts";
import { detectManipulation } from "../trust/detect-manipulation.ts";
import { findAccounts } from "./find-accounts.ts";
import { findNames, headOf, isUnknown, nameOf, separators, topLines } from "./find-names.ts";
import { hideLinks } from "./hide-links.ts";
import { nameHider, nameMark } from "./hide-name.ts";
import type { NameHider } from "./hide-name.ts";
import { hideOthers } from "./hide-others.ts";
import { dropLabelled, dropLocation, dropPersonalCells } from "./hide-personal.ts";
import { statedHider } from "./hide-stated.ts";
import { photoLine } from "./identity-words.ts";
import { findKeptWords, keeps } from "./kept-words.ts";
import { lettersOf } from "./name-forms.ts";
import { neutralize } from "./neutralize.ts";
import { isWordOfWork } from "./word-of-work.ts";

/**
 * The CV's lines without personal data: name, contacts, links, accounts, address, date of birth,
 * family, gender, nationality, photo. Lines addressed to a machine and the referees are removed
 * too. Everything that ranks by reading text uses these lines. Titles, employers and schools keep
 * their words unless they contain the person's name.
 *
 * @returns one entry per line of the document, in order, empty if nothing remains.
 */
export function redactIdentity(document: LaidOutDocument, parsed: ParsedResume): string[] {
  const text = ResumeText.of(document);
  const { excluded } = detectManipulation(text);
  const personal = personalLines(text);
  const accounts = findAccounts(
    text.lines.map((line) => line.text),
    parsed,
  );
  const names = findNames(text, parsed, personal.contact);
  const hider = allOf(names.map((name) => nameHider(name, accounts)));
  const unread = parsed.name === null ? headOf(text, personal.contact) : [];
  const location = parsed.location?.value ?? "";
  const { folded } = text;
  const stated = statedHider(text);
  const kept = findKeptWords(text, parsed);
  return document.lines.map((line, index) => {
    if (excluded.has(index) || personal.gone.has(index)) return "";
    if (photoLine.test(folded[index] ?? "")) return "";
    if (index === parsed.name?.place?.line && isNameOnly(line.text, parsed.name.value)) return "";
    const isContact = personal.contact.has(index);
    const words = kept.get(index) ?? [];
    let bare = hideLinks(stated.hide(line.text, index), isContact);
    bare = isContact ? dropPersonalCells(dropLocation(bare, location)) : dropLabelled(bare);
    if (unread.includes(index)) bare = dropUnknown(bare, unread.indexOf(index) < topLines);
    bare = hider.hide(bare, isContact);
    bare = keeps(bare, words, (rest) => hideOthers(rest, nameMark));
    bare = keeps(bare, words, (rest) => neutralize(rest, parsed.language));
    if (hider.holds(bare)) return "";
    if (words.length === 0 && isRestOfName(bare)) return "";
    return bare === line.text ? bare : tidy(bare);
  });
}

/**
 * Checks stored lines of an earlier parse again before they are sent. The name is hidden if it
 * still occurs, and a line that contains it even then is removed.
 */
export function withoutName(lines: readonly string[], parsed: ParsedResume): string[] {
  const hider = nameHider(
    { name: nameOf(parsed), isWork: isWordOfWork },
    findAccounts(lines, parsed),
  );
  return lines.map((line) => {
    const text = hider.hide(line, false);
    return hider.holds(text) ? "" : text;
  });
}

function allOf(hiders: readonly NameHider[]): NameHider {
  return {
    hide: (line, isContact) => hiders.reduce((text, one) => one.hide(text, isContact), line),
    holds: (text) => hiders.some((one) => one.holds(text)),
  };
}

/** The lines with contact details, and the lines that are only about referees. */
function personalLines(document: ResumeText): { contact: Set<number>; gone: Set<number> } {
  const contact = new Set<number>();
  const gone = new Set<number>();
  for (const section of splitSections(document)) {
    const isContact = contactKinds.has(section.kind);
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
  return lettersOf(text).length <= lettersOf(name).length + 8;
}

/** For the header of a CV whose name was not found: removes cells that may be a name. */
function dropUnknown(text: string, isTop: boolean): string {
  return text
    .split(separators)
    .filter((cell) => !isUnknown(cell, isTop))
    .join("");
}

const marked =
  /^[\s.,'’"()-]*(?:\p{Lu}[\p{L}\p{M}.'’-]*[\s,]+){0,2}\[name\](?:[\s,.-]+\p{Lu}[\p{L}\p{M}.'’-]*){0,2}[\s.,'’"()-]*$/u;

/** "JONATHAN [name]", alone on its line, is another form of the name. */
function isRestOfName(text: string): boolean {
  return (
    marked.test(text) && text.trim() !== nameMark && rateTitle(text.replace(nameMark, "")) < 0.5
  );
}

function tidy(text: string): string {
  return text
    .replace(/[|·•∙●,;][\s|·•∙●,;]*[|·•∙●,;]/g, " | ")
    .replace(/^[\s|·•∙●,;:]+|(?<![\s|·•∙●,;:]|\s[–—-])(?:[\s|·•∙●,;:]|\s[–—-])+$/g, "")
    .replace(/  +/g, " ");
}
