import { countAuditEvents, iterateAudit } from "@resume-picker/db/queries/audit/audit";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { auditLabel, erasedPerson } from "@resume-picker/domain/admin/audited-actions";
import type { AuditEntry, AuditFilter } from "@resume-picker/domain/admin/operations";
import { actedBy } from "../acted-by.ts";
import { csvDownload } from "../csv-download.ts";
import { nobody } from "../download.ts";
import type { StreamedDownload } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** More rows than spreadsheet programs handle well. A narrower filter returns the rest. */
const maxRows = 100_000;

const columns: [header: string, cell: (entry: AuditEntry) => string | number | null][] = [
  ["Time", ({ createdAt }) => createdAt.toISOString()],
  ["User", ({ username, isUserErased }) => (isUserErased ? erasedPerson : username)],
  ["Action", ({ action }) => action],
  ["Description", ({ action }) => auditLabel(action)],
  ["Target", ({ subject, isSubjectErased }) => (isSubjectErased ? erasedPerson : subject)],
  ["IP Address", ({ address }) => address],
  ["Resource", ({ resourceType }) => resourceType],
  ["Resource Id", ({ resourceId }) => resourceId],
  ["Details", ({ metadata }) => (metadata === null ? null : JSON.stringify(metadata))],
  ["User Id", ({ userId }) => userId],
  ["Target Id", ({ subjectId }) => subjectId],
  ["Id", ({ id }) => id],
  ["Hash", ({ hash }) => hash],
];

/** Exports the audit trail as CSV, latest first. Cells can't be interpreted as formulas. */
export async function exportAudit(
  ctx: UserContext,
  filter: AuditFilter,
): Promise<StreamedDownload> {
  const now = ctx.clock();
  const entries = countAuditEvents(ctx.db, filter, maxRows);
  const file = csvDownload({
    identifies: nobody,
    fileName: `audit-trail-${now.toISOString().slice(0, 10)}.csv`,
    columns: columns.map(([header]) => header),
    steps: iterateAudit(ctx.db, filter, maxRows),
    toCells: (entry) => columns.map(([, cell]) => cell(entry)),
    escapesFormulas: true,
  });
  await recordAction(ctx.db, {
    ...{ ...actedBy(ctx), action: "audit.export", metadata: { entries }, now },
  });
  return file;
}
