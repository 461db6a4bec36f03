import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { listFiles } from "@resume-picker/adapters/archive/data-folders";
import { hasCode } from "@resume-picker/adapters/file-store/atomic-file";
import type { Database } from "@resume-picker/db/connect";
import {
  countIncompleteCandidates,
  listCandidatesOfFile,
  listImageNames,
  listReferencedFiles,
} from "@resume-picker/db/queries/stored-files";
import { checkAuditTrail } from "./check-audit-trail.ts";

export type Problem = {
  kind: "database" | "missing" | "damaged" | "orphan" | "half-candidate" | "leftover" | "audit";
  what: string;
  remedy: string;
};

export type Checked = { files: number; problems: Problem[] };

const restoreOrUpload = "Restore it from a backup, or upload the CV again.";

/**
 * Compares the database with the files, byte by byte. It changes nothing and may run while the
 * server runs.
 * @param underWayMs the minimum age of a reported orphan, since a younger file may belong to an
 * upload in progress.
 */
export async function checkData(
  db: Database,
  data: string,
  underWayMs = 10 * 60 * 1000,
): Promise<Checked> {
  const problems = checkDatabase(db);
  // The file list of a damaged database is unreliable.
  if (problems.length > 0) return { files: 0, problems };
  problems.push(...checkAuditTrail(db));
  const half = await countIncompleteCandidates(db);
  if (half > 0) {
    problems.push({
      kind: "half-candidate",
      what: `${half} candidates or scores lack the parse of their CV`,
      remedy: "Report this. To repair it, delete those CVs and upload them again.",
    });
  }
  const onDisk = new Set(await listFiles(join(data, "uploads")));
  const named = new Map<string, string>();
  for (const { sha256 } of await listReferencedFiles(db)) {
    const path = `${sha256.slice(0, 2)}/${sha256}`;
    named.set(path, sha256);
    const found = onDisk.has(path) ? await hashFile(join(data, "uploads", path)) : null;
    if (found === sha256) continue;
    const owners = await listCandidatesOfFile(db, sha256);
    if (owners.length === 0) continue; // deleted while this ran
    const whose = owners.map(
      ({ id, fileName, username }) => `candidate ${id} of ${username} (“${fileName}”)`,
    );
    problems.push({
      kind: found === null ? "missing" : "damaged",
      what: `uploads/${path}, the CV of ${whose.join(" and ")}`,
      remedy: restoreOrUpload,
    });
  }
  const suspects = [...onDisk].filter((path) => !named.has(path));
  const orphans = await olderThan(underWayMs, join(data, "uploads"), suspects);
  problems.push(...(await describeOrphans(db, orphans)));
  problems.push(...(await checkImages(db, data, underWayMs)));
  problems.push(...(await findLeftovers(data)));
  return { files: named.size, problems };
}

function checkDatabase(db: Database): Problem[] {
  try {
    return findDatabaseFaults(db).map(databaseProblem);
  } catch (error) {
    return [databaseProblem(error instanceof Error ? error.message : String(error))];
  }
}

function findDatabaseFaults({ $client }: Database): string[] {
  const integrity = $client.pragma("integrity_check") as { integrity_check: string }[];
  const said = integrity.map((row) => row.integrity_check).filter((text) => text !== "ok");
  const broken = $client.pragma("foreign_key_check");
  if (Array.isArray(broken) && broken.length > 0) said.push(`${broken.length} broken references`);
  const table = $client.prepare("select 1 from sqlite_master where name = 'candidates'").get();
  if (table === undefined) said.push("it is empty");
  return said;
}

/** @param what the message from SQLite. */
export function databaseProblem(what: string): Problem {
  return {
    kind: "database",
    what: `app.db: ${what}`,
    remedy:
      "Stop the server, don't delete any CV, and restore the latest backup: npm run restore <archive>.",
  };
}

async function olderThan(ms: number, folder: string, paths: readonly string[]): Promise<string[]> {
  const isOld = async (path: string) => {
    const found = await stat(join(folder, path)).catch(() => null);
    // The file was deleted meanwhile, for example by an upload that has ended.
    if (!found) return false;
    // On some systems a rename changes only ctime.
    return Date.now() - Math.max(found.mtimeMs, found.ctimeMs) >= ms;
  };
  const old = await Promise.all(paths.map(isOld));
  return paths.filter((_path, at) => old[at]);
}

async function describeOrphans(db: Database, paths: readonly string[]): Promise<Problem[]> {
  if (paths.length === 0) return [];
  const named = new Set((await listReferencedFiles(db)).map(({ sha256 }) => sha256));
  return paths
    .filter((path) => !named.has(path.slice(-64)))
    .map((path) => ({
      kind: "orphan",
      what: `uploads/${path} belongs to no candidate`,
      remedy:
        "The server deletes it at its next start. If you are looking for a lost CV, copy it first.",
    }));
}

async function checkImages(db: Database, data: string, underWayMs: number): Promise<Problem[]> {
  const onDisk = await listFiles(join(data, "media"));
  const names = new Set(await listImageNames(db));
  const kept = new Set(onDisk.map((path) => path.slice(3)));
  const missing = [...names].filter((name) => !kept.has(name));
  const suspects = onDisk.filter((path) => {
    const [image = ""] = /[\da-f]{32}-\d+x\d+/.exec(path) ?? [];
    return !names.has(`${image}.webp`);
  });
  const orphans = await olderThan(underWayMs, join(data, "media"), suspects);
  return [
    ...missing.map((name): Problem => ({
      kind: "missing",
      what: `media: the blog's image ${name}`,
      remedy: "Restore it from a backup, or upload the image again.",
    })),
    ...orphans.map((path): Problem => ({
      kind: "orphan",
      what: `media/${path} belongs to no image of the blog`,
      remedy: "The server deletes it at its next start.",
    })),
  ];
}

async function findLeftovers(data: string): Promise<Problem[]> {
  const names = await readdir(data).catch(() => []);
  return names
    .filter((name) => /^(?:\.restoring-|replaced-)/.test(name))
    .map((name) => ({
      kind: "leftover",
      what: name.startsWith("replaced-")
        ? `${name}: data that a restore replaced, including personal data`
        : `${name}: files of an unfinished restore`,
      remedy: name.startsWith("replaced-")
        ? "Delete the folder once you have checked the restored data."
        : "The server deletes it at its next start.",
    }));
}

async function hashFile(path: string): Promise<string | null> {
  const hash = createHash("sha256");
  try {
    await pipeline(createReadStream(path), hash);
  } catch (error) {
    if (hasCode(error, "ENOENT")) return null;
    return "unreadable";
  }
  return hash.digest("hex");
}
