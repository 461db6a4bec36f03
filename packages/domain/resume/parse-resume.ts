import { boundDocument } from "./shape/bound-document.ts";
import { boundParse } from "./shape/bound-parse.ts";
import { countYears } from "./dates/count-years.ts";
import { detectLanguage } from "./text/detect-language.ts";
import { isDayFirst, pickAsOf } from "./dates/document-dates.ts";
import { detectManipulation } from "./trust/detect-manipulation.ts";
import type { LaidOutDocument } from "./shape/document.ts";
import { notStatedAfter } from "./dates/newest-date.ts";
import { findGaps } from "./dates/find-gaps.ts";
import type { ParsedResume, ResumeRole } from "./shape/parsed-resume.ts";
import { readCertifications } from "./roles/read-certifications.ts";
import { readContact } from "./contact/read-contact.ts";
import { readEducation } from "./roles/read-education.ts";
import { readHeadline } from "./contact/read-headline.ts";
import { readLanguages } from "./skills/read-languages.ts";
import { readSkills } from "./skills/read-skills.ts";
import { readSummary } from "./contact/read-summary.ts";
import { readTimeline } from "./roles/read-timeline.ts";
import { readOtherLines } from "./sections/other-lines.ts";
import { splitSections } from "./sections/split-sections.ts";
import { readStated } from "./stated/find-stated.ts";
import { ResumeText } from "./text/resume-text.ts";
import { findDoubts } from "./trust/find-doubts.ts";

/**
 * Parses a laid-out CV. A pure function: the same document and day give the same result. Nothing is
 * guessed: a field that the CV doesn't have is null or empty.
 *
 * @param options.today the day of the upload, `YYYY-MM-DD`, which is used for "present" unless the
 * text states its own date.
 */
export function parseResume(document: LaidOutDocument, options: { today: string }): ParsedResume {
  const text = ResumeText.of(boundDocument(document));
  const { asOf, asOfFrom } = pickAsOf(text, options.today);
  const { warnings, excluded } = detectManipulation(text);
  const trusted = text.without(excluded);
  const sections = splitSections(trusted);
  const contact = readContact(trusted, sections);
  const language = detectLanguage(trusted.lines.map((line) => line.text).join("\n"));
  const dayFirst = isDayFirst(trusted, language);
  const timeline = readTimeline(sections, { asOf, dayFirst });
  const roles = timeline.map((entry) => entry.role);
  const education = readEducation(sections, { dayFirst, anyDate: true });
  const name = contact.name?.value ?? null;
  const parsed = boundParse({
    name: contact.name,
    email: contact.email,
    phone: contact.phone,
    location: contact.location,
    links: contact.links,
    headline: readHeadline(sections, contact),
    stated: readStated(trusted),
    summary: readSummary(sections),
    roles,
    education,
    certifications: readCertifications(sections),
    languages: readLanguages(sections),
    skills: readSkills({ sections, roles: timeline, name, asOf, language }),
    yearsExperience: countYears(roles, asOf),
    gaps: findGaps(roles, education, asOf),
    language,
    asOf,
    asOfFrom,
    notStatedAfter: notStatedAfter({ roles, education, asOf }),
    warnings,
    otherLines: readOtherLines(sections, timeline),
    leftOut: [...excluded].toSorted((a, b) => a - b),
  });
  const doubts = findDoubts({ text, trusted, sections, parsed });
  return { ...parsed, warnings: [...parsed.warnings, ...doubts] };
}

/** The role to show in a list: the current one, otherwise the last to end. Null without roles. */
export function lastRole(parsed: Pick<ParsedResume, "roles">): ResumeRole | null {
  return parsed.roles.find((role) => role.kind !== "volunteer") ?? parsed.roles[0] ?? null;
}
