import { createHash } from "node:crypto";
import type { Database } from "../../connect.ts";

export type ChainedEvent = {
  id: number;
  createdAt: number;
  action: string;
  resourceType: string | null;
  resourceId: string | null;
  details: string | null;
  actorDigest: string | null;
  subjectDigest: string | null;
};

export const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The hash that the first event is chained to. */
const genesisHash = "0".repeat(64);

export function hashOfEvent(event: ChainedEvent, previous: string | null): string {
  const { id, createdAt, action, resourceType, resourceId, details } = event;
  const { actorDigest, subjectDigest } = event;
  return digestOf(
    JSON.stringify([
      previous ?? genesisHash,
      id,
      createdAt,
      action,
      resourceType,
      resourceId,
      details,
      actorDigest,
      subjectDigest,
    ]),
  );
}

type StoredEvent = ChainedEvent & { actor: string | null; subject: string | null; hash: string };

export type BrokenLink = { id: number; createdAt: number | null; problem: string };

/** False for a database that an earlier version wrote and that hasn't been started since. */
export function hasAuditTrail(db: Database): boolean {
  const found = db.$client.prepare("select 1 from sqlite_master where name = 'audit_events'").get();
  return found !== undefined;
}

/** Returns the first event that doesn't match the chain, or null if all do. */
export function findBrokenLink(db: Database): BrokenLink | null {
  if (!hasAuditTrail(db)) return null;
  const rows = db.$client
    .prepare<[], StoredEvent>(
      `select id, created_at as createdAt, action, resource_type as resourceType,
         resource_id as resourceId, details, actor, actor_digest as actorDigest, subject,
         subject_digest as subjectDigest, hash from audit_events order by id`,
    )
    .iterate();
  let last: { id: number; hash: string | null } = { id: 0, hash: null };
  for (const row of rows) {
    const what = findProblem(row, last);
    if (what !== null) return { id: row.id, createdAt: row.createdAt, problem: what };
    last = row;
  }
  const given = Number(
    db.$client
      .prepare("select seq from sqlite_sequence where name = 'audit_events'")
      .pluck()
      .get() ?? 0,
  );
  if (given === last.id) return null;
  return { id: last.id + 1, createdAt: null, problem: "is missing, as is all that came after it" };
}

function findProblem(row: StoredEvent, last: { id: number; hash: string | null }): string | null {
  if (row.id !== last.id + 1) return "follows a gap: earlier events are missing";
  if (hashOfEvent(row, last.hash) !== row.hash) return "was changed after it was written";
  const matchesDigest = (person: string | null, digest: string | null) =>
    person === null || digestOf(person) === digest;
  if (!matchesDigest(row.actor, row.actorDigest))
    return "names a different actor than when it was written";
  if (!matchesDigest(row.subject, row.subjectDigest)) {
    return "names a different person affected than when it was written";
  }
  return null;
}
