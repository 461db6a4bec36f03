import { isClutter, sourceOfFile } from "./upload-source.ts";
import type { UploadSource } from "./upload-source.ts";

/** Returns the dropped files, including those in dropped folders. */
export async function readDroppedFiles(transfer: DataTransfer): Promise<(File | UploadSource)[]> {
  // The lists are cleared after the event, so they are copied before the first await.
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
  // The reader returns up to a hundred entries per call, and none at the end.
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
