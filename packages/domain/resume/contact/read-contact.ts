import type { ResumeText } from "../text/resume-text.ts";
import type { Field } from "../shape/parsed-resume.ts";
import { listEmails, pickOwnEmail } from "./find-own-email.ts";
import { listPhones, pickOwnPhone } from "./find-own-phone.ts";
import { readLinks } from "./read-links.ts";
import { readLocation } from "./read-location.ts";
import { readOwnName } from "./read-name.ts";
import type { Section } from "../sections/split-sections.ts";
import { contactKinds } from "../sections/section-kind.ts";
import { whoseLines } from "./whose-line.ts";

export type Contact = {
  name: Field<string> | null;
  email: Field<string> | null;
  phone: Field<string> | null;
  location: Field<string> | null;
  links: Field<string>[];
  /** Lines above the first heading and in contact sections, in reading order. */
  lines: number[];
};

/** Reads the candidate's name and contact details. Missing fields are null. */
export function readContact(document: ResumeText, sections: readonly Section[]): Contact {
  const whose = whoseLines(document, sections);
  const lines = contactLines(document, sections);
  const emails = listEmails(document, whose);
  const phones = listPhones(document, whose);
  const links = readLinks(document, lines);
  const isTrusted = ({ whose: of }: { whose: string }) => of !== "work" && of !== "others";
  const name = readOwnName(document, sections, {
    email: emails.find(isTrusted)?.field.value ?? null,
    phone: phones.find(isTrusted)?.field.value ?? null,
    links: links.map((link) => link.value),
  });
  const { own: email, others } = pickOwnEmail(document, emails, name?.value ?? null);
  return {
    name,
    email,
    phone: pickOwnPhone(document, phones, {
      own: [name, email].flatMap((field) => field?.place?.line ?? []),
      others: others.flatMap(({ place }) => place?.line ?? []),
    }),
    location: readLocation(
      document,
      lines.filter((index) => index !== name?.place?.line || hasMore(document, index, name.value)),
    ),
    links,
    lines,
  };
}

/** Whether the name's line has more text than the name, which may include a place. */
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
