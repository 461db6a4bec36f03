import { listAuditEvents } from "@resume-picker/db/queries/audit/audit";
import { recordAction } from "@resume-picker/db/queries/accounts/user-actions";
import { auditWords, erasedPerson } from "@resume-picker/domain/admin/audited-actions";
import type { AuditEntry, AuditFilter } from "@resume-picker/domain/admin/operations";
import { stringify } from "csv-stringify/sync";
import { actedBy } from "../acted-by.ts";
import { Download } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** More rows than a spreadsheet program shows well; a narrower filter brings the rest. */
const maxRows = 100_000;

const columns: [header: string, cell: (entry: AuditEntry) => string | number | null][] = [
  ["Time", ({ createdAt }) => createdAt.toISOString()],
  ["User", ({ username, isUserErased }) => (isUserErased ? erasedPerson : username)],
  ["Action", ({ action }) => action],
  ["In Words", ({ action }) => auditWords(action)],
  ["Of Whom", ({ subject, isSubjectErased }) => (isSubjectErased ? erasedPerson : subject)],
  ["From", ({ address }) => address],
  ["Resource", ({ resourceType }) => resourceType],
  ["Resource Id", ({ resourceId }) => resourceId],
  ["Details", ({ metadata }) => (metadata === null ? null : JSON.stringify(metadata))],
  ["User Id", ({ userId }) => userId],
  ["Of Whom Id", ({ subjectId }) => subjectId],
  ["Id", ({ id }) => id],
  ["Hash", ({ hash }) => hash],
];

/** The audit trail as CSV, the latest first, with no cell that would start a formula. */
export async function exportAudit(ctx: UserContext, filter: AuditFilter): Promise<Download> {
  const entries = await listAuditEvents(ctx.db, filter, { limit: maxRows });
  const text = stringify(
    entries.map((entry) => columns.map(([, cell]) => cell(entry))),
    {
      header: true,
      columns: columns.map(([header]) => header),
      bom: true,
      record_delimiter: "windows",
      escape_formulas: true,
    },
  );
  const now = ctx.clock();
  await recordAction(ctx.db, {
    ...actedBy(ctx),
    action: "audit.export",
    metadata: { entries: entries.length },
    now,
  });
  return new Download({
    fileName: `audit-trail-${now.toISOString().slice(0, 10)}.csv`,
    mimeType: "text/csv; charset=utf-8",
    bytes: new TextEncoder().encode(text),
  });
}
