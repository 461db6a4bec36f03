import type { UserContext } from "../trpc.ts";

/**
 * Serializes uploads, parses and corrections of one person, identified by the owner of the pool and
 * the email address.
 */
export function lockPerson<T>(
  ctx: UserContext,
  person: { createdBy: string; email: string | null; fileSha256: string },
  task: () => Promise<T>,
): Promise<T> {
  const name = person.email?.toLowerCase() ?? person.fileSha256;
  return ctx.fileLock(`email:${person.createdBy}:${name}`, task);
}
