import type { ParsedResume, PartialDate } from "../../resume/shape/parsed-resume.ts";

type DatedEntry = { start: PartialDate | null; end: PartialDate | null; isCurrent: boolean };

/** The parsed data kept of a CV that isn't current, for comparing the two. */
export type VersionProfile = {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
  headline: string | null;
  yearsExperience: number | null;
  roles: (DatedEntry & { title: string | null; company: string | null })[];
  education: (DatedEntry & { degree: string | null; institution: string | null })[];
  certifications: string[];
  languages: string[];
  skills: string[];
  /** The text looks like a letter, a certificate or the like. Missing in older data. */
  isOtherDocument?: boolean;
};

/**
 * Whether the file is a supplement to the CV: a cover letter, certificate, reference or other file
 * without a career. It never replaces a CV automatically.
 */
export function isAttachment({ roles, education, isOtherDocument }: VersionProfile): boolean {
  return isOtherDocument === true || (roles.length === 0 && education.length === 0);
}

const valueOf = (field: { value: string } | null): string | null => field?.value ?? null;

export function versionProfile(parsed: ParsedResume): VersionProfile {
  return {
    name: valueOf(parsed.name),
    email: valueOf(parsed.email),
    phone: valueOf(parsed.phone),
    location: valueOf(parsed.location),
    headline: valueOf(parsed.headline),
    yearsExperience: parsed.yearsExperience,
    roles: parsed.roles.map(({ title, company, start, end, isCurrent }) => ({
      ...{ title, company, start, end, isCurrent },
    })),
    education: parsed.education.map(({ degree, institution, start, end, isCurrent }) => ({
      ...{ degree, institution, start, end, isCurrent },
    })),
    certifications: parsed.certifications.map(({ value }) => value),
    languages: parsed.languages.map(({ value }) =>
      value.level === null ? value.language : `${value.language} (${value.level})`,
    ),
    skills: parsed.skills.map(({ skill }) => skill),
    isOtherDocument: parsed.warnings.some(
      ({ code }) => code === "not-a-cv" || code === "other-document",
    ),
  };
}
