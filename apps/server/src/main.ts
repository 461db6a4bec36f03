import { existsSync } from "node:fs";
import type { Server } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "@hono/node-server";
import { LogHub } from "@resume-picker/adapters/logs/log-hub";
import { DataRefused } from "@resume-picker/api/backup/data-refused";
import { storageTrouble } from "@resume-picker/api/storage-trouble";
import { resumeWork } from "@resume-picker/api/work/resume-work";
import { DataInUse } from "@resume-picker/db/data-lock";
import { MigrationRefused } from "@resume-picker/db/migrate";
import { createApp } from "./app.ts";
import { InvalidEnvironment, readEnv } from "./env.ts";
import { createLog } from "./logs/log.ts";
import type { ServerLog } from "./logs/log.ts";
import { LogSocket } from "./logs/logs-socket.ts";
import { createParts } from "./parts.ts";

/** The same from `apps/server/src` and from the bundle in `apps/server/dist`. */
const root = new URL("../../../", import.meta.url);
const rootPath = fileURLToPath(root);

const bundledWorkers = {
  read: new URL("./read-process.js", import.meta.url),
  rediscover: new URL("./rediscover-worker.js", import.meta.url),
  rescore: new URL("./rescore-worker.js", import.meta.url),
  damage: new URL("./damage-worker.js", import.meta.url),
};

// What the server writes is for its own user, from the first byte on.
process.umask(0o077);

async function main(): Promise<void> {
  const envFile = resolve(rootPath, ".env");
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const env = readEnv(process.env);
  const logs = new LogHub();
  const log = createLog(env.LOG_LEVEL, logs);
  endWithLastWords(log);
  const parts = await createParts(
    env,
    { root, data: resolve(rootPath, env.DATA_DIR) },
    { log, logs, ...(existsSync(bundledWorkers.read) ? { workers: bundledWorkers } : {}) },
  );
  void resumeWork(parts);
  const app = createApp(parts, {
    env,
    log,
    webDirectory: fileURLToPath(new URL("apps/web/dist", root)),
  });
  let isStopping = false;
  const answer: typeof app.fetch = async (...request) => {
    const response = await app.fetch(...request);
    // A client that goes on asking on a connection that stays open would hold up the end.
    if (isStopping) response.headers.set("Connection", "close");
    return response;
  };
  const server = serve({ fetch: answer, port: env.PORT, hostname: env.HOST }, ({ port }) => {
    const host = env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST;
    process.stdout.write(`Resume Picker is ready: http://${host}:${port}\n`);
  });
  // Longer than proxies keep theirs (nginx one minute, Caddy two): the side that closes first must be the
  // one that sends, or a request meets a connection that is just closed.
  if ("keepAliveTimeout" in server) server.keepAliveTimeout = 130_000;
  // Without TLS or HTTP/2 options, `serve` makes a plain server.
  const logSocket = new LogSocket(server as Server, parts, { appUrl: env.APP_URL });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") {
      stop(`Port ${env.PORT} is already in use. Stop what uses it, or set PORT to another one.`);
    }
    throw error;
  });

  const shutDown = () => {
    if (isStopping) return;
    isStopping = true;
    logSocket.close();
    // Requests under way may end; those that take longer than two seconds are cut off.
    const deadline = setTimeout(() => {
      if ("closeAllConnections" in server) server.closeAllConnections();
    }, 2000);
    // A kill loses nothing either: better than to be waited for on a machine that has no time.
    setTimeout(() => {
      log.flush();
      process.exit(0);
    }, 3500).unref();
    const closeIdle = () => {
      if ("closeIdleConnections" in server) server.closeIdleConnections();
    };
    const idle = setInterval(closeIdle, 50);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      void parts.close().finally(() => process.exit(0));
    });
    closeIdle();
  };
  process.on("SIGTERM", shutDown);
  process.on("SIGINT", shutDown);
  // A terminal that is closed; on Windows, where SIGTERM never comes, also a console window.
  process.on("SIGHUP", shutDown);
}

/** What nobody caught: said in the log, where no secret stands, instead of on the console. */
function endWithLastWords(log: ServerLog): void {
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
  const trouble = storageTrouble(error);
  if (trouble) stop(`The data folder (DATA_DIR) can't be read or written: ${describe(error)}`);
  throw error;
}
