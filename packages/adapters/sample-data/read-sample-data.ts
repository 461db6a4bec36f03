import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { JobInput } from "@resume-picker/domain/jobs/job";

export type SampleData = { job: JobInput; files: { fileName: string; bytes: Uint8Array }[] };

/** Reads `job.json` and the CVs in the same folder, sorted by file name. */
export async function readSampleData(directory: string): Promise<SampleData> {
  const job = JobInput.parse(JSON.parse(await readFile(join(directory, "job.json"), "utf8")));
  const names = (await readdir(directory)).filter((name) => /\.(pdf|docx|txt)$/.test(name)).sort();
  const files = await Promise.all(
    names.map(async (fileName) => ({ fileName, bytes: await readFile(join(directory, fileName)) })),
  );
  return { job, files };
}
