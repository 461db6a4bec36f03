import { z } from "zod";
import { foldUsername } from "../accounts/names.ts";

/** How much of a note the inbox shows. */
export const maxMentionText = 300;

/** A note in which somebody named the user. */
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

/** What goes on after a name makes it another one: "@ada" is not in "@adam". */
const goesOn = /^[\p{L}\p{N}_-]/u;

/** The members whom a note names as "@username". */
export function findMentions(text: string, members: readonly Named[]): string[] {
  const folded = foldUsername(text);
  // "@" doesn't stand in an address.
  const places = [...folded.matchAll(/(?<![\p{L}\p{N}._+-])@/gu)].map(({ index }) => index + 1);
  const isNamed = ({ username }: Named) => {
    const name = foldUsername(username);
    return places.some(
      (at) => folded.startsWith(name, at) && !goesOn.test(folded.slice(at + name.length)),
    );
  };
  return members.filter(isNamed).map(({ userId }) => userId);
}
