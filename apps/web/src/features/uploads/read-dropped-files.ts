import { isClutter, sourceOfFile } from "./upload-source.ts";
import type { UploadSource } from "./upload-source.ts";

/** The files of a drop, those in dropped folders included. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<(File | UploadSource)[]> {
  // Both lists are empty once the event is over: read them before the first wait.
  const files = [...transfer.files];
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory)) return files;
  const found = await Promise.all(
    entries.map((entry) => (entry ? readEntry(entry) : Promise.resolve([]))),
  );
  return found.flat();
}

async function readEntry(entry: FileSystemEntry): Promise<UploadSource[]> {
  if (isClutter(entry.name)) return [];
  if (isFile(entry)) {
    const file = await new Promise<File | null>((resolve) =>
      entry.file(resolve, () => resolve(null)),
    );
    return file ? [sourceOfFile(file, entry.fullPath.replace(/^\//, ""))] : [];
  }
  if (!isDirectory(entry)) return [];
  const reader = entry.createReader();
  const files: UploadSource[] = [];
  // A reader gives a hundred entries at a time, and none when it has given all.
  for (;;) {
    const batch = await new Promise<FileSystemEntry[]>((resolve) =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (batch.length === 0) return files;
    for (const child of batch) files.push(...(await readEntry(child)));
  }
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isDirectory(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}
