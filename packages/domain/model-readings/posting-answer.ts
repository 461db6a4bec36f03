import { z } from "zod";

/** A row of a model's answer. It isn't used until `checkPostingAnswer` has validated it. */
export const PostedRow = z.object({
  text: z.string().describe("The requirement, in words of the quote"),
  level: z.enum(["must", "nice", "duty"]),
  line: z.number().describe("The number of the line that asks for it"),
  quote: z.string().describe("The words of that line that ask for it, copied exactly"),
});
export type PostedRow = z.infer<typeof PostedRow>;

export const PostingAnswer = z.object({ rows: z.array(PostedRow) });
export type PostingAnswer = z.infer<typeof PostingAnswer>;
