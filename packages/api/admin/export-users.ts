import { iterateUsers } from "@resume-picker/db/queries/accounts/list-users";
import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import type { UserQuery } from "@resume-picker/domain/admin/user-query";
import { csvDownload } from "../csv-download.ts";
import { nobody } from "../download.ts";
import type { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

const timeOf = (date: Date | null) => date?.toISOString() ?? null;

const columns: [header: string, cell: (user: AdminUser) => string | null][] = [
  ["Username", ({ username }) => username],
  ["First Name", ({ firstName }) => firstName],
  ["Last Name", ({ lastName }) => lastName],
  ["Email", ({ email }) => email],
  ["Email Verified", ({ emailVerified }) => (emailVerified ? "yes" : "no")],
  ["Role", ({ role }) => role],
  ["Active", ({ isActive }) => (isActive ? "yes" : "no")],
  ["Last Login", ({ lastLoginAt }) => timeOf(lastLoginAt)],
  ["Created", ({ createdAt }) => timeOf(createdAt)],
  ["Id", ({ id }) => id],
];

/** Exports matching accounts as sorted CSV. Cells can't be interpreted as formulas. */
export function exportUsers(
  { db, clock }: UserContext,
  query: Pick<UserQuery, "search" | "status" | "sort">,
): StreamedDownload {
  return csvDownload({
    identifies: nobody,
    fileName: `users-${clock().toISOString().slice(0, 10)}.csv`,
    columns: columns.map(([header]) => header),
    steps: iterateUsers(db, query),
    toCells: (user) => columns.map(([, cell]) => cell(user)),
    escapesFormulas: true,
  });
}
