import type { Database } from "@resume-picker/db/connect";
import { hasSecondFactor } from "@resume-picker/db/queries/accounts/second-factor";
import { findUser } from "@resume-picker/db/queries/accounts/users";
import type { User } from "@resume-picker/domain/accounts/user";
import type { Settings } from "../../settings/settings.ts";

type Parts = { db: Database; settings: Settings };

/** Whether an administrator still has to turn on the required two-step sign-in. */
const mustEnableTwoStep = (
  { db, settings }: Parts,
  { id, role }: Pick<User, "id" | "role">,
): boolean =>
  role === "admin" && settings.current().ADMIN_TWO_STEP === "on" && !hasSecondFactor(db, id);

/** The same check for an account whose role was already reduced by `withEffectiveRole`. */
export async function userMustEnableTwoStep(parts: Parts, userId: string): Promise<boolean> {
  const user = await findUser(parts.db, userId);
  return user !== null && mustEnableTwoStep(parts, user);
}

/** Treats an administrator as a normal user until two-step sign-in is turned on. */
export const withEffectiveRole = <AnyUser extends Pick<User, "id" | "role">>(
  parts: Parts,
  user: AnyUser,
): AnyUser => (mustEnableTwoStep(parts, user) ? { ...user, role: "user" } : user);
