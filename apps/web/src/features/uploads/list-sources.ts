import { sourceOfFile } from "./upload-source.ts";
import type { UploadSource } from "./upload-source.ts";

/** Returns what to upload: the files themselves, and the contents of ZIP files. */
export async function listSources(
  chosen: readonly (File | UploadSource)[],
): Promise<UploadSource[]> {
  const sources = chosen.map((each) => (each instanceof File ? sourceOfFile(each) : each));
  if (!sources.some(isZip)) return sources;
  const { listZipSources } = await import("./zip/list-zip-sources.ts");
  const listed = await Promise.all(
    sources.map((source) => (isZip(source) ? listZipSources(source) : Promise.resolve([source]))),
  );
  return listed.flat();
}

function isZip({ name }: UploadSource): boolean {
  return /\.zip$/i.test(name);
}
