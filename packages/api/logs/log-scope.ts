import type { LogScope } from "@resume-picker/db/queries/logs/log-scope";
import type { User } from "@resume-picker/domain/accounts/user";

/** An admin sees what happened to everybody, a user what happened to their own requests. */
export function logScope({ id, role }: Pick<User, "id" | "role">): LogScope {
  return role === "admin" ? null : id;
}
