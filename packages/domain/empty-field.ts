import { z } from "zod";

/** An optional query parameter. An empty value counts as missing. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
