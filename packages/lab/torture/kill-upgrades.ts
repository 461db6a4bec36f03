import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { steps } from "@resume-picker/db/testing/older-database";
import { start } from "@resume-picker/web/e2e/harness/built-server.ts";
import { npmStart } from "../../../scripts/check-nodes/clone.ts";
import { createClient, formOf, makeCv, person } from "./client.ts";
import type { Client } from "./client.ts";
import type { Findings } from "./kill.ts";
import { killMoments, killWhileStarting, momentOf, schemaOf } from "./kill-start.ts";
import { filledTables } from "./kill-migrations.ts";
import { maintain } from "./maintain.ts";
import { cloneOlderVersion } from "./older-version.ts";

const colleague = { ...person, username: "colleague", email: "colleague@example.com" };
const accounts = [person, colleague];
/** Beside the sample data, and so many that copying and migrating them takes a while. */
const manyCvs = 300;

/** What the people who upgrade had, and must find again. */
type Held = { rows: Record<string, number>; seen: string };

/**
 * An upgrade from an older version with that version's own server and what people do with it: a
 * folder that it has filled is started by today's server, which is killed at a random moment. What
 * the next start leaves is compared with an upgrade that nobody disturbed.
 */
export async function tortureByUpgradeKills(kills: number, from?: string): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "torture-upgrade-"));
  const found: Findings = {
    kills: 0,
    ...Object.fromEntries(killMoments.map((moment) => [moment, 0])),
    "upgrades that are not sound": 0,
  };
  const add = (name: string) => (found[name] = (found[name] ?? 0) + 1);
  try {
    const older = cloneOlderVersion(from);
    const [filled, data] = [join(folder, "filled"), join(folder, "data")];
    const server = await npmStart(older.folder, process.execPath, filled);
    await fill(server.url);
    await server.stop();
    const [count, before] = [schemaOf(filled), countRows(filled)];
    console.log(
      `from ${older.version}, ${count} of ${steps.length} migrations, ${sumOf(before)} rows`,
    );

    const upgrade = async (): Promise<Held & { ms: number }> => {
      const started = await start(data);
      const seen = await lookUntilSettled(started.url);
      await started.end("SIGTERM");
      return { rows: countRows(data), seen, ms: started.startMs };
    };
    cpSync(filled, data, { recursive: true });
    const undisturbed = await upgrade();
    // Looking around adds the sign-ins to the records.
    const lost = filledTables.filter(
      (table) => countIn(undisturbed.rows, table) < countIn(before, table),
    );
    if (lost.length > 0) throw new Error(`The upgrade alone changes rows: ${lost.join(", ")}.`);
    for (let round = 0; round < kills; round += 1) {
      rmSync(data, { recursive: true });
      cpSync(filled, data, { recursive: true });
      await killWhileStarting(data, 2 * undisturbed.ms);
      add("kills");
      add(momentOf(data, count));
      const problems = await findProblems(data, undisturbed, upgrade);
      if (problems.length > 0) add("upgrades that are not sound");
      for (const problem of problems) console.log(`kill ${round + 1}: ${problem}`);
    }
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const countIn = (rows: Record<string, number>, table: string) => rows[table] ?? 0;
const sumOf = (rows: Record<string, number>) => Object.values(rows).reduce((sum, n) => sum + n, 0);

function visit(url: string): Client {
  const client = createClient(180_000);
  client.moveTo(url);
  return client;
}

/** Calls of the specification, which every version answers alike. */
async function fill(url: string): Promise<void> {
  for (const account of accounts) {
    const client = visit(url);
    await ask(client, "POST /api/register", account);
    const { jobId } = await ask<{ jobId: number }>(client, "POST /api/jobs/sample-data");
    for (let at = 0; at < manyCvs; at += 50) {
      const files = Array.from({ length: 50 }, (_, n) => ({
        name: `cv-${at + n}.txt`,
        text: makeCv(at + n).text,
      }));
      await ask(client, "POST /api/upload", formOf(jobId, files));
    }
    const weights = { skills: 0.4, title: 0.3, seniority: 0.1, recency: 0.1, gaps: 0.1 };
    await ask(client, `POST /api/jobs/${jobId}/manual-rank`, { weights });
  }
  // The first account is the administrator's.
  const client = visit(url);
  await ask(client, "POST /api/login", { username: person.username, password: person.password });
  for (let at = 1; at <= 20; at += 1) {
    const post = {
      title: `Article ${at}`,
      slug: `article-${at}`,
      content: "A **text**. ".repeat(200),
    };
    await ask(client, "POST /api/blog/posts", { ...post, status: at % 2 ? "published" : "draft" });
  }
}

/** The first look has jobs scored by today's rules; what stays is compared. */
async function lookUntilSettled(url: string): Promise<string> {
  let seen = await lookAround(url);
  for (;;) {
    await setTimeout(500);
    const next = await lookAround(url);
    if (next === seen) return seen;
    seen = next;
  }
}

/** Signs in as everybody, and gives what they see: jobs, candidates with their scores, articles. */
async function lookAround(url: string): Promise<string> {
  const seen: unknown[] = [];
  for (const { username, password } of accounts) {
    const client = visit(url);
    await ask(client, "POST /api/login", { username, password });
    const jobs = await ask<{ id: number }[]>(client, "GET /api/jobs");
    seen.push(jobs, await ask(client, "GET /api/blog/posts"));
    for (const { id } of jobs) seen.push(await ask(client, `GET /api/jobs/${id}/candidates`));
  }
  return JSON.stringify(seen).replaceAll(/"scoredAt":"[^"]*"/g, "");
}

async function ask<Body>(client: Client, call: string, body?: object): Promise<Body> {
  const [method = "", path = ""] = call.split(" ");
  const answer = await client.call(method, path, body);
  if (answer === null || answer.status >= 300) {
    throw new Error(`${call}: ${JSON.stringify(answer).slice(0, 300)}`);
  }
  return answer.body as Body; // the specified answer
}

function countRows(data: string): Record<string, number> {
  const client = new BetterSqlite3(join(data, "app.db"), { readonly: true });
  try {
    const countOf = (table: string) =>
      client.prepare(`select count(*) from "${table}"`).pluck().get();
    return Object.fromEntries(filledTables.map((table) => [table, Number(countOf(table))]));
  } finally {
    client.close();
  }
}

async function findProblems(
  data: string,
  undisturbed: Held,
  upgrade: () => Promise<Held>,
): Promise<string[]> {
  try {
    const { rows, seen } = await upgrade();
    const checked = await maintain(data, "check-data");
    return [
      ...filledTables
        .filter((table) => table !== "user_actions" && rows[table] !== undisturbed.rows[table])
        .map((table) => `${table}: ${rows[table]} rows, not ${undisturbed.rows[table]}`),
      ...(seen === undisturbed.seen ? [] : [`seen: ${firstDifference(seen, undisturbed.seen)}`]),
      ...(schemaOf(data) === steps.length ? [] : ["the schema is not today's"]),
      ...(checked.code === 0 ? [] : [checked.output]),
    ];
  } catch (error) {
    return [String(error)];
  }
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return [one, other].map((text) => text.slice(Math.max(0, at - 60), at + 60)).join(", not ");
}
