import { existsSync, statSync } from "node:fs";
import { mkdir, stat } from "node:fs/promises";
import { dirname, extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createRateLimits } from "@resume-picker/api/accounts/sign-in/rate-limits";
import { checkData, databaseProblem } from "@resume-picker/api/backup/check-data";
import type { Checked } from "@resume-picker/api/backup/check-data";
import { makeBackup } from "@resume-picker/api/backup/make-backup";
import { restoreBackup } from "@resume-picker/api/backup/restore-backup";
import { Settings } from "@resume-picker/api/settings/settings";
import { toStorageError } from "@resume-picker/api/storage-errors";
import { connect } from "@resume-picker/db/connect";
import type { Database } from "@resume-picker/db/connect";
import { DataInUse, lockData } from "@resume-picker/db/data-lock";
import { MigrationRefused } from "@resume-picker/db/migrate";
import { findDamage } from "@resume-picker/db/integrity/find-damage";
import { AppError } from "@resume-picker/domain/errors";
import { readEnvFiles } from "./settings/env-files.ts";
import { environmentSettings, InvalidEnvironment, readEnv } from "./env.ts";
import { runAdminCommand } from "./run-admin-command.ts";
import { readVersion } from "./version/read-version.ts";

// New files are readable only by this user from the start.
process.umask(0o077);

const root = new URL("../../../", import.meta.url);
const rootPath = fileURLToPath(root);

const envFile = resolve(rootPath, ".env");
if (existsSync(envFile)) process.loadEnvFile(envFile);
const { variables, env } = readSettings();
const data = resolve(rootPath, env.DATA_DIR);
const migrations = fileURLToPath(new URL("packages/db/migrations", root));

