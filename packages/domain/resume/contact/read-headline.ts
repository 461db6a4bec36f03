import { rateTitle } from "../places/classify-piece.ts";
import { findEmails, findPhones } from "./find-contacts.ts";
import { foldText } from "../text/fold-text.ts";
import { matchHeading } from "../sections/match-heading.ts";
import type { Field } from "../shape/parsed-resume.ts";
import type { Contact } from "./read-contact.ts";
import { findDateSpans } from "../dates/read-dates.ts";
import { rateLocation } from "../places/recognize-location.ts";
import type { Section } from "../sections/split-sections.ts";

/** The line near the name that gives the person's profession: "Senior Nurse · Intensive Care". */
export function readHeadline(sections: readonly Section[], contact: Contact): Field<string> | null {
  const lines = sections
    .filter((section) => section.kind === "header")
    .flatMap((section) => section.lines.slice(0, 8));
  const name = contact.name && foldText(contact.name.value);
  for (const { index, text, line } of lines) {
    const label = /^([^:]{3,30}):\s/.exec(text)?.[1];
    if (line.bullet || (label !== undefined && matchHeading(label) !== null)) continue;
    // "Frau Summer Nurse, born 1990" describes the person, not the profession.
    if (contact.name?.place?.line !== index && name !== null && foldText(text).includes(name))
      continue;
    let rest = text.trim();
    if (contact.name?.place?.line === index)
      rest = rest.replace(contact.name.value, "").replace(/^[\s,|·•–—-]+/, "");
    if (rest.length < 3 || rest.length > 110 || tellsElse(rest)) continue;
    const rate = Math.max(...rest.split(/[|·•/,]|\s[–—-]\s/).map((part) => rateTitle(part)));
    if (
      rate >= 0.5 ||
      (/^\p{L}[^.]{8,}$/u.test(rest) && rateTitle(rest.split(/\s+/).slice(0, 4).join(" ")) >= 0.5)
    ) {
      return {
        value: rest,
        confidence: Math.min(0.95, 0.5 + rate * 0.45),
        place: { line: index, page: line.page },
      };
    }
  }
  return null;
}

/** Whether the text is a contact detail, a date, a place or a web address. */
function tellsElse(text: string): boolean {
  if (findEmails(text).length > 0 || findPhones(text).length > 0) return true;
  return findDateSpans(text).length > 0 || rateLocation(text) >= 0.8 || /https?:|www\./.test(text);
}
