import { AppError } from "@resume-picker/domain/errors";
import { z } from "zod";

/** Over REST, the flag is text from the query. */
export const Deletion = z.object({
  id: z.number().int().positive(),
  evenIfUsed: z
    .union([z.boolean(), z.enum(["true", "false"]).transform((text) => text === "true")])
    .default(false),
});

/** @throws AppError CONFLICT that names the posts, if there are any. */
export function assertUnused(what: string, titles: readonly string[]): void {
  if (titles.length === 0) return;
  const shown = titles.slice(0, 5).map((title) => `“${title}”`);
  const more = titles.length > shown.length ? ` and ${titles.length - shown.length} more` : "";
  throw new AppError(
    "CONFLICT",
    `${what} is used by ${titles.length === 1 ? "a post" : `${titles.length} posts`}: ${shown.join(", ")}${more}. Send evenIfUsed=true to delete it all the same.`,
  );
}
