import { z } from "zod";
import { foldUsername } from "../accounts/names.ts";

/** The characters of a note that the inbox shows. */
export const maxMentionText = 300;

/** A note that mentions the user. */
export const Mention = z.object({
  id: z.number().int(),
  jobId: z.number().int(),
  jobTitle: z.string(),
  candidateId: z.number().int(),
  name: z.string().nullable(),
  fileName: z.string(),
  text: z.string(),
  by: z.string().nullable(),
  at: z.date(),
  readAt: z.date().nullable(),
});
export type Mention = z.infer<typeof Mention>;

type Named = { userId: string; username: string };

/** A character that continues a name: "@ada" does not match in "@adam". */
const goesOn = /^[\p{L}\p{N}_-]/u;

/** Returns the members that a note mentions as "@username". */
export function findMentions(text: string, members: readonly Named[]): string[] {
  const folded = foldUsername(text);
  // An "@" inside an email address is not a mention.
  const places = [...folded.matchAll(/(?<![\p{L}\p{N}._+-])@/gu)].map(({ index }) => index + 1);
  const isNamed = ({ username }: Named) => {
    const name = foldUsername(username);
    return places.some(
      (at) => folded.startsWith(name, at) && !goesOn.test(folded.slice(at + name.length)),
    );
  };
  return members.filter(isNamed).map(({ userId }) => userId);
}
