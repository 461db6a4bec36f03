import { boundDocument } from "./shape/bound-document.ts";
import { boundParse } from "./shape/bound-parse.ts";
import { findSkills } from "../skills/find-skills.ts";
import { countYears } from "./dates/count-years.ts";
import { detectLanguage } from "./text/detect-language.ts";
import { isDayFirst, pickAsOf } from "./dates/document-dates.ts";
import { detectManipulation } from "./trust/detect-manipulation.ts";
import type { LaidOutDocument } from "./shape/document.ts";
import { findGaps } from "./dates/find-gaps.ts";
import { confidenceWarnings } from "./trust/low-confidence.ts";
import { warnOfOtherDocument } from "./trust/not-a-cv.ts";
import type { ParsedResume, ResumeRole } from "./shape/parsed-resume.ts";
import { readCertifications } from "./roles/read-certifications.ts";
import { readContact } from "./contact/read-contact.ts";
import { readEducation } from "./roles/read-education.ts";
import { readHeadline } from "./contact/read-headline.ts";
import { readLanguages } from "./skills/read-languages.ts";
import { readSkills } from "./skills/read-skills.ts";
import { readSummary } from "./contact/read-summary.ts";
import { readTimeline } from "./roles/read-timeline.ts";
import { remember, withTexts } from "./text/remember.ts";
import { splitSections } from "./sections/split-sections.ts";
import { warnOfTwoPeople } from "./trust/two-people.ts";

/**
 * Reads a laid-out CV as a person would. Pure: the same document and day give the same result.
 * Nothing is guessed into being; a field that the CV doesn't have is null or empty.
 *
 * @param options.today the day of the upload, `YYYY-MM-DD`; "present" means it where the document
 *   doesn't tell its own date.
 */
export function parseResume(whole: LaidOutDocument, options: { today: string }): ParsedResume {
  return withTexts(() => parse(whole, options));
}

function parse(whole: LaidOutDocument, options: { today: string }): ParsedResume {
  const document = boundDocument(whole);
  const asOf = pickAsOf(document, options.today);
  const manipulation = detectManipulation(document);
  const trusted = withoutLines(document, manipulation.excluded);
  const sections = splitSections(trusted);
  const contact = readContact(trusted, sections);
  const language = detectLanguage(trusted.lines.map((line) => line.text).join("\n"));
  const dayFirst = isDayFirst(trusted, language);
  const timeline = readTimeline(sections, { asOf, language, dayFirst });
  const roles = timeline.map((entry) => entry.role);
  const education = readEducation(sections, { dayFirst, anyDate: true });
  const skills = readSkills({
    sections,
    roles: timeline,
    excluded: manipulation.excluded,
    name: contact.name?.value ?? null,
    asOf,
    findSkills: (text, options) =>
      options?.inSkillList === true ? skillsOfList(text) : skillsOfText(text),
  });
  const parsed: ParsedResume = {
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    location: contact.location,
    links: contact.links,
    headline: readHeadline(sections, contact),
    summary: readSummary(sections),
    roles,
    education,
    certifications: readCertifications(sections),
    languages: readLanguages(sections),
    skills,
    yearsExperience: countYears(roles, asOf),
    gaps: findGaps(roles, education, asOf),
    language,
    asOf,
    warnings: manipulation.warnings,
  };
  const bounded = boundParse(parsed);
  const other = warnOfOtherDocument(document, sections, bounded);
  const two = other === null ? warnOfTwoPeople(trusted, sections) : null;
  const doubts = [
    ...(two === null ? [] : [two]),
    ...(other === null ? confidenceWarnings(bounded) : [other]),
  ];
  return { ...bounded, warnings: [...bounded.warnings, ...doubts] };
}

/** An item of a list is asked about with its line, and by itself. */
const skillsOfList = remember((text) => findSkills(text, { inSkillList: true }));
const skillsOfText = remember((text) => findSkills(text));

/** The role to name in a list: the current one, else the one that ended last; null without roles. */
export function lastRole(parsed: Pick<ParsedResume, "roles">): ResumeRole | null {
  return parsed.roles.find((role) => role.kind !== "volunteer") ?? parsed.roles[0] ?? null;
}

function withoutLines(document: LaidOutDocument, excluded: ReadonlySet<number>): LaidOutDocument {
  if (excluded.size === 0) return document;
  const lines = document.lines.map((line, index) =>
    excluded.has(index) ? { ...line, text: "", runs: [] } : line,
  );
  return { ...document, lines };
}
