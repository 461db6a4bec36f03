import { z } from "zod";
import { isEmailAddress } from "../../accounts/account-rules.ts";
import { proficiencies } from "../proficiencies.ts";
import { correctionMessages } from "./correction-messages.ts";
import type { FieldKey } from "../../candidate-fields.ts";

const text = z.string().trim().max(200, correctionMessages.tooLong);
/** Clearing a field states that the CV has no such value. */
const optionalText = text.nullable().transform((value) => (value === "" ? null : value));
const subject = text.min(1, correctionMessages.empty);
/** The key of a parsed entry, or empty for a new one. */
const entryKey = z.string().max(700).default("");

const PartialDate = z
  .string()
  .trim()
  .max(40, correctionMessages.date)
  .nullable()
  .transform((value) => (value === "" ? null : value))
  .refine(
    (value) => value === null || /^(?:19[3-9]\d|20\d\d)(?:-(?:0[1-9]|1[0-2]))?$/.test(value),
    correctionMessages.date,
  );

type Dated = { start: string | null; end: string | null; isCurrent: boolean };

const withoutEndIfCurrent = <T extends Dated>(value: T): T =>
  value.isCurrent ? { ...value, end: null } : value;

/** Compares `YYYY` and `YYYY-MM` by their common length. */
const isOrdered = ({ start, end, isCurrent }: Dated): boolean => {
  if (start === null || end === null || isCurrent) return true;
  const length = Math.min(start.length, end.length);
  return start.slice(0, length) <= end.slice(0, length);
};

export const CorrectedRole = z
  .object({
    title: optionalText,
    company: optionalText,
    location: optionalText,
    start: PartialDate,
    end: PartialDate,
    isCurrent: z.boolean(),
    kind: z.enum(["job", "internship", "volunteer"]),
  })
  .refine(({ title, company }) => title !== null || company !== null, {
    message: correctionMessages.roleUnnamed,
    path: ["title"],
  })
  .refine(isOrdered, { message: correctionMessages.order, path: ["end"] })
  .transform(withoutEndIfCurrent);
export type CorrectedRole = z.infer<typeof CorrectedRole>;

const CorrectedEducation = z
  .object({
    degree: optionalText,
    institution: optionalText,
    start: PartialDate,
    end: PartialDate,
    isCurrent: z.boolean(),
  })
  .refine(({ degree, institution }) => degree !== null || institution !== null, {
    message: correctionMessages.educationUnnamed,
    path: ["degree"],
  })
  .refine(isOrdered, { message: correctionMessages.order, path: ["end"] })
  .transform(withoutEndIfCurrent);
export type CorrectedEducation = z.infer<typeof CorrectedEducation>;

/** Fields with one value have no entries to identify. */
const noSubject = z.literal("").default("");

function isDay(value: string): boolean {
  if (!/^(?:19[3-9]\d|20\d\d)-\d\d-\d\d$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/**
 * Validation of the fields. Other text fields accept any text. In a list, null removes an entry.
 */
const inputs = {
  email: {
    subject: noSubject,
    value: optionalText.refine(
      (value) => value === null || isEmailAddress(value),
      correctionMessages.email,
    ),
  },
  phone: {
    subject: noSubject,
    value: optionalText.refine(
      (value) => value === null || value.replace(/\D/g, "").length >= 5,
      correctionMessages.phone,
    ),
  },
  yearsExperience: {
    subject: noSubject,
    value: z
      .number(correctionMessages.years)
      .min(0, correctionMessages.years)
      .max(70, correctionMessages.years)
      .transform((years) => Math.round(years * 10) / 10)
      .nullable(),
  },
  asOf: {
    subject: noSubject,
    value: z
      .string(correctionMessages.day)
      .trim()
      .max(40, correctionMessages.day)
      .refine(isDay, correctionMessages.day)
      .nullable()
      // Every CV has an "as of" day, so it can't be removed.
      .refine((value): boolean => value !== null, correctionMessages.day),
  },
  skill: { subject, value: z.object({ proficiency: z.enum(proficiencies).nullable() }).nullable() },
  role: { subject: entryKey, value: CorrectedRole.nullable() },
  education: { subject: entryKey, value: CorrectedEducation.nullable() },
  certification: { subject, value: z.literal(true).nullable() },
  language: { subject, value: z.object({ level: optionalText }).nullable() },
  link: {
    subject: subject.refine(
      (value) => /^https?:\/\/\S[^\s.]*\.\S+$/i.test(value),
      correctionMessages.link,
    ),
    value: z.literal(true).nullable(),
  },
} as const satisfies Partial<Record<FieldKey, FieldInput>>;

type FieldInput = { subject: z.ZodType<string, string | undefined>; value: z.ZodType };
type Inputs = typeof inputs;

/** The value of a field as it is stored, shown and corrected. */
export type FieldValue<Key extends FieldKey> = Key extends keyof Inputs
  ? z.output<Inputs[Key]["value"]>
  : string | null;

const anyText = { subject: noSubject, value: optionalText };
const byField: Partial<Record<FieldKey, FieldInput>> = inputs;

/** The input schemas of a field: its entry and its value. */
export const inputOf = (key: FieldKey): FieldInput => byField[key] ?? anyText;
