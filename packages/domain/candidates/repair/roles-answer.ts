import { z } from "zod";

const Quoted = z
  .object({
    line: z.number().describe("The number of the line where the words begin"),
    quote: z.string().describe("Words of the CV, copied exactly"),
  })
  .nullable();
export type Quoted = z.infer<typeof Quoted>;

/** A job as a model reads it. It isn't used until `checkRepair` has validated it. */
export const RoleRow = z.object({
  unsureLine: z
    .number()
    .nullable()
    .describe("Which of the named lines it is about, otherwise null"),
  title: Quoted.describe("What the person was; null if not stated"),
  company: Quoted.describe("The employer; null if not stated"),
  dates: Quoted.describe("From when to when, both in one quote; null if not stated"),
});
export type RoleRow = z.infer<typeof RoleRow>;

export const RolesAnswer = z.object({ rows: z.array(RoleRow) });
export type RolesAnswer = z.infer<typeof RolesAnswer>;
