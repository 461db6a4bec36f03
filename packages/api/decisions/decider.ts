import type { Decider } from "@resume-picker/db/queries/decisions/decisions";
import type { UserContext } from "../trpc.ts";

/** Who decides or writes, as they are called now. */
export function deciderOf({ user, clock }: UserContext): Decider {
  const name = [user.firstName, user.lastName].filter(Boolean).join(" ");
  return { id: user.id, name: name || user.username, now: clock() };
}
