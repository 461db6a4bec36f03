import type { Database } from "@resume-picker/db/connect";
import { findBrokenLink } from "@resume-picker/db/queries/audit/audit-chain";

/** Checks the audit trail's hash chain and reports the first event that was changed. */
export function checkAuditTrail(db: Database): { kind: "audit"; what: string; remedy: string }[] {
  const broken = findBrokenLink(db);
  if (!broken) return [];
  const { id, createdAt, problem } = broken;
  const time = createdAt === null ? "" : ` (${new Date(createdAt).toISOString()})`;
  return [
    {
      kind: "audit",
      what: `event ${id}${time} of the audit trail ${problem}`,
      remedy:
        "The database was changed outside the server. Compare it with an exported audit trail or a backup.",
    },
  ];
}
