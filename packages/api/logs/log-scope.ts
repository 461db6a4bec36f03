import type { LogScope } from "@resume-picker/db/queries/logs/log-scope";
import type { User } from "@resume-picker/domain/accounts/user";

/** Admins see all entries, users only those of their own requests. */
export function logScope({ id, role }: Pick<User, "id" | "role">): LogScope {
  return role === "admin" ? null : id;
}
