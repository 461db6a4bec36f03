import { expect, test } from "vitest";
import { migrate } from "../../migrate.ts";
import { makeOlderDatabase, steps } from "../../testing/older-database.ts";
import { migrationsFolder } from "../../testing/test-database.ts";
import { findBrokenLink } from "../audit/audit-chain.ts";
import { listAuditEvents } from "../audit/audit.ts";
import { copyEarlierActions } from "./copy-earlier-actions.ts";
import { recordAction } from "./user-actions.ts";

const now = new Date("2026-03-01T12:00:00Z");

test("what an older version wrote down begins the trail, once, with names and without the blog's readers", async () => {
  const { db, backups } = makeOlderDatabase(steps.indexOf("0011_audit_trail"));
  const insert = db.$client.prepare(
    `insert into user_actions (user_id, action, resource_type, resource_id, metadata, created_at)
     values (?, ?, ?, ?, ?, ?)`,
  );
  insert.run("u1", "user.role", "user", "u2", '{"role":"admin"}', 2);
  insert.run(null, "blog.view", "blog-post", "1", null, 3);
  insert.run("u1", "job.delete", "job", "7", null, 4);
  migrate(db, { migrations: migrationsFolder, backups }, now);
  expect([copyEarlierActions(db), copyEarlierActions(db)]).toEqual([3, 0]);
  await recordAction(db, { userId: "u2", action: "sign-out", now });
  expect(copyEarlierActions(db)).toBe(0);
  expect(findBrokenLink(db)).toBeNull();
  const entries = await listAuditEvents(db, {}, { limit: 10 });
  expect(entries.reverse()).toMatchObject([
    { action: "sign-up", username: "ada", createdAt: new Date(1) },
    { action: "user.role", username: "ada", subject: "bea", metadata: { role: "admin" } },
    { action: "job.delete", username: "ada", resourceType: "job", resourceId: "7" },
    { action: "sign-out", username: "bea", createdAt: now },
  ]);
});
