import { z } from "zod";
import { inputOf } from "./fields/field-inputs.ts";
import type { FieldValue } from "./fields/field-inputs.ts";
import { fieldKeys } from "../candidate-fields.ts";
import type { FieldKey } from "../candidate-fields.ts";

/** A corrected field. In a list, `value: null` removes the entry. */
export type CorrectionOf<Key extends FieldKey> = {
  [Each in Key]: {
    field: Each;
    /** Identifies an entry of a list. Empty for fields with one value and for new entries. */
    subject: string;
    value: FieldValue<Each>;
  };
}[Key];
export type Correction = CorrectionOf<FieldKey>;
/** A correction with the model that read its value, or null if a person entered it. */
export type MadeCorrection = Correction & { readBy: string | null };

const ofField = (field: FieldKey) => z.object({ field: z.literal(field), ...inputOf(field) });
const [first, ...others] = fieldKeys;

// `map` loses the connection between a field and its values, which `ofField` ensures.
export const Correction = z.discriminatedUnion("field", [ofField(first), ...others.map(ofField)], {
  error: `Field must be one of ${fieldKeys.map((key) => `“${key}”`).join(", ")}`,
}) as unknown as z.ZodType<Correction, Correction | Omit<Correction, "subject">>;

/** Identifies a correction to remove. */
export const CorrectionName = z.object({
  field: z.enum(fieldKeys),
  subject: z.string().max(700).default(""),
});
export type CorrectionName = z.infer<typeof CorrectionName>;
