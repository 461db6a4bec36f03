// A build without embedded workers, which the Content-Security-Policy forbids.
import { BlobReader, ZipReader } from "@zip.js/zip.js/lib/zip-core-custom.js";
import type { FileEntry } from "@zip.js/zip.js";
import { isClutter, UnreadableSource } from "../upload-source.ts";
import type { UploadSource } from "../upload-source.ts";
import { unpackEntry } from "./unpack-entry.ts";
import { zipLimits, zipMessages } from "./zip-limits.ts";

/** Lists every file in the ZIP. A ZIP that can't be opened becomes one entry with the reason. */
export async function listZipSources(zip: UploadSource): Promise<UploadSource[]> {
  try {
    const entries = await readEntries(await zip.open());
    const files = entries.filter(({ filename }) => !isClutter(filename));
    if (files.length === 0) return [{ ...zip, problem: zipMessages.empty }];
    return files.map((entry) => toSource(zip.label, entry));
  } catch (error) {
    // A file that can't be read at all (moved, no permission) is reported as damaged.
    const problem = error instanceof UnreadableSource ? error.message : zipMessages.noZip;
    return [{ ...zip, problem }];
  }
}

/** Reads the ZIP's directory without unpacking any file. */
async function readEntries(zip: File): Promise<FileEntry[]> {
  const reader = new ZipReader(new BlobReader(zip), {
    useWebWorkers: false,
    // Accepts unusual file names, which `soundParts` cleans.
    filenameValidation: "tolerant",
  });
  const entries: FileEntry[] = [];
  let count = 0;
  for await (const entry of reader.getEntriesGenerator()) {
    count += 1;
    if (count > zipLimits.entries) throw new UnreadableSource(zipMessages.tooManyEntries);
    if (!entry.directory) entries.push(entry);
  }
  checkLayout(entries);
  return entries;
}

/** Zip bombs let entries share the same bytes. In a valid ZIP, entries don't overlap. */
function checkLayout(entries: readonly FileEntry[]): void {
  let sum = 0;
  let free = 0;
  for (const entry of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (entry.offset < free) throw new UnreadableSource(zipMessages.overlapping);
    free = entry.offset + entry.compressedSize;
    sum += entry.uncompressedSize;
  }
  if (sum > zipLimits.inflatedBytes) throw new UnreadableSource(zipMessages.tooManyBytes);
}

function toSource(zipLabel: string, entry: FileEntry): UploadSource {
  const parts = soundParts(entry.filename);
  const name = parts.at(-1) ?? "unnamed";
  return {
    label: [zipLabel, ...parts].join("/"),
    name,
    size: entry.uncompressedSize,
    problem: findEntryProblem(entry, name),
    open: async () => new File([await unpackEntry(entry)], name),
  };
}

function findEntryProblem(entry: FileEntry, name: string): string | undefined {
  const { encrypted, compressionMethod, uncompressedSize: size, compressedSize } = entry;
  if (/\.(zip|rar|7z|tar|gz|tgz)$/i.test(name)) return zipMessages.nested;
  if (encrypted) return zipMessages.encrypted;
  // Only stored (0) and deflated (8) entries, which every program supports.
  if (compressionMethod !== 0 && compressionMethod !== 8) return zipMessages.method;
  // A ratio that regular compression can't reach.
  const isTrap = size > zipLimits.ratioFrom && size > compressedSize * zipLimits.ratio;
  return isTrap ? zipMessages.ratio : undefined;
}

/**
 * Removes parent directories and invisible characters, including those that change the text
 * direction.
 */
function soundParts(path: string): string[] {
  return path
    .split(/[/\\]/)
    .map((part) => part.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim())
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .map((part) => (part.length > 120 ? `${part.slice(0, 100)}…${part.slice(-19)}` : part));
}
