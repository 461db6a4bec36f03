import type { Decider } from "@resume-picker/db/queries/decisions/decisions";
import { personName } from "@resume-picker/domain/accounts/person-name";
import type { UserContext } from "../trpc.ts";

/** Returns the user who decides or writes, with their current name. */
export function deciderOf({ user, clock }: UserContext): Decider {
  return { id: user.id, name: personName(user), now: clock() };
}
