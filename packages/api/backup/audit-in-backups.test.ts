import { createIntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "@resume-picker/db/connect";
import { migrate } from "@resume-picker/db/migrate";
import { recordAudit } from "@resume-picker/db/queries/audit/append-audit";
import { listAuditEvents } from "@resume-picker/db/queries/audit/audit";
import { migrationsFolder } from "@resume-picker/db/testing/test-database";
import { expect, onTestFinished, test } from "vitest";
import { checkData } from "./check-data.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

const now = new Date("2026-03-01T12:00:00Z");

function openData(data: string) {
  const db = connect(join(data, "app.db"));
  migrate(db, { migrations: migrationsFolder, backups: join(data, "backups") }, now);
  return db;
}

test("a backup and its restoring are told, the chain goes on over it, and check-data names what was changed", async () => {
  const data = await mkdtemp(join(tmpdir(), "resume-picker-audit-"));
  onTestFinished(() => rm(data, { recursive: true, force: true }));
  const db = openData(data);
  await recordAudit(db, { action: "mail.retry", actorId: null, now });
  const archive = join(data, "backups", "b.zip");
  const parts = {
    db,
    dataDirectory: data,
    version: "0.0.0",
    clock: () => now,
    findDamage: createIntegrityCheck(),
  };
  await makeBackup(parts, archive, { from: "outside", holds: "" });
  const actions = async (of: typeof db) =>
    (await listAuditEvents(of, {}, { limit: 9 })).map(({ action }) => action);
  expect(await actions(db)).toEqual(["backup.create", "mail.retry"]);
  db.$client.close();

  await restoreBackup(archive, { data, migrations: migrationsFolder }, now);
  const restored = openData(data);
  expect(await actions(restored)).toEqual(["backup.restore", "mail.retry"]);
  const problems = async () =>
    (await checkData(restored, data)).problems.filter(({ kind }) => kind !== "leftover");
  expect(await problems()).toEqual([]);
  restored.$client.exec("drop trigger audit_events_kept; delete from audit_events where id = 1");
  expect(await problems()).toMatchObject([
    { kind: "audit", what: expect.stringMatching(/^event 2 .* follows a gap/) as string },
  ]);
  restored.$client.close();
});
