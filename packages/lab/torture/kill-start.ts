import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import BetterSqlite3 from "better-sqlite3";
import { launch } from "@resume-picker/web/e2e/harness/built-server.ts";

/** Where a kill hit the first start on a folder of an older version. */
export const killMoments = [
  "kills before anything was copied",
  "kills while the old one was copied",
  "kills while it was migrated",
  "kills after it was migrated",
] as const;

/** Starts the built server on this folder and kills it at a random moment of the next `withinMs`. */
export async function killWhileStarting(data: string, withinMs: number): Promise<void> {
  const child = launch(data);
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  // Before its data folder is opened nothing can break: from there on, the moment is any.
  while (!existsSync(join(data, "server.lock")) && child.exitCode === null) await setTimeout(5);
  await setTimeout(Math.random() * withinMs);
  child.kill("SIGKILL");
  await gone;
}

/** @param count the number of migrations that the older version had */
export function momentOf(data: string, count: number): (typeof killMoments)[number] {
  if (schemaOf(data) !== count) return "kills after it was migrated";
  const copies = existsSync(join(data, "backups")) ? readdirSync(join(data, "backups")) : [];
  if (copies.some((name) => name.startsWith("before-"))) return "kills while it was migrated";
  return copies.length > 0
    ? "kills while the old one was copied"
    : "kills before anything was copied";
}

/** The number of migrations that this folder's database has had. */
export function schemaOf(data: string): number {
  const client = new BetterSqlite3(join(data, "app.db"));
  try {
    return Number(client.prepare("select count(*) from __drizzle_migrations").pluck().get());
  } finally {
    client.close();
  }
}
