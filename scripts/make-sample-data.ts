import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeSampleFiles } from "./sample-data/make-files.ts";
import { inRoot } from "./setup/root.mjs";

/** `node scripts/run.cjs make-sample-data`: generates the job and CVs of "Load sample data". */
const folder = inRoot("apps", "server", "sample-data");
const files = await makeSampleFiles();

await mkdir(folder, { recursive: true });
for (const name of await readdir(folder)) {
  if (!files.has(name)) await rm(join(folder, name));
}
for (const [name, bytes] of files) {
  await writeFile(join(folder, name), bytes);
  console.log(`${name} ${(bytes.length / 1024).toFixed(1)} KB`);
}
