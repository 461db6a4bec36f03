import { isClutter, UnreadableSource } from "../upload-source.ts";
import type { UploadSource } from "../upload-source.ts";
import { readZipDirectory } from "./read-directory.ts";
import type { ZipEntry } from "./read-directory.ts";
import { isTrap, unpackEntry } from "./unpack-entry.ts";
import { zipMessages } from "./zip-limits.ts";

/** Each file in the ZIP on its own; a ZIP that can't be opened is one line with its reason. */
export async function listZipSources(zip: UploadSource): Promise<UploadSource[]> {
  try {
    const file = await zip.open();
    const entries = (await readZipDirectory(file)).filter(
      ({ path }) => !/[/\\]$/.test(path) && !isClutter(path),
    );
    if (entries.length === 0) return [{ ...zip, problem: zipMessages.empty }];
    return entries.map((entry) => toSource(zip.label, file, entry));
  } catch (error) {
    // A file that can't be read at all (moved, no permission) is as good as damaged.
    const problem = error instanceof UnreadableSource ? error.message : zipMessages.noZip;
    return [{ ...zip, problem }];
  }
}

function toSource(zipLabel: string, file: File, entry: ZipEntry): UploadSource {
  const parts = soundParts(entry.path);
  const name = parts.at(-1) ?? "unnamed";
  return {
    label: [zipLabel, ...parts].join("/"),
    name,
    size: entry.size,
    problem: findEntryProblem(entry, name),
    open: async () => new File([await unpackEntry(file, entry)], name),
  };
}

function findEntryProblem(entry: ZipEntry, name: string): string | undefined {
  if (/\.(zip|rar|7z|tar|gz|tgz)$/i.test(name)) return zipMessages.nested;
  if (entry.isEncrypted) return zipMessages.encrypted;
  if (entry.method !== 0 && entry.method !== 8) return zipMessages.method;
  return isTrap(entry) ? zipMessages.ratio : undefined;
}

/** No way up or out, and nothing that turns the reading direction or can't be seen. */
function soundParts(path: string): string[] {
  return path
    .split(/[/\\]/)
    .map((part) => part.replaceAll(/[\p{Cc}\p{Cf}]/gu, "").trim())
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .map((part) => (part.length > 120 ? `${part.slice(0, 100)}…${part.slice(-19)}` : part));
}
