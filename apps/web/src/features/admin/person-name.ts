import type { AdminUser } from "@resume-picker/domain/admin/statistics";

/** First and last name; the username of somebody who gave neither. */
export function personName({ firstName, lastName, username }: AdminUser): string {
  return [firstName, lastName].filter(Boolean).join(" ") || username;
}
