import type { ParsedResume } from "../../resume/shape/parsed-resume.ts";
import { foldWords } from "../../resume/text/fold-text.ts";
import { compareNames } from "./compare-names.ts";

/** The data besides the email address that identifies a CV's owner. */
export type Identity = {
  name: string | null;
  phone: string | null;
  roles: readonly Pick<ParsedResume["roles"][number], "title" | "company" | "start">[];
};

/**
 * Whether two CVs with the same email address belong to one person. Couples, agencies and templates
 * share addresses, so the names must match. If a name is missing or ambiguous, the phone numbers
 * must not differ, and the number or a job must match.
 */
export function isSamePerson(one: Identity, other: Identity): boolean {
  const names = compareNames(one.name, other.name);
  return names === "little" ? agreeOtherwise(one, other) : names !== "differ";
}

function agreeOtherwise(one: Identity, other: Identity): boolean {
  const [a, b] = [lastDigits(one.phone), lastDigits(other.phone)];
  if (a !== null && b !== null) return a === b;
  const jobs = new Set(one.roles.map(nameJob));
  return other.roles.map(nameJob).some((job) => job !== null && jobs.has(job));
}

/** Without the country code, which is optional. */
function lastDigits(phone: string | null): string | null {
  const digits = phone?.replaceAll(/\D/g, "").slice(-8) ?? "";
  return digits === "" ? null : digits;
}

function nameJob({ title, company, start }: Identity["roles"][number]): string | null {
  const where = company ?? title;
  return where === null || start === null ? null : `${foldWords(where)} ${start.slice(0, 4)}`;
}
