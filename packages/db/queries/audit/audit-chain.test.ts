import fc from "fast-check";
import { expect, test } from "vitest";
import type { Database } from "../../connect.ts";
import { makeTestDatabase } from "../../testing/test-database.ts";
import { recordAudit } from "./append-audit.ts";
import { findBrokenLink } from "./audit-chain.ts";
import { listAuditEvents } from "./audit.ts";
import { eraseUser } from "../erasures/erase-user.ts";

const now = new Date("2026-03-01T12:00:00Z");

async function makeTrail(): Promise<Database> {
  const db = makeTestDatabase();
  for (const name of ["ada", "bertha"]) {
    db.$client
      .prepare(
        "insert into users (id, username, password, created_at, updated_at) values (?, ?, 'x', 1, 1)",
      )
      .run(`id-of-${name}`, name);
  }
  const from = { address: "203.0.113.77", now };
  await recordAudit(db, { action: "sign-in", actorId: "id-of-ada", ...from });
  await recordAudit(db, {
    action: "user.role",
    actorId: "id-of-ada",
    subjectId: "id-of-bertha",
    metadata: { role: "admin" },
    ...from,
  });
  await recordAudit(db, {
    action: "sign-in.failed",
    actorId: null,
    subjectId: "id-of-bertha",
    ...from,
  });
  await recordAudit(db, {
    action: "job.create",
    actorId: "id-of-bertha",
    resource: { type: "job", id: 7 },
    ...from,
  });
  await recordAudit(db, { action: "backup.create", actorId: null, now });
  return db;
}

const triggers = ["appended", "kept", "unchanged"].map((name) => `audit_events_${name}`);
/** Tampers as somebody could who has the file and knows how to disable the triggers. */
const tamper = (db: Database, statement: string, ...values: unknown[]) => {
  for (const name of triggers) db.$client.exec(`drop trigger ${name}`);
  db.$client.prepare(statement).run(...values);
};

test("an event is neither changed, deleted, replaced nor put between others", async () => {
  const db = await makeTrail();
  const before = db.$client.prepare("select * from audit_events").all();
  for (const statement of [
    "delete from audit_events where id = 5",
    "delete from audit_events",
    "update audit_events set action = 'sign-out' where id = 1",
    "update audit_events set created_at = created_at + 1",
    "update audit_events set details = null",
    "update audit_events set hash = 'x'",
    "update audit_events set id = 99 where id = 5",
    "update audit_events set actor = json_set(actor, '$.name', 'eve') where id = 1",
    "update audit_events set subject = actor where id = 2",
    "update audit_events set actor_digest = null, actor = null where id = 1",
    // Names of accounts that still exist.
    "update audit_events set actor = null where id = 1",
    "update audit_events set subject = null where id = 2",
    "insert or replace into audit_events (id, created_at, action, hash) values (2, 1, 'sign-in', 'x')",
    "insert into audit_events (id, created_at, action, hash) values (0, 1, 'sign-in', 'x')",
  ]) {
    expect(() => db.$client.exec(statement), statement).toThrow("The audit trail is append-only.");
  }
  expect(db.$client.prepare("select * from audit_events").all()).toEqual(before);
  expect(findBrokenLink(db)).toBeNull();
});

test("one changed byte is found, in whichever field and event it is", async () => {
  const columns = [
    ["action", 1],
    ["details", 2],
    ["resource_id", 4],
    ["actor", 4],
    ["actor_digest", 1],
    ["subject", 3],
    ["subject_digest", 2],
    ["hash", 3],
    ["hash", 5],
  ] as const;
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...columns), fc.nat(), async ([column, id], at) => {
      const db = await makeTrail();
      const read = db.$client.prepare(`select ${column} from audit_events where id = ?`).pluck();
      const text = String(read.get(id));
      const place = at % text.length;
      const other = text[place] === "0" ? "1" : "0";
      const changed = text.slice(0, place) + other + text.slice(place + 1);
      // One character of the JSON is changed to a digit, and SQLite can't compute the person's id.
      const isJson = column === "actor" || column === "subject";
      fc.pre(!isJson || isParsable(changed));
      tamper(db, `update audit_events set ${column} = ? where id = ?`, changed, id);
      expect(findBrokenLink(db)).toMatchObject({ id });
    }),
    { numRuns: 60 },
  );
});

function isParsable(text: string): boolean {
  try {
    return typeof JSON.parse(text) === "object";
  } catch {
    return false;
  }
}

test.each([
  ["delete from audit_events where id = 3", 4, "follows a gap"],
  ["delete from audit_events where id = 1", 2, "follows a gap"],
  ["delete from audit_events where id > 3", 4, "is missing"],
  ["update audit_events set created_at = created_at + 1 where id = 2", 2, "was changed"],
])("%s is found", async (statement, id, what) => {
  const db = await makeTrail();
  tamper(db, statement);
  expect(findBrokenLink(db)).toMatchObject({
    id,
    problem: expect.stringContaining(what) as string,
  });
});

test("a deleted account's name, id and network are gone from the trail, whose chain stays whole", async () => {
  const db = await makeTrail();
  db.transaction((tx) => eraseUser(tx, { id: "id-of-bertha", email: null }));
  const raw = JSON.stringify(db.$client.prepare("select * from audit_events").all());
  expect(raw).not.toContain("bertha");
  expect(findBrokenLink(db)).toBeNull();
  const entries = await listAuditEvents(db, {}, { limit: 10 });
  expect(
    entries.map(({ action, username, isUserErased, isSubjectErased, address }) => ({
      action,
      username,
      isUserErased,
      isSubjectErased,
      address,
    })),
  ).toEqual([
    {
      action: "backup.create",
      username: null,
      isUserErased: false,
      isSubjectErased: false,
      address: null,
    },
    {
      action: "job.create",
      username: null,
      isUserErased: true,
      isSubjectErased: false,
      address: null,
    },
    {
      action: "sign-in.failed",
      username: null,
      isUserErased: false,
      isSubjectErased: true,
      address: null,
    },
    {
      action: "user.role",
      username: "ada",
      isUserErased: false,
      isSubjectErased: true,
      address: "203.0.113.0/24",
    },
    {
      action: "sign-in",
      username: "ada",
      isUserErased: false,
      isSubjectErased: false,
      address: "203.0.113.0/24",
    },
  ]);
});
