import type { AdminUser } from "@resume-picker/domain/admin/statistics";

/** Returns the first and last name, or the username if both are empty. */
export function personName({ firstName, lastName, username }: AdminUser): string {
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}
