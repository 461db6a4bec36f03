import type {
  CorrectedEducation,
  CorrectedRole,
} from "@resume-picker/domain/candidates/fields/field-inputs";
import type { DatedField, SingleField } from "@resume-picker/domain/candidate-fields";
import { spanText } from "../candidate-text.ts";
import type { EntryIn } from "./use-corrections.ts";

export const textOf = (value: EntryIn<SingleField>["value"]): string =>
  value === null ? "" : String(value);

export type DatedValue = NonNullable<EntryIn<DatedField>["value"]>;

export const isRole = (value: DatedValue): value is CorrectedRole => "title" in value;

/** Returns title and employer, or degree and school. */
export function namesOf(value: DatedValue): [string | null, string | null] {
  const { title, company } = isRole(value) ? value : asRole(value);
  return [title, company];
}

const asRole = ({ degree, institution }: CorrectedEducation) => ({
  ...{ title: degree, company: institution },
});

/** Formats an entry as "Backend Engineer, Paystack · Mar 2021 – present". */
export function datedText(value: DatedValue): string {
  const { start: startDate, end: endDate, isCurrent } = value;
  const span = spanText({ startDate, endDate, isCurrent });
  return `${namesOf(value).filter(Boolean).join(", ")} · ${span}`;
}
