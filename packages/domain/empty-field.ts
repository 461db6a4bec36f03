import { z } from "zod";

/** An optional field of an address; an empty one asks for nothing. */
export const optionalField = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
