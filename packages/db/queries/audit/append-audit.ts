import { randomBytes } from "node:crypto";
import type { AuditedAction } from "@resume-picker/domain/admin/audited-actions";
import { shortenAddress } from "@resume-picker/domain/admin/shorten-address";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { auditEvents } from "../../schema/audit.ts";
import { digestOf, hashOfEvent } from "./audit-chain.ts";

/** Contains ids and counts only, apart from the ids of the people involved. */
export type NewAuditEvent = {
  action: AuditedAction;
  /** The user who acted; null for the server, its operator and visitors who aren't signed in. */
  actorId: string | null;
  /** The user who was acted on, unless they acted on themselves. */
  subjectId?: string | null;
  /** The client's IP address; only its network part is stored. */
  address?: string | null | undefined;
  resource?: { type: string; id: string | number } | undefined;
  metadata?: Record<string, string | number | boolean> | null | undefined;
  now: Date;
};

export async function recordAudit(db: Database, event: NewAuditEvent): Promise<void> {
  db.transaction((tx) => appendAudit(tx, event), { behavior: "immediate" });
}

/** Appends an event to the chain. Needs an immediate transaction, so no event comes in between. */
export function appendAudit(tx: Transaction, event: NewAuditEvent): void {
  const { action, resource, metadata, now } = event;
  const last = findLast(tx);
  const address = event.address ? shortenAddress(event.address) : null;
  // The address is then stored with the subject and erased with it.
  const isOfSubject = event.actorId === null && (event.subjectId ?? null) !== null;
  const actor = personOf(tx, event.actorId, isOfSubject ? null : address);
  const subject = personOf(tx, event.subjectId ?? null, isOfSubject ? address : null);
  const row = {
    id: (last.id ?? 0) + 1,
    createdAt: now,
    action,
    resourceType: resource?.type ?? null,
    resourceId: resource === undefined ? null : String(resource.id),
    details: metadata ? JSON.stringify(metadata) : null,
    actor,
    actorDigest: actor === null ? null : digestOf(actor),
    subject,
    subjectDigest: subject === null ? null : digestOf(subject),
  };
  const hash = hashOfEvent({ ...row, createdAt: now.getTime() }, last.hash);
  tx.insert(auditEvents)
    .values({ ...row, hash })
    .run();
}

/** The last id that was assigned, even if its row is gone, and the last row's hash. */
function findLast(tx: Transaction): { id: number | null; hash: string | null } {
  return tx.get(
    sql`select (select seq from sqlite_sequence where name = 'audit_events') as id,
      (select hash from audit_events order by id desc limit 1) as hash`,
  );
}

/** The salt ensures that the remaining digest reveals nothing once this value is erased. */
function personOf(tx: Transaction, id: string | null, address: string | null): string | null {
  const isMeant = eq(users.id, id ?? "");
  const name = tx.select({ name: users.username }).from(users).where(isMeant).get()?.name;
  if (name === undefined && address === null) return null;
  return JSON.stringify({
    ...(name === undefined ? {} : { id, name }),
    ...(address === null ? {} : { address }),
    salt: randomBytes(16).toString("base64url"),
  });
}

/** Erases a deleted account's identity from the trail. The chain stays valid. */
export function eraseFromAudit(tx: Transaction, userId: string): void {
  tx.update(auditEvents).set({ actor: null }).where(eq(auditEvents.actorId, userId)).run();
  tx.update(auditEvents).set({ subject: null }).where(eq(auditEvents.subjectId, userId)).run();
}
