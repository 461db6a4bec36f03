import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import BetterSqlite3 from "better-sqlite3";
import { start } from "@resume-picker/web/e2e/harness/built-server.ts";
import { makeOlderDatabase, steps } from "@resume-picker/db/testing/older-database";
import type { Findings } from "./kill.ts";
import { killMoments, killWhileStarting, momentOf, schemaOf } from "./kill-start.ts";

/** Enough candidates for copying and migrating to take about as long as the rest of a start. */
const manyCandidates = 6000;

/** The tables of the older version that must survive. */
export const filledTables = [
  "users",
  "user_actions",
  "jobs",
  "job_skills",
  "candidates",
  "candidate_documents",
  "candidate_skills",
  "scores",
  "shortlist_entries",
  "blog_posts",
];

/** Later versions store these in separate tables or compute them. */
const elsewhere: ReadonlySet<string> = new Set(["explanation", "manual_rank", "manual_ranked_at"]);

type Older = { folder: string; count: number; content: Map<string, string> };

/**
 * Kills the server at random moments of its first start with an older version's folder. The
 * remaining database must have either the old or the new schema completely, and the next start has
 * to end with the new schema and every row.
 */
export async function tortureByMigrationKills(kills: number): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "torture-migration-"));
  const found: Findings = {
    kills: 0,
    ...Object.fromEntries(killMoments.map((moment) => [moment, 0])),
    "databases of neither version": 0,
    "databases that lost a row": 0,
    "copies that can't be opened or lack a row": 0,
    "next starts that failed": 0,
    "slowest start, ms": 0,
  };
  const add = (name: string) => (found[name] = (found[name] ?? 0) + 1);
  try {
    const olders = steps.slice(0, -1).map((_, at) => makeOlder(folder, at + 1));
    let usualMs = await timeOfStart(folder, olders[0]);
    for (let round = 0; round < kills; round += 1) {
      const older = olders[round % olders.length];
      if (!older) break;
      const data = join(folder, "data");
      cpSync(older.folder, data, { recursive: true });
      await killWhileStarting(data, 0.8 * usualMs);
      add("kills");
      add(momentOf(data, older.count));
      for (const problem of inspect(data, older)) add(problem);
      try {
        const server = await start(data);
        const health = await fetch(`${server.url}/api/health`);
        await server.end("SIGTERM");
        if (!health.ok || schemaOf(data) !== steps.length) add("next starts that failed");
        for (const problem of inspect(data, older)) add(problem);
        usualMs = 0.8 * usualMs + 0.2 * server.startMs;
        found["slowest start, ms"] = Math.max(
          found["slowest start, ms"] ?? 0,
          Math.round(server.startMs),
        );
      } catch (error) {
        add("next starts that failed");
        console.log(`round ${round}: ${String(error)}`);
      }
      rmSync(data, { recursive: true });
      if (round % 25 === 24) console.log(`${round + 1} kills: ${JSON.stringify(found)}`);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function makeOlder(parent: string, count: number): Older {
  const made = makeOlderDatabase(count);
  const { $client: client } = made.db;
  const hasReceipts = client.prepare("select 1 from sqlite_master where name = 'score_receipts'");
  for (const table of ["candidates", "candidate_documents", "candidate_skills", "scores"]) {
    multiply(client, table);
  }
  if (hasReceipts.get() !== undefined) multiply(client, "score_receipts");
  client.close();
  const folder = join(parent, `older-${count}`);
  mkdirSync(folder);
  cpSync(made.file, join(folder, "app.db"));
  rmSync(dirname(made.file), { recursive: true });
  return { folder, count, content: contentOf(join(folder, "app.db")) };
}

/** Duplicates the single row of a table for further candidates. */
function multiply(client: BetterSqlite3.Database, table: string): void {
  const columns = columnsOf(client, table);
  const own = columns.map((column) => {
    if (["id", "candidate_id", "score_id"].includes(column)) return "n.i";
    if (column === "email") return "'person' || n.i || '@example.org'";
    if (column === "file_sha256") return "printf('%064x', n.i)";
    if (column === "extracted_text") return "hex(randomblob(1500))";
    return `t."${column}"`;
  });
  client.exec(
    `with recursive n(i) as (select 2 union all select i + 1 from n where i < ${manyCandidates})
     insert into "${table}" (${columns.join(", ")})
     select ${own.join(", ")} from "${table}" t, n where t.rowid = 1`,
  );
}

const columnsOf = (client: BetterSqlite3.Database, table: string): string[] =>
  // The names are strings.
  client.prepare("select name from pragma_table_info(?)").pluck().all(table) as string[];

async function timeOfStart(parent: string, older: Older | undefined): Promise<number> {
  if (!older) throw new Error("There is no older version.");
  const data = join(parent, "timed");
  cpSync(older.folder, data, { recursive: true });
  const server = await start(data);
  await server.end("SIGTERM");
  rmSync(data, { recursive: true });
  return server.startMs;
}

/** Returns faults of the database and of complete copies. */
function inspect(data: string, older: Older): string[] {
  const said: string[] = [];
  const schema = schemaOf(data);
  if (schema !== older.count && schema !== steps.length) said.push("databases of neither version");
  if (!isSame(join(data, "app.db"), older)) said.push("databases that lost a row");
  const backups = join(data, "backups");
  for (const name of existsSync(backups) ? readdirSync(backups) : []) {
    if (!name.startsWith("before-migration-")) continue;
    if (!isSame(join(backups, name), older)) said.push("copies that can't be opened or lack a row");
  }
  return said;
}

function isSame(file: string, older: Older): boolean {
  try {
    const now = contentOf(file, older.content);
    return [...older.content].every(([table, hash]) => now.get(table) === hash);
  } catch (error) {
    console.log(`${file}: ${String(error)}`);
    return false;
  }
}

/** Returns a hash of each table's rows, in the columns of the version compared with. */
function contentOf(file: string, before?: ReadonlyMap<string, string>): Map<string, string> {
  const client = new BetterSqlite3(file);
  try {
    const sound = client.pragma("integrity_check", { simple: true });
    if (sound !== "ok") throw new Error(String(sound));
    return new Map(
      filledTables.map((table) => {
        const key = [...(before?.keys() ?? [])].find((name) => name.startsWith(`${table}: `));
        const columns =
          key?.slice(table.length + 2).split(", ") ??
          columnsOf(client, table).filter((column) => !elsewhere.has(column));
        const hash = createHash("sha256");
        for (const row of client
          .prepare(`select ${columns.join(", ")} from "${table}"`)
          .raw()
          .iterate())
          hash.update(JSON.stringify(row));
        return [`${table}: ${columns.join(", ")}`, hash.digest("hex")];
      }),
    );
  } finally {
    client.close();
  }
}
