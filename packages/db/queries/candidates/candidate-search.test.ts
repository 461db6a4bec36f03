import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect } from "../../connect.ts";
import { migrate } from "../../migrate.ts";
import { fillJob } from "../../testing/fill-job.ts";
import { migrationsFolder } from "../../testing/test-database.ts";
import { searchCandidates } from "./candidate-search.ts";
import { findJob } from "../access.ts";

test("candidates of an older version can be searched for after the upgrade", async () => {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-db-"));
  const older = join(folder, "older");
  cpSync(migrationsFolder, older, { recursive: true });
  const journalFile = join(older, "meta", "_journal.json");
  const journal = JSON.parse(readFileSync(journalFile, "utf8")) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex(({ tag }) => tag.endsWith("candidate-search"));
  expect(at).toBeGreaterThan(0);
  writeFileSync(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));

  const db = connect(join(folder, "app.db"));
  const now = new Date("2026-03-01T12:00:00Z");
  const backups = join(folder, "backups");
  migrate(db, { migrations: older, backups }, now);
  fillJob(db, { count: 3, userId: "u", jobId: 1 });
  db.$client.exec("update candidates set extracted_text = 'Tended lighthouses' where id = 2");
  migrate(db, { migrations: migrationsFolder, backups }, now);

  const job = await findJob(db, 1, { userId: "u", action: "own" });
  if (!job) throw new Error("The job is gone");
  expect((await searchCandidates(db, job, { query: "lighthouse", limits: null })).ids).toEqual([2]);
  expect((await searchCandidates(db, job, { query: "person", limits: null })).ids).toEqual([
    1, 2, 3,
  ]);
});
