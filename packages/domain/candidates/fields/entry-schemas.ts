import { z } from "zod";
import { proficiencies } from "../proficiencies.ts";
import type { FieldValue } from "./field-inputs.ts";
import { fieldKeys, fieldRow } from "../../candidate-fields.ts";
import type { ChipField, DatedField, FieldKey } from "../../candidate-fields.ts";

const text = z.string().nullable();
const dates = { start: text, end: text, isCurrent: z.boolean() };

/**
 * Schemas of the list values as displayed. They were validated on input and need no further checks.
 */
const listValues: Record<ChipField | DatedField, z.ZodType> = {
  skill: z.object({ proficiency: z.enum(proficiencies).nullable() }),
  role: z.object({
    ...{ title: text, company: text, location: text, ...dates },
    kind: z.enum(["job", "internship", "volunteer"]),
  }),
  education: z.object({ degree: text, institution: text, ...dates }),
  certification: z.literal(true),
  language: z.object({ level: text }),
  link: z.literal(true),
};

const ofControl: Partial<Record<string, z.ZodType>> = {
  text: z.string(),
  number: z.number(),
  day: z.string(),
};

function valueOf(key: FieldKey): z.ZodType {
  const { control } = fieldRow(key);
  const byKey: Partial<Record<FieldKey, z.ZodType>> = listValues;
  return (ofControl[control] ?? byKey[key] ?? z.never()).nullable();
}

/** An entry of one field, combined with other properties. */
export type EntryOf<Shape, Key extends FieldKey = FieldKey> = {
  [Each in Key]: Shape & {
    field: Each;
    /** Identifies an entry of a list. Empty for fields with one value. */
    subject: string;
    value: FieldValue<Each>;
    /** The parsed value, or null if the CV has none. */
    asRead: FieldValue<Each>;
  };
}[Key];

/** A schema for entries of all fields, each with its own values. */
export function entrySchema<Shape extends z.ZodRawShape>(
  shape: Shape,
): z.ZodType<EntryOf<z.output<z.ZodObject<Shape>>>> {
  const ofField = (field: FieldKey) =>
    z.object({
      ...{ field: z.literal(field), subject: z.string() },
      ...{ value: valueOf(field), asRead: valueOf(field) },
      ...shape,
    });
  const [first, ...others] = fieldKeys;
  // `map` loses the connection between a field and its values, which `ofField` ensures.
  return z.discriminatedUnion("field", [
    ofField(first),
    ...others.map(ofField),
  ]) as unknown as z.ZodType<EntryOf<z.output<z.ZodObject<Shape>>>>;
}
