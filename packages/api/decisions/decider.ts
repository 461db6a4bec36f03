import type { Decider } from "@resume-picker/db/queries/decisions/decisions";
import { personName } from "@resume-picker/domain/accounts/person-name";
import type { UserContext } from "../trpc.ts";

/** Who decides or writes, as they are called now. */
export function deciderOf({ user, clock }: UserContext): Decider {
  return { id: user.id, name: personName(user), now: clock() };
}
