import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { BuiltServer } from "@resume-picker/web/e2e/harness/built-server.ts";

/** The server's resources at one moment. Memory and log are in megabytes. */
export type Sample = {
  /** Since the start of the load. */
  seconds: number;
  rss: number;
  heap: number;
  external: number;
  files: number;
  threads: number;
  processes: number;
  wal: number;
  temporary: number;
};

const megabyte = 1024 * 1024;

export async function takeSample(
  server: BuiltServer,
  where: { dataDir: string; temporary: string; token: string; since: number },
): Promise<Sample> {
  const pid = String(server.child.pid);
  const response = await fetch(`${server.url}/metrics`, {
    headers: { authorization: `Bearer ${where.token}` },
  });
  const metrics = await response.text();
  const gauge = (name: string) =>
    Number(new RegExp(`^${name} (\\S+)`, "m").exec(metrics)?.[1]) / megabyte;
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const ofProcess = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]);
  return {
    seconds: Math.round((performance.now() - where.since) / 1000),
    rss: ofProcess("VmRSS") / 1024,
    heap: gauge("nodejs_heap_used_bytes"),
    external: gauge("nodejs_external_memory_bytes"),
    files: readdirSync(`/proc/${pid}/fd`).length,
    threads: ofProcess("Threads"),
    processes: countChildren(pid),
    wal: sizeOf(join(where.dataDir, "app.db-wal")) / megabyte,
    temporary: countTemporary(where.dataDir) + countFiles(where.temporary),
  };
}

/** Counts child processes, such as the one for OCR. */
function countChildren(pid: string): number {
  return readdirSync(`/proc/${pid}/task`)
    .map((task) => readOrNothing(`/proc/${pid}/task/${task}/children`))
    .flatMap((text) => text.split(" ").filter(Boolean)).length;
}

/** Counts unfinished files of uploads, backups, restores and mails. */
function countTemporary(dataDir: string): number {
  return listNames(dataDir).filter((path) =>
    /(?:^|\/)(?:\.saving-|\.making-|\.restoring-|incoming\/)|\.part$/.test(path),
  ).length;
}

const countFiles = (folder: string): number => listNames(folder).length;

function listNames(folder: string): string[] {
  try {
    // Without other options, the names are strings.
    return readdirSync(folder, { recursive: true }) as string[];
  } catch {
    // A folder was deleted while it was read.
    return [];
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function readOrNothing(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
