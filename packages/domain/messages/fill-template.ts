import { normalizePersonName } from "../accounts/names.ts";
import { patternOf } from "../lexicon/lexicon.ts";
import { people } from "../resume/lexicon/people.gen.ts";
import { templateVariables } from "./message-rules.ts";
import type { TemplateVariable } from "./message-rules.ts";

export type TemplateValues = Record<TemplateVariable, string>;
type Template = { subject: string; text: string };

const placeholder = /\{([^{}\n]{1,40})\}/g;

/** Returns unknown variables, which are typing mistakes that a candidate would see. */
export function unknownVariables({ subject, text }: Template): string[] {
  const found = [...`${subject}\n${text}`.matchAll(placeholder)].map(([, name = ""]) =>
    name.trim(),
  );
  return [...new Set(found)].filter((name) => !Object.hasOwn(templateVariables, name));
}

/** The message as the candidate reads it. Values are not interpreted as templates. */
export function fillTemplate(template: Template, values: TemplateValues): Template {
  const fill = (text: string) =>
    text.replaceAll(placeholder, (whole, name: string) =>
      // `hasOwn` has checked that the name is a variable.
      Object.hasOwn(values, name.trim()) ? values[name.trim() as TemplateVariable] : whole,
    );
  return { subject: oneLine(fill(template.subject)), text: fill(template.text) };
}

/** A line break in a subject would start another header of the mail. */
export const oneLine = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();

const titles = new RegExp(`^(?:(?:${patternOf(people, "titleOfName")})\\.?\\s+)+`, "i");

/** For a CV without a name. */
const nameless = "applicant";

/**
 * Removes control characters and marks that change the direction of writing, since names come from
 * CVs.
 */
export function namesOf(name: string | null): Pick<TemplateValues, "first_name" | "full_name"> {
  const plain = normalizePersonName(name ?? "").trim();
  if (plain === "") return { first_name: nameless, full_name: nameless };
  const [first = plain] = plain.replace(titles, "").split(/\s+/);
  return { first_name: first === "" ? plain : first, full_name: plain };
}
