import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import BetterSqlite3 from "better-sqlite3";
import { makeBackup } from "@resume-picker/api/backup/make-backup";
import { restoreBackup } from "@resume-picker/api/backup/restore-backup";
import { createIntegrityCheck } from "@resume-picker/db/integrity/integrity-check";
import { connect } from "@resume-picker/db/connect";
import { createClient, createJob, formOf, makeCv, signUp } from "./client.ts";
import type { UploadAnswer } from "./client.ts";
import type { Findings } from "./kill.ts";
import { start } from "@resume-picker/web/e2e/harness/built-server.ts";
import { compareMoments, jobLanes } from "./compare-moments.ts";
import type { Acknowledged } from "./compare-moments.ts";
import { maintain } from "./maintain.ts";
import { readTable, readWhole } from "./read-table.ts";

const writesPerSecond = 200;
const migrations = fileURLToPath(new URL("../../db/migrations", import.meta.url));

/**
 * Makes backups of a server under 200 writes per second, restores each into a separate folder, and
 * compares it row by row and file by file with the acknowledged writes.
 */
export async function tortureBackups(rounds: number): Promise<Findings> {
  const folder = mkdtempSync(join(tmpdir(), "torture-backup-"));
  const dataDir = join(folder, "data");
  const found: Findings = {
    "rounds, by npm run backup": 0,
    "rounds, by the server itself": 0,
    "writes a second (commits), over HTTP": 0,
    "writes a second (commits), beside it": 0,
    "writes a second (commits), fewest in a round": Infinity,
    "answers cut off": 0,
    "backups or restores that failed": 0,
    "problems of check-data": 0,
    differences: 0,
  };
  const add = (name: string, n = 1) => (found[name] = (found[name] ?? 0) + n);
  const server = await start(dataDir);
  try {
    const load = await startLoad(server.url, join(dataDir, "app.db"));
    const started = performance.now();
    const first = await load.commits();
    for (let round = 0; round < rounds; round += 1) {
      const [from, had] = [performance.now(), await load.commits()];
      const before = await load.told();
      const archive = join(folder, `${round}.zip`);
      const made = await maintain(dataDir, "backup", archive);
      const after = await load.told();
      const has = await load.commits();
      const many = has.http + has.beside - had.http - had.beside;
      const during = Math.round(many / ((performance.now() - from) / 1000));
      const fewest = "writes a second (commits), fewest in a round";
      found[fewest] = Math.min(found[fewest] ?? during, during);
      if (made.code !== 0) add("backups or restores that failed");
      const target = join(folder, `restored-${round}`);
      mkdirSync(target);
      const restored = await maintain(target, "restore", archive);
      if (restored.code !== 0) add("backups or restores that failed");
      const checked = await maintain(target, "check-data");
      if (checked.code !== 0) add("problems of check-data");
      const differences = compareMoments(dataDir, target, { before, after });
      for (const said of [...differences, ...failuresOf(made, restored, checked)].slice(0, 5)) {
        console.log(`round ${round}: ${said}`);
      }
      add("differences", differences.length);
      add("rounds, by npm run backup");
      rmSync(target, { recursive: true });
      rmSync(archive);
    }
    const seconds = (performance.now() - started) / 1000;
    const last = await load.commits();
    const rate = (way: "http" | "beside") => Math.round((last[way] - first[way]) / seconds);
    found["writes a second (commits), over HTTP"] = rate("http");
    found["writes a second (commits), beside it"] = rate("beside");
    found["answers cut off"] = (await load.told()).unanswered;
    await load.stop();
    await server.end("SIGTERM");
    add("differences", await compareAtRest(dataDir, folder));
    for (let round = 0; round < rounds; round += 1) {
      add("differences", await backUpInProcess(dataDir, folder, round));
      add("rounds, by the server itself");
    }
    return found;
  } finally {
    await server.end("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

const failuresOf = (...ran: { code: number; output: string }[]) =>
  ran.flatMap(({ code, output }) => (code === 0 ? [] : [output]));

/**
 * Creates jobs over HTTP one after the other, so their ids show the order, and adds and removes
 * CVs. A second process adds the writes that a busy machine can't handle over HTTP.
 */
async function startLoad(url: string, file: string) {
  const client = createClient(120_000);
  client.moveTo(url);
  await signUp(client);
  const jobId = await createJob(client);
  const script = fileURLToPath(new URL("second-writer.ts", import.meta.url));
  const second = fork(script, [file, String(writesPerSecond)], { execArgv: ["--import", "tsx"] });
  const lastLine = async (): Promise<number> => {
    second.send("how many?");
    return Number((await once(second, "message"))[0]);
  };
  const told: Omit<Acknowledged, "lastLine"> = {
    lastJob: jobId,
    unanswered: 0,
    kept: new Set(),
    removed: new Set(),
  };
  let [answered, isOver, number] = [0, false, 0];
  const makeJobs = async () => {
    const from = performance.now();
    for (let made = 0; !isOver; made += 1) {
      try {
        told.lastJob = Math.max(told.lastJob, await createJob(client));
        answered += 1;
      } catch {
        told.unanswered += 1; // A busy machine: the job may have been created or not.
      }
      const ahead = (made * jobLanes * 1000) / writesPerSecond - (performance.now() - from);
      if (ahead > 0) await new Promise((resolve) => setTimeout(resolve, ahead));
    }
  };
  const turnOver = async () => {
    while (!isOver) {
      const { text } = makeCv((number += 1));
      const body = formOf(jobId, [{ name: "cv.txt", text }]);
      const answer = await client.call("POST", "/api/upload", body);
      const [result] = answer?.status === 200 ? (answer.body as UploadAnswer).results : [];
      if (result?.candidateId !== undefined) told.kept.add(result.candidateId);
      answered += 1;
      const [oldest] = told.kept;
      if (told.kept.size < 60 || oldest === undefined) continue;
      told.kept.delete(oldest);
      told.removed.add(oldest);
      await client.call("DELETE", `/api/candidates/${oldest}`);
      answered += 1;
    }
  };
  const lanes = [...Array.from({ length: jobLanes }, makeJobs), turnOver()];
  // Waits for a few CVs, so there are files to copy.
  while (told.kept.size < 20) await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    told: async (): Promise<Acknowledged> => ({
      lastJob: told.lastJob,
      unanswered: told.unanswered,
      lastLine: await lastLine(),
      kept: new Set(told.kept),
      removed: new Set(told.removed),
    }),
    /** A request that writes commits at least once, so it counts as one. */
    commits: async () => ({ http: answered, beside: await lastLine() }),
    async stop() {
      isOver = true;
      await Promise.all(lanes);
      second.disconnect();
      await once(second, "exit");
    },
  };
}

/** Without writers, every row must be equal, except those that a restore changes or adds. */
async function compareAtRest(dataDir: string, folder: string): Promise<number> {
  const target = join(folder, "at-rest");
  const archive = `${target}.zip`;
  mkdirSync(target);
  await maintain(dataDir, "backup", archive);
  await maintain(target, "restore", archive);
  const db = new BetterSqlite3(join(dataDir, "app.db"), { readonly: true });
  const tables = db
    .prepare(
      `select name from sqlite_master where type = 'table' and sql not like '%virtual%'
       and name not in ('sessions', 'user_sessions', 'audit_events')`,
    )
    .pluck()
    .all() as string[]; // the names are strings
  db.close();
  return tables.filter((table) => {
    const [one, other] = [dataDir, target].map((data) => readWhole(join(data, "app.db"), table));
    if (one !== other) console.log(`at rest, ${table} differs`);
    return one !== other;
  }).length;
}

/** Makes a backup like the daily one: in the writing process, in parts. */
async function backUpInProcess(dataDir: string, folder: string, round: number): Promise<number> {
  const db = connect(join(dataDir, "app.db"));
  const insert = db.$client.prepare(
    `insert into jobs (title, description, requirements, created_at, updated_at, created_by)
     select 'T', 'D', '{"must":[],"nice":[]}', 0, 0, id from users limit 1`,
  );
  const writer = setInterval(() => insert.run(), 1000 / writesPerSecond);
  const [archive, target] = [join(folder, "own.zip"), join(folder, `own-${round}`)];
  mkdirSync(target);
  const lastOf = (client: BetterSqlite3.Database) =>
    Number(client.prepare("select max(id) from jobs").pluck().get());
  try {
    const first = lastOf(db.$client);
    const findDamage = createIntegrityCheck();
    const parts = { db, dataDirectory: dataDir, version: "0", clock: () => new Date(), findDamage };
    await makeBackup(parts, archive, { from: "server", holds: "" });
    const last = lastOf(db.$client);
    await restoreBackup(archive, { data: target, migrations }, new Date());
    const ids = readTable(join(target, "app.db"), "jobs").map(({ id }) => id);
    const copied = ids.at(-1) ?? 0;
    const isWhole = ids.every((id, at) => id === at + 1) && copied >= first && copied <= last;
    if (!isWhole) console.log(`in process: ${ids.length} jobs, ${first} to ${last}, got ${copied}`);
    return isWhole ? 0 : 1;
  } finally {
    clearInterval(writer);
    db.$client.close();
    rmSync(target, { recursive: true });
  }
}
