import { ResumeReader } from "../resume-reader.ts";

/** A server that has read one file and is reading another that keeps a process busy forever. */
const [, , pidFile = ""] = process.argv;
const reader = new ResumeReader({
  processes: 2,
  script: new URL("./odd-process.mjs", import.meta.url),
});
const read = (fileName: string, path = "") =>
  reader.read({ path, fileName, today: "2026-03-01", owner: fileName });

const { text } = await read("quick");
void read("hang", pidFile);
process.stdout.write(text);
