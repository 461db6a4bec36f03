import { z } from "zod";
import { isEmailAddress } from "../accounts/account-rules.ts";
import { proficiencies } from "./candidate.ts";
import { correctableFields, correctionMessages } from "./correctable-fields.ts";

const text = z.string().trim().max(200, correctionMessages.tooLong);
/** An emptied field says that the CV has no such value. */
const optionalText = text.nullable().transform((value) => (value === "" ? null : value));
const subject = text.min(1, correctionMessages.empty);
/** Of an entry that was read: its key; empty for a new one. */
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

/** `YYYY` and `YYYY-MM` compare by their common length. */
const isOrdered = ({ start, end, isCurrent }: Dated): boolean => {
  if (start === null || end === null || isCurrent) return true;
  const length = Math.min(start.length, end.length);
  return start.slice(0, length) <= end.slice(0, length);
};

const CorrectedRole = z
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

const single = <Field extends string, Value extends z.ZodType>(field: Field, value: Value) =>
  z.object({ field: z.literal(field), subject: z.literal("").default(""), value });

/** One field as a person says it is. In a list, `value: null` says that the entry is not true. */
export const Correction = z.discriminatedUnion("field", [
  single("name", optionalText),
  single(
    "email",
    optionalText.refine(
      (value) => value === null || isEmailAddress(value),
      correctionMessages.email,
    ),
  ),
  single(
    "phone",
    optionalText.refine(
      (value) => value === null || value.replace(/\D/g, "").length >= 5,
      correctionMessages.phone,
    ),
  ),
  single("location", optionalText),
  single("headline", optionalText),
  single(
    "yearsExperience",
    z
      .number(correctionMessages.years)
      .min(0, correctionMessages.years)
      .max(70, correctionMessages.years)
      .transform((years) => Math.round(years * 10) / 10)
      .nullable(),
  ),
  z.object({
    field: z.literal("skill"),
    subject,
    value: z.object({ proficiency: z.enum(proficiencies).nullable() }).nullable(),
  }),
  z.object({ field: z.literal("role"), subject: entryKey, value: CorrectedRole.nullable() }),
  z.object({
    field: z.literal("education"),
    subject: entryKey,
    value: CorrectedEducation.nullable(),
  }),
  z.object({ field: z.literal("certification"), subject, value: z.literal(true).nullable() }),
  z.object({
    field: z.literal("language"),
    subject,
    value: z.object({ level: optionalText }).nullable(),
  }),
  z.object({
    field: z.literal("link"),
    subject: subject.refine(
      (value) => /^https?:\/\/\S[^\s.]*\.\S+$/i.test(value),
      correctionMessages.link,
    ),
    value: z.literal(true).nullable(),
  }),
]);
export type Correction = z.infer<typeof Correction>;

/** The name of a correction, for taking it back. */
export const CorrectionName = z.object({
  field: z.enum(correctableFields),
  subject: z.string().max(700).default(""),
});
export type CorrectionName = z.infer<typeof CorrectionName>;
