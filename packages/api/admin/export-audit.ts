import { listActions } from "@resume-picker/db/queries/audit";
import { recordAction } from "@resume-picker/db/queries/user-actions";
import type { AuditEntry, AuditFilter } from "@resume-picker/domain/admin/operations";
import { stringify } from "csv-stringify/sync";
import { Download } from "../download.ts";
import type { UserContext } from "../trpc.ts";

/** More rows than a spreadsheet program shows well; a narrower filter brings the rest. */
const maxRows = 100_000;

const columns: [header: string, cell: (entry: AuditEntry) => string | number | null][] = [
  ["Time", ({ createdAt }) => createdAt.toISOString()],
  ["User", ({ username }) => username],
  ["Action", ({ action }) => action],
  ["Resource", ({ resourceType }) => resourceType],
  ["Resource Id", ({ resourceId }) => resourceId],
  ["Details", ({ metadata }) => (metadata === null ? null : JSON.stringify(metadata))],
  ["User Id", ({ userId }) => userId],
  ["Id", ({ id }) => id],
];

/** The audit trail as CSV, the latest first, with no cell that would start a formula. */
export async function exportAudit(ctx: UserContext, filter: AuditFilter): Promise<Download> {
  const entries = await listActions(ctx.db, filter, { limit: maxRows });
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
    userId: ctx.user.id,
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
