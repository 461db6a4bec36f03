import { z } from "zod";
import { proficiencies } from "../proficiencies.ts";
import type { FieldValue } from "./field-inputs.ts";
import { fieldKeys, fieldRow } from "../../candidate-fields.ts";
import type { ChipField, DatedField, FieldKey } from "../../candidate-fields.ts";

const text = z.string().nullable();
const dates = { start: text, end: text, isCurrent: z.boolean() };

/** The values of lists, as they are shown: checked when they came in, they need no check any more. */
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

/** What is said of one entry of one field, by whatever is told of it besides. */
export type EntryOf<Shape, Key extends FieldKey = FieldKey> = {
  [Each in Key]: Shape & {
    field: Each;
    /** Which entry of a list; empty for fields of one value. */
    subject: string;
    value: FieldValue<Each>;
    /** As the CV was read; null where it holds no such thing. */
    asRead: FieldValue<Each>;
  };
}[Key];

/** Entries of all fields, each with the values of its own. */
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
  // A mapped list forgets that each field has values of its own; `ofField` pairs them.
  return z.discriminatedUnion("field", [
    ofField(first),
    ...others.map(ofField),
  ]) as unknown as z.ZodType<EntryOf<z.output<z.ZodObject<Shape>>>>;
}
