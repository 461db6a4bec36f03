import { z } from "zod";
import { fileTypeKeys } from "../file-types.ts";
import { entrySchema } from "./fields/entry-schemas.ts";

const Box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
const Place = z.object({ line: z.number().int(), page: z.number().int() });

/** The CV as displayed beside the parse. Lines and boxes are defined in `resume/document`. */
export const ShownDocument = z.object({
  fileName: z.string(),
  fileType: z.enum(fileTypeKeys),
  /** In bytes. */
  fileSize: z.number().int(),
  /** Changes with the file and invalidates anything cached under the old hash. */
  fileSha256: z.string(),
  isOutdated: z.boolean(),
  /** Limited to what blind review allows. */
  isBlind: z.boolean(),
  lines: z.array(
    z.object({
      text: z.string(),
      page: z.number().int(),
      box: Box,
      block: z.number().int(),
      column: z.number().int(),
      bullet: z.boolean(),
      bold: z.boolean(),
      heading: z.boolean(),
      fontSize: z.number(),
      region: z.enum(["body", "header", "footer"]),
    }),
  ),
  /** The lines that show each skill. */
  skills: z.array(z.object({ skill: z.string(), lines: z.array(z.number().int()) })),
  /** In the order of the candidate's timeline. Line -1 is a role that a person added. */
  roles: z.array(z.object({ line: z.number().int(), bullets: z.array(z.number().int()) })),
});
export type ShownDocument = z.infer<typeof ShownDocument>;
export type ShownLine = ShownDocument["lines"][number];

/** All correctable data of a candidate. */
export const CandidateProfile = z.object({
  entries: z.array(
    entrySchema({
      isCorrected: z.boolean(),
      /** The model that read the value. */
      readBy: z.string().nullable(),
      confidence: z.number().nullable(),
      place: Place.nullable(),
    }),
  ),
});
export type CandidateProfile = z.infer<typeof CandidateProfile>;
