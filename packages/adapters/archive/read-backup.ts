import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform } from "node:stream";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { BackupManifest } from "@resume-picker/domain/backup/manifest";
import { AppError } from "@resume-picker/domain/errors";
import { open } from "yauzl";
import type { Entry, ZipFile } from "yauzl";

const maxManifestBytes = 512 * 1024 * 1024;

/** An open backup. Its manifest has been verified against its checksum, its files have not. */
export type Backup = {
  manifest: BackupManifest;
  /**
   * Extracts all files to the folder and verifies each against the manifest.
   * @throws AppError VALIDATION at the first mismatch; the folder is then incomplete.
   */
  unpack: (folder: string) => Promise<void>;
  close: () => void;
};

/** @throws AppError VALIDATION if the file is damaged or not one of our backups. */
export async function openBackup(archive: string): Promise<Backup> {
  const zip = await openZip(archive);
  try {
    const entries = await readDirectory(zip);
    const text = await readManifestFile(zip, entries.get("manifest.json"));
    const sum = await readManifestFile(zip, entries.get("manifest.sha256"));
    if (createHash("sha256").update(text).digest("hex") !== sum.toString("utf8").trim()) {
      throw damagedBackup("its manifest does not match its checksum");
    }
    const parsed = BackupManifest.safeParse(JSON.parse(text.toString("utf8")));
    if (!parsed.success) {
      throw new AppError(
        "VALIDATION",
        "This version doesn't know this archive's format. Restore it with the version that made it.",
      );
    }
    const manifest = parsed.data;
    const named = new Set(manifest.files.map(({ path }) => path));
    for (const name of entries.keys()) {
      if (!named.has(name) && !/^manifest\.(?:json|sha256)$/.test(name)) {
        throw damagedBackup(`its manifest does not list ${name}`);
      }
    }
    return {
      manifest,
      close: () => zip.close(),
      async unpack(folder) {
        for (const file of manifest.files) {
          const entry = entries.get(file.path);
          if (!entry) throw damagedBackup(`${file.path} is missing`);
          const target = join(folder, file.path);
          await mkdir(dirname(target), { recursive: true });
          await unpackFile(zip, entry, { target, ...file });
        }
      },
    };
  } catch (error) {
    zip.close();
    throw error instanceof AppError ? error : damagedBackup("it can't be read", error);
  }
}

function damagedBackup(how: string, cause?: unknown): AppError {
  return new AppError(
    "VALIDATION",
    `This archive is damaged: ${how}. Nothing was changed. Take another backup.`,
    { cause },
  );
}

function openZip(archive: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    open(archive, { lazyEntries: true, autoClose: false }, (error, file) => {
      if (error) reject(damagedBackup("it is not a complete ZIP file", error));
      else resolve(file);
    });
  });
}

function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const entries = new Map<string, Entry>();
    zip.on("entry", (entry: Entry) => {
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });
}

function openEntry(zip: ZipFile, entry: Entry): Promise<Readable> {
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) reject(error);
      else resolve(stream);
    });
  });
}

async function readManifestFile(zip: ZipFile, entry: Entry | undefined): Promise<Buffer> {
  if (!entry) throw new AppError("VALIDATION", "This is not a backup of Resume Picker.");
  if (entry.uncompressedSize > maxManifestBytes) throw damagedBackup("its manifest is too large");
  const chunks: Buffer[] = [];
  // A stream of bytes yields buffers.
  for await (const chunk of await openEntry(zip, entry)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function unpackFile(
  zip: ZipFile,
  entry: Entry,
  wanted: { path: string; target: string; bytes: number; sha256: string },
): Promise<void> {
  const hash = createHash("sha256");
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      // A damaged length must not fill the disk.
      done(bytes > wanted.bytes ? damagedBackup(`${wanted.path} is too long`) : null, chunk);
    },
  });
  try {
    const output = createWriteStream(wanted.target, { mode: 0o600, flush: true });
    await pipeline(await openEntry(zip, entry), count, output);
  } catch (error) {
    if (error instanceof AppError || isDiskError(error)) throw error;
    throw damagedBackup(`${wanted.path} can't be read`, error);
  }
  if (bytes !== wanted.bytes || hash.digest("hex") !== wanted.sha256) {
    throw damagedBackup(`${wanted.path} differs from its checksum`);
  }
}

/** True for a full or read-only disk, which doesn't mean that the archive is damaged. */
function isDiskError(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return ["ENOSPC", "EACCES", "EROFS", "EDQUOT", "EMFILE"].includes(String(code));
}
