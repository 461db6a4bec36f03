import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { connect } from "../connect.ts";
import type { Database } from "../connect.ts";
import { migrate } from "../migrate.ts";
import { migrationsFolder } from "./test-database.ts";

type Journal = { entries: { idx: number; when: number; tag: string }[] };

const journalOf = (folder: string) =>
  // Written by drizzle-kit.
  JSON.parse(readFileSync(join(folder, "meta", "_journal.json"), "utf8")) as Journal;

/** The names of all migrations, oldest first. */
export const steps = journalOf(migrationsFolder).entries.map(({ tag }) => tag);

/** Copies the first `count` migrations to a new folder and returns its path. */
export function migrationsUpTo(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const journal = journalOf(folder);
  const entries = journal.entries.slice(0, count);
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
  return folder;
}

/** Adds a custom migration after the last one. */
export function addMigration(folder: string, sql: string): void {
  const journal = journalOf(folder);
  const when = Math.max(...journal.entries.map((entry) => entry.when)) + 1;
  const entry = {
    idx: journal.entries.length,
    version: "6",
    when,
    tag: "9999_test",
    breakpoints: true,
  };
  const entries = [...journal.entries, entry];
  writeFileSync(join(folder, "meta", "_journal.json"), JSON.stringify({ ...journal, entries }));
  writeFileSync(join(folder, "9999_test.sql"), sql);
}

/** Creates a database as that version left it, with a row in each table that users fill. */
export function makeOlderDatabase(count: number): { db: Database; file: string; backups: string } {
  const folder = mkdtempSync(join(tmpdir(), "resume-picker-older-"));
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "app.db");
  const backups = join(folder, "backups");
  const db = connect(file);
  migrate(db, { migrations: migrationsUpTo(count), backups }, new Date("2026-01-01T00:00:00Z"));
  const hasReceipts = count > steps.indexOf("0002_score-receipts");
  for (const statement of rows) {
    db.$client.exec(
      statement
        .replace("#explanation#", hasReceipts ? "" : ", explanation")
        .replace("#value#", hasReceipts ? "" : `, '${receipt}'`),
    );
  }
  if (hasReceipts) db.$client.exec(`insert into score_receipts values (1, '${receipt}')`);
  return { db, file, backups };
}

const timeline = `[{"role":"Engineer","company":"Northwind","location":null,"startDate":"2021-01","endDate":null,"yearsInRole":3,"isCurrent":true}]`;
const receipt = `[{"component":"skills","lines":[]}]`;
const breakdown = `{"skills":0.4,"title":0.2,"seniority":0.2,"recency":0.1,"gaps":0.1}`;

/** Written for the first schema; all later ones still accept it. */
const rows = [
  `insert into users (id, username, email, password, role, is_active, email_verified, created_at, updated_at)
   values ('u1', 'ada', 'ada@example.com', 'hash', 'admin', 1, 1, 1, 1), ('u2', 'bea', null, 'hash', 'user', 1, 0, 2, 2)`,
  `insert into sessions (id, user_id, expires_at, created_at) values ('s1', 'u1', 9999999999, 1)`,
  `insert into user_actions (user_id, action, created_at) values ('u1', 'sign-up', 1)`,
  `insert into jobs (id, title, description, requirements, status, created_at, updated_at, created_by)
   values (1, 'Engineer', 'Engines', '{"must":["SQL"],"nice":[]}', 'active', 1, 1, 'u1')`,
  `insert into job_skills (job_id, skill, required, weight) values (1, 'SQL', 1, 1)`,
  `insert into candidates (id, created_by, name, email, links, file_name, file_type, file_path, file_sha256,
     file_size, years_experience, last_role_title, experience_gaps, experience_timeline, warnings, created_at, updated_at, extracted_text)
   values (1, 'u1', 'Noor Haddad', 'noor@example.org', '[]', 'cv.txt', 'txt', 'ab/abc', '${"ab".repeat(32)}',
     10, 3, 'Engineer', '[]', '${timeline}', '[]', 1, 1, 'Noor Haddad built engines')`,
  `insert into candidate_documents (candidate_id, parser_version, parsed, lines, redacted, hidden)
   values (1, 1, '{"asOf":"2026-01-01"}', '[]', '["built engines"]', '[]')`,
  `insert into candidate_skills (candidate_id, skill) values (1, 'SQL')`,
  `insert into shortlist_entries (user_id, job_id, candidate_id, created_at) values ('u1', 1, 1, 1)`,
  `insert into scores (id, candidate_id, job_id, total_score, skill_match_score, title_score, seniority_score,
     recency_score, gap_penalty, missing_must_have, weights, file_sha256, parser_version, as_of, created_at, scored_at#explanation#)
   values (1, 1, 1, 71.5, 80, 70, 60, 50, 90, '[]', '${breakdown}', '${"ab".repeat(32)}', 1, '2026-01-01', 1, 1#value#)`,
  `insert into blog_posts (id, title, slug, content, tags, created_at, updated_at) values (1, 'T', 't', 'C', '[]', 1, 1)`,
];
