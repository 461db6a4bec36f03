import type { ParsedResume } from "../../resume/shape/parsed-resume.ts";
import { foldWords } from "../../resume/text/fold-text.ts";
import { compareNames } from "./compare-names.ts";

/** What of a CV tells whose it is, beside the e-mail address. */
export type Identity = {
  name: string | null;
  phone: string | null;
  roles: readonly Pick<ParsedResume["roles"][number], "title" | "company" | "start">[];
};

/**
 * Whether two CVs with one e-mail address are one person's. Couples, agencies and templates share
 * addresses, so that the names have to agree; where a name is missing or says too little, the rest has to:
 * no other phone number, and the same number or a job in common.
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

/** Without the country's code, which is written or not. */
function lastDigits(phone: string | null): string | null {
  const digits = phone?.replaceAll(/\D/g, "").slice(-8) ?? "";
  return digits === "" ? null : digits;
}

function nameJob({ title, company, start }: Identity["roles"][number]): string | null {
  const where = company ?? title;
  return where === null || start === null ? null : `${foldWords(where)} ${start.slice(0, 4)}`;
}