/** Invalid settings end the program with a message instead of a stack trace. */
function readSettings() {
  try {
    const found = readEnvFiles(process.env);
    return { variables: found, env: readEnv(found) };
  } catch (error) {
    if (!(error instanceof InvalidEnvironment)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const stamp = () => new Date().toISOString().replaceAll(/[:.]/g, "-");
const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`;
const counted = (n: number, one: string) => `${n} ${one}${n === 1 ? "" : "s"}`;

const commands: Record<string, (args: readonly string[]) => Promise<number>> = {
  backup: ([argument]) => backup(argument),
  restore: ([argument]) => restore(argument),
  "check-data": check,
  admin,
};

/** Runs `npm run backup`, `npm run restore`, `npm run check-data` or `npm run admin`. */
async function main(): Promise<number> {
  const [name = "", ...args] = process.argv.slice(2);
  const command = commands[name];
  if (!command) {
    say("Usage: backup [folder or file] | restore <archive> | check-data | admin <command> [user]");
    return 2;
  }
  return command(args);
}

/** Safe while the server runs, because it reads accounts from the database for each request. */
async function admin(args: readonly string[]): Promise<number> {
  const db = openPresent();
  const unlock = lockUnlessRunning();
  try {
    if (unlock === null) say("The server is running: changes take effect immediately.");
    const office = {
      db,
      clock: () => new Date(),
      appUrl: env.APP_URL,
      wakeMail: () => undefined,
      rateLimits: createRateLimits(db),
      settings: new Settings(db, environmentSettings(variables, env)),
    };
    return await runAdminCommand(args, office, say);
  } finally {
    unlock?.();
    db.$client.close();
  }
}

/** Returns null while a server uses the folder. */
function lockUnlessRunning(): (() => void) | null {
  try {
    return lockData(join(data, "server.lock"), "");
  } catch (error) {
    if (error instanceof DataInUse) return null;
    throw error;
  }
}

async function backup(argument: string | undefined): Promise<number> {
  const db = openPresent();
  try {
    const name = `backup-${stamp()}.zip`;
    const wanted = argument === undefined ? join(data, "backups", name) : resolve(argument);
    // A path that doesn't exist yet is a file if its name ends in .zip.
    const isFolder = await stat(wanted).then(
      (found) => found.isDirectory(),
      () => /[\\/]$/.test(argument ?? "") || extname(wanted) !== ".zip",
    );
    const target = isFolder ? join(wanted, name) : wanted;
    await mkdir(dirname(target), { recursive: true });
    const parts = {
      db,
      dataDirectory: data,
      version: readVersion(root),
      clock: () => new Date(),
      // This process serves no other requests.
      findDamage: (file: string) => Promise.resolve(findDamage(file)),
    };
    const made = await makeBackup(parts, target, {
      from: "outside",
      holds:
        "Manual backup: it keeps data that is deleted later, until somebody deletes this file.",
    });
    say(`${target} (${megabytes((await stat(target)).size)})`);
    say(
      `${counted(made.users, "account")}, ${counted(made.candidates, "candidate")}, ${counted(made.files.length, "file")}.`,
    );
    if (made.missing.length === 0) return 0;
    say(
      `${counted(made.missing.length, "file")} missing or damaged. For details: npm run check-data`,
    );
    return 1;
  } finally {
    db.$client.close();
  }
}

async function restore(argument: string | undefined): Promise<number> {
  if (argument === undefined) {
    say("Usage: npm run restore <archive>");
    return 2;
  }
  const archive = resolve(argument);
  const found = await stat(archive).catch(() => null);
  if (!found?.isFile()) {
    const what = found ? "is a folder. Name an archive in it" : "doesn't exist. Check the path";
    throw new AppError("NOT_FOUND", `${archive} ${what}. Nothing was changed.`);
  }
  await mkdir(data, { recursive: true });
  const unlock = lockData(
    join(data, "server.lock"),
    "Nothing was changed, because the server is running. Stop it, then restore.",
  );
  try {
    const { manifest, replaced, erasedAgain } = await restoreBackup(
      archive,
      { data, migrations },
      new Date(),
    );
    say(
      `Restored ${counted(manifest.users, "account")} and ${counted(manifest.candidates, "candidate")}`,
    );
    say(`as of ${manifest.createdAt} to ${data}.`);
    const { candidates, users } = erasedAgain;
    if (candidates + users > 0) {
      say(
        `Deleted again, as it was deleted after the backup: ${counted(candidates, "candidate")}, ${counted(users, "account")}.`,
      );
    }
    if (manifest.missing.length > 0)
      say("The backup lacks some files. For details: npm run check-data");
    say(`The replaced data is in ${join(data, replaced)}. Delete it when you no longer need it.`);
    return 0;
  } finally {
    unlock();
  }
}

async function check(): Promise<number> {
  const { files, problems } = await checkPresent();
  for (const { kind, what, remedy } of problems) say(`${kind}: ${what}\n  → ${remedy}`);
  const isSound = problems.every(({ kind }) => kind === "leftover");
  say(
    isSound
      ? `The database is sound. CV files complete and unchanged: ${files}.`
      : `${counted(problems.length, "problem")} found.`,
  );
  return isSound ? 0 : 1;
}

/** Reports a damaged database as a problem instead of a stack trace. */
async function checkPresent(): Promise<Checked> {
  let db: Database | null = null;
  try {
    db = openPresent();
    return await checkData(db, data);
  } catch (error) {
    if (error instanceof AppError) throw error;
    const what = error instanceof Error ? error.message : String(error);
    return { files: 0, problems: [databaseProblem(what)] };
  } finally {
    db?.$client.close();
  }
}

function openPresent() {
  const file = join(data, "app.db");
  if (existsSync(file) && statSync(file).size > 0) return connect(file);
  throw new AppError(
    "NOT_FOUND",
    `No database in ${data}, or it is empty. Check DATA_DIR. If it is right, restore the latest backup (npm run restore <archive>) and delete no CV.`,
  );
}

try {
  process.exitCode = await main();
} catch (error) {
  const isForPeople =
    error instanceof AppError || error instanceof DataInUse || error instanceof MigrationRefused;
  if (!isForPeople && !toStorageError(error)) throw error;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
