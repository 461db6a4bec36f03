import { z } from "zod";
import { inputOf } from "./fields/field-inputs.ts";
import type { FieldValue } from "./fields/field-inputs.ts";
import { fieldKeys } from "../candidate-fields.ts";
import type { FieldKey } from "../candidate-fields.ts";

/** One field as a person says it is. In a list, `value: null` says that the entry is not true. */
export type CorrectionOf<Key extends FieldKey> = {
  [Each in Key]: {
    field: Each;
    /** Which entry of a list; empty for fields of one value, and for a new entry. */
    subject: string;
    value: FieldValue<Each>;
  };
}[Key];
export type Correction = CorrectionOf<FieldKey>;
/** A correction with the model that has read its value; null where a person entered it. */
export type MadeCorrection = Correction & { readBy: string | null };

const ofField = (field: FieldKey) => z.object({ field: z.literal(field), ...inputOf(field) });
const [first, ...others] = fieldKeys;

// A mapped list forgets that each field has values of its own; `ofField` pairs them.
export const Correction = z.discriminatedUnion("field", [ofField(first), ...others.map(ofField)], {
  error: `Field must be one of ${fieldKeys.map((key) => `“${key}”`).join(", ")}`,
}) as unknown as z.ZodType<Correction, Correction | Omit<Correction, "subject">>;

/** The name of a correction, for taking it back. */
export const CorrectionName = z.object({
  field: z.enum(fieldKeys),
  subject: z.string().max(700).default(""),
});
export type CorrectionName = z.infer<typeof CorrectionName>;
