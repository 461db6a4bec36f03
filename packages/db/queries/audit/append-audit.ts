import { randomBytes } from "node:crypto";
import type { AuditedAction } from "@resume-picker/domain/admin/audited-actions";
import { shortenAddress } from "@resume-picker/domain/admin/shorten-address";
import { eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../connect.ts";
import { users } from "../../schema/accounts.ts";
import { auditEvents } from "../../schema/audit.ts";
import { digestOf, hashOfEvent } from "./audit-chain.ts";

/** Ids and counts only, beside the people whom it names by their id. */
export type NewAuditEvent = {
  action: AuditedAction;
  /** Who did it; null for the server itself, its operator, and somebody who isn't signed in. */
  actorId: string | null;
  /** To whom it was done, unless to themself. */
  subjectId?: string | null;
  /** Where it came from; only its network is written down. */
  address?: string | null | undefined;
  resource?: { type: string; id: string | number } | undefined;
  metadata?: Record<string, string | number | boolean> | null | undefined;
  now: Date;
};

export async function recordAudit(db: Database, event: NewAuditEvent): Promise<void> {
  db.transaction((tx) => appendAudit(tx, event), { behavior: "immediate" });
}

/** Adds an event behind the last one. The transaction has to be immediate: nobody may come between. */
export function appendAudit(tx: Transaction, event: NewAuditEvent): void {
  const { action, resource, metadata, now } = event;
  const last = findLast(tx);
  const address = event.address ? shortenAddress(event.address) : null;
  // Erased together with whom the event names first.
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

/** The number that was given last, also if its row is there no more, and the last row's hash. */
function findLast(tx: Transaction): { id: number | null; hash: string | null } {
  return tx.get(
    sql`select (select seq from sqlite_sequence where name = 'audit_events') as id,
      (select hash from audit_events order by id desc limit 1) as hash`,
  );
}

/** The salt makes the digest that stays behind tell nothing once this is erased. */
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

/** Takes out who it was, of an account that is deleted; the chain stays whole. */
export function eraseFromAudit(tx: Transaction, userId: string): void {
  tx.update(auditEvents).set({ actor: null }).where(eq(auditEvents.actorId, userId)).run();
  tx.update(auditEvents).set({ subject: null }).where(eq(auditEvents.subjectId, userId)).run();
}
