import type { UserContext } from "../trpc.ts";

/** One at a time: new files, new readings and corrections of one person, known by the pool that they are in and their email address. */
export function lockPerson<T>(
  ctx: UserContext,
  person: { createdBy: string; email: string | null; fileSha256: string },
  task: () => Promise<T>,
): Promise<T> {
  const name = person.email?.toLowerCase() ?? person.fileSha256;
  return ctx.fileLock(`email:${person.createdBy}:${name}`, task);
}
