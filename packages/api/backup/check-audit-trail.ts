import type { Database } from "@resume-picker/db/connect";
import { findBrokenLink } from "@resume-picker/db/queries/audit/audit-chain";

/** Whether the audit trail is as it was written; names the first event that isn't. */
export function checkAuditTrail(db: Database): { kind: "audit"; what: string; remedy: string }[] {
  const broken = findBrokenLink(db);
  if (!broken) return [];
  const { id, createdAt, what } = broken;
  const time = createdAt === null ? "" : ` (${new Date(createdAt).toISOString()})`;
  return [
    {
      kind: "audit",
      what: `event ${id}${time} of the audit trail ${what}`,
      remedy:
        "The database was changed outside the server. Compare it with an exported audit trail or a backup.",
    },
  ];
}
