import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { DataRefused } from "@resume-picker/api/backup/data-refused";
import { toStorageError } from "@resume-picker/api/storage-errors";
import { resumeBackgroundJobs } from "@resume-picker/api/background-jobs/resume-background-jobs";
import { watchInbox } from "@resume-picker/api/inbox/watch-inbox";
import { makeSetupToken } from "@resume-picker/api/accounts/sign-up/setup-token";
import { DataInUse } from "@resume-picker/db/data-lock";
import { MigrationRefused } from "@resume-picker/db/migrate";
import { hasUsers } from "@resume-picker/db/queries/accounts/users";
import { AppServer } from "./app-server.ts";
import { createApp } from "./app.ts";
import { readEnvFiles } from "./settings/env-files.ts";
import { environmentSettings, InvalidEnvironment, readEnv } from "./env.ts";
import { createLog } from "./logs/log.ts";
import type { ServerLog } from "./logs/log.ts";
import { LogSocket } from "./logs/logs-socket.ts";
import { readLandingText } from "./pages/read-landing-text.ts";
import { createParts } from "./parts.ts";

/** The same path from `apps/server/src` and from the bundle in `apps/server/dist`. */
const root = new URL("../../../", import.meta.url);
const rootPath = fileURLToPath(root);

const bundledWorkers = {
  read: new URL("./read-process.js", import.meta.url),
  suggest: new URL("./suggestion-worker.js", import.meta.url),
  rescore: new URL("./rescore-worker.js", import.meta.url),
  damage: new URL("./integrity-worker.js", import.meta.url),
};

// New files are readable only by the server's user from the start.
process.umask(0o077);

/** How long a shutdown may take before the process exits anyway. */
const killAfterMs = 3500;

async function main(): Promise<void> {
  const envFile = resolve(rootPath, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const variables = readEnvFiles(process.env);
  const env = readEnv(variables);
  const logs = new LogHub();
  const log = createLog(env.LOG_LEVEL, logs);
  exitOnUncaughtError(log);
  const data = resolve(rootPath, env.DATA_DIR);
  const setupToken = makeSetupToken();
  const parts = await createParts(
    env,
    { root, data },
    {
      ...{ log, logs, settings: environmentSettings(variables, env) },
      ...{ landing: readLandingText(data), setupToken },
      ...(existsSync(bundledWorkers.read) ? { workers: bundledWorkers } : {}),
    },
  );
  const isNew = !(await hasUsers(parts.db));
  void resumeBackgroundJobs(parts);
  const inbox = watchInbox(parts, join(parts.dataDirectory, "inbox"));
  const app = createApp(parts, {
    env,
    log,
    webDirectory: fileURLToPath(new URL("apps/web/dist", root)),
  });
  const server = new AppServer(app, {
    port: env.PORT,
    host: env.HOST,
    onReady: (url) => {
      // Printed only to the console, because the log is stored and administrators can read it.
      if (isNew) process.stdout.write(setupMessage(setupToken));
      process.stdout.write(`Resume Picker is ready: ${url}\n`);
    },
    onPortInUse: () =>
      stop(`Port ${env.PORT} is already in use. Stop what uses it, or set PORT to another one.`),
  });
  const logSocket = new LogSocket(server.http, parts, { appUrl: env.APP_URL });
  shutDownOnSignals(() => {
    logSocket.close();
    parts.jobChanges.endAll();
    // Exiting loses no data, and a busy machine shouldn't have to wait for the server.
    setTimeout(() => {
      log.flush();
      process.exit(0);
    }, killAfterMs).unref();
    void server
      .close()
      .then(() => inbox.stop())
      .then(() => parts.close())
      .finally(() => process.exit(0));
  });
}

const setupMessage = (token: string): string =>
  `There is no account yet. The first one is the administrator's: sign up in a browser on this machine.\n` +
  `From another machine, sign-up asks for this set-up token: ${token}\n`;

/** Calls `end` once, even if several signals arrive. */
function shutDownOnSignals(end: () => void): void {
  let isStopping = false;
  const endOnce = () => {
    if (isStopping) return;
    isStopping = true;
    end();
  };
  process.on("SIGTERM", endOnce);
  process.on("SIGINT", endOnce);
  // Sent when a terminal is closed. On Windows (no SIGTERM) also for console windows.
  process.on("SIGHUP", endOnce);
}

/** Writes uncaught errors to the log, which contains no secrets, instead of the console. */
function exitOnUncaughtError(log: ServerLog): void {
  const end = (error: unknown) => {
    log.critical(
      { category: "system", error },
      "the server stopped on an error that nobody caught",
    );
    log.flush();
    process.exit(1);
  };
  process.on("uncaughtException", end);
  process.on("unhandledRejection", end);
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function stop(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

try {
  await main();
} catch (error) {
  const isForPeople =
    error instanceof InvalidEnvironment ||
    error instanceof MigrationRefused ||
    error instanceof DataRefused ||
    error instanceof DataInUse;
  if (isForPeople) stop(error.message);
  const trouble = toStorageError(error);
  if (trouble) stop(`The data folder (DATA_DIR) can't be read or written: ${describe(error)}`);
  throw error;
}
