import { readdir } from "node:fs/promises";
import { join } from "node:path";
import type { Context } from "@resume-picker/api/context";

/** So often each thread reads a sample: what the first hundreds of files cost more is mostly gone then. */
const times = 150;

/** Lets the reading threads practise on the sample CVs, so that the first upload is read at speed. */
export async function warmUp({
  reader,
  sampleDataDirectory,
  clock,
}: Pick<Context, "reader" | "sampleDataDirectory" | "clock">): Promise<void> {
  const today = clock().toISOString().slice(0, 10);
  const names = await readdir(sampleDataDirectory).catch(() => []);
  const files = names
    .filter((name) => name.endsWith(".pdf"))
    .map((fileName) => ({ path: join(sampleDataDirectory, fileName), fileName, today }));
  await reader.warmUp(files, times);
}
