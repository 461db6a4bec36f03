import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { connect } from "./connect.ts";
import type { Database } from "./connect.ts";
import { migrate } from "./migrate.ts";
import {
  addMigration,
  makeOlderDatabase,
  migrationsUpTo,
  steps,
} from "./testing/older-database.ts";
import { migrationsFolder } from "./testing/test-database.ts";

const now = new Date("2026-03-01T12:00:00Z");

type Content = Record<string, Record<string, unknown>[]>;

/** Tables and columns that were renamed later, by their former names. */
const renamedTables: Record<string, string> = { work: "background_jobs" };
const renamedColumns: Record<string, string> = { counted_to: "as_of" };

const withTodaysNames = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]) => [renamedColumns[column] ?? column, value]),
  );

function contentOf(db: Database): Content {
  const tables = db.$client
    .prepare(
      `select name from sqlite_master where type = 'table' and name not like '%\\_\\_%' escape '\\'
       and name not like 'sqlite%' and name not like 'candidate_search%'`,
    )
    .pluck()
    .all() as string[]; // names are texts
  return Object.fromEntries(
    tables.map((table) => [
      table,
      // SQLite returns rows as objects by column.
      db.$client.prepare(`select * from "${table}"`).all() as Record<string, unknown>[],
    ]),
  );
}

test.each(steps.map((tag, at) => ({ tag, count: at + 1 })))(
  "a database of version $tag keeps every value on its way to today's",
  ({ count }) => {
    const { db, backups } = makeOlderDatabase(count);
    const storesRanks = count <= steps.indexOf("0028_parts-with-too-little-data");
    if (storesRanks) db.$client.exec("update scores set manual_rank = 1, manual_ranked_at = 7");
    const before = contentOf(db);
    const { applied, backup } = migrate(db, { migrations: migrationsFolder, backups }, now);
    expect(applied).toEqual(steps.slice(count));
    expect(backup === null).toBe(applied.length === 0);
    const after = contentOf(db);
    for (const [table, rows] of Object.entries(before)) {
      for (const [at, row] of rows.entries()) {
        const { explanation, manual_rank: _, manual_ranked_at: __, ...kept } = row;
        expect(after[renamedTables[table] ?? table]?.[at], table).toMatchObject(
          withTodaysNames(table === "scores" ? kept : row),
        );
        if (table === "scores" && explanation !== undefined) {
          expect(after.score_receipts?.[at]?.explanation).toBe(explanation);
        }
      }
    }
    // Before this migration, a job's weights were stored only with its scores.
    if (count <= steps.indexOf("0014_deleted_rows")) {
      expect(after.jobs?.[0]?.weights).toBe(after.scores?.[0]?.weights);
    }
    // Manual ranks are now the places by total, and the job records that it has them.
    if (storesRanks) expect(after.jobs?.[0]?.manually_ranked_at).toBe(7);
    // The candidate's single file becomes its first version. Nothing else records that the file is
    // in use.
    if (count <= steps.indexOf("0022_versions_and_upload_reports")) {
      const [candidate] = after.candidates ?? [];
      expect(after.candidate_versions).toMatchObject([
        { candidate_id: 1, file_sha256: candidate?.file_sha256, received_at: 1, profile: null },
      ]);
    }
    expect(db.$client.pragma("integrity_check", { simple: true })).toBe("ok");
    expect(db.$client.pragma("foreign_key_check")).toEqual([]);
    // After this version the application updates the index, not the migration.
    if (count > steps.indexOf("0006_candidate-search")) return;
    const found = db.$client
      .prepare("select rowid from candidate_search where candidate_search match 'engines'")
      .pluck()
      .all();
    expect(found).toEqual([1]);
    db.$client.close();
  },
);

test.each([
  { warnings: `[{"code":"other-document","message":"Not a CV: not scored."}]`, musts: "" },
  { warnings: `[{"code":"not-a-cv","message":"Check it."}]`, musts: "n" },
])("after an upgrade only a document without a score has no must-haves: $warnings", (each) => {
  const { db, backups } = makeOlderDatabase(steps.indexOf("0052_must-haves-without-a-score"));
  db.$client.exec("update scores set must_states = 'n'");
  db.$client.prepare("update candidates set warnings = ?").run(each.warnings);
  migrate(db, { migrations: migrationsFolder, backups }, now);
  const musts = db.$client.prepare("select must_states from scores").pluck().get();
  expect(musts).toBe(each.musts);
  db.$client.close();
});

test("a server killed in the middle of a migration leaves the old database, which then migrates", async () => {
  const older = steps.length - 2;
  const { db, file, backups } = makeOlderDatabase(older);
  const before = contentOf(db);
  db.$client.close();
  const slow = migrationsUpTo(steps.length);
  // Half a minute of writing; the test interrupts it after a second.
  addMigration(
    slow,
    `CREATE TABLE slow (text text);
--> statement-breakpoint
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30000000)
INSERT INTO slow SELECT hex(randomblob(20)) FROM n;`,
  );
  const script = `
    const { connect } = await import(${JSON.stringify(join(import.meta.dirname, "connect.ts"))});
    const { migrate } = await import(${JSON.stringify(join(import.meta.dirname, "migrate.ts"))});
    const db = connect(${JSON.stringify(file)});
    console.log("begun");
    migrate(db, { migrations: ${JSON.stringify(slow)}, backups: ${JSON.stringify(backups)} }, new Date());
    console.log("ended");`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", script]);
  let output = "";
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stdout.on("data", (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes("begun")) setTimeout(() => child.kill("SIGKILL"), 1000);
  });
  const signal = await new Promise((resolve) => child.once("exit", (_code, by) => resolve(by)));
  expect(output).toBe("begun\n");
  expect(signal).toBe("SIGKILL");

  const again = connect(file);
  expect(contentOf(again)).toEqual(before);
  expect(again.$client.prepare("select count(*) from __drizzle_migrations").pluck().get()).toBe(
    older,
  );
  expect(readdirSync(backups)).toHaveLength(1);
  migrate(again, { migrations: migrationsFolder, backups }, now);
  expect(again.$client.pragma("integrity_check", { simple: true })).toBe("ok");
  expect(contentOf(again).candidates).toMatchObject(
    (before.candidates ?? []).map((row) => withTodaysNames(row)),
  );
  again.$client.close();
}, 30_000);
