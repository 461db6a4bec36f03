import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ResumeReader } from "@resume-picker/adapters/read-resume/resume-reader";
import { AppError } from "@resume-picker/domain/errors";
import { treeMemory } from "../../harness/tree-memory.ts";
import { makeGoodCv } from "../../reading/hostile-files.ts";
import { listPdfs } from "../../speed/list-pdfs.ts";

/**
 * Parses real PDFs with random damage, the same in every run: `npm run lab damaged`, with CORPUS
 * and `--files=1000`. Four are parsed at a time, with an undamaged CV after every 25. Fails if one
 * ends in anything but a parse result or an error message.
 */
const count = Number(/--files=(\d+)/.exec(process.argv.join(" "))?.[1] ?? 1000);
const today = "2026-06-15";
const pdfs = listPdfs(process.env["CORPUS"] ?? "");
if (pdfs.length === 0) throw new Error("CORPUS names no folder with PDFs.");

const folder = mkdtempSync(join(tmpdir(), "lab-damaged-"));
const reader = new ResumeReader({ processes: 2 });
const good = join(folder, "good.pdf");
writeFileSync(good, await makeGoodCv());
const ends = { read: 0, refused: 0, faults: [] as string[], harmed: 0 };
let slowest = 0;
let peak = 0;

/** Park and Miller's generator, which gives the same damage in every run. */
let state = 1;
const below = (limit: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % Math.max(1, limit);
};

const damages: ((bytes: Buffer, other: Buffer) => Buffer)[] = [
  (bytes) => bytes.subarray(0, below(bytes.length)),
  (bytes) => {
    for (let at = 0; at < 1 + below(200); at += 1) bytes[below(bytes.length)] = below(256);
    return bytes;
  },
  (bytes) => {
    const at = below(bytes.length);
    return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + below(5000))]);
  },
  (bytes, other) =>
    Buffer.concat([bytes.subarray(0, below(bytes.length)), other.subarray(below(other.length))]),
  // Replaces some numbers, which may be object ids, lengths or offsets.
  (bytes) =>
    Buffer.from(
      bytes
        .toString("latin1")
        .replaceAll(/\d+/g, (digits) => (below(40) === 0 ? String(below(100_000)) : digits)),
      "latin1",
    ),
  (bytes) => {
    const at = below(bytes.length);
    const piece = bytes.subarray(at, at + below(20_000));
    return Buffer.concat([bytes.subarray(0, at), ...Array.from({ length: 20 }, () => piece)]);
  },
];

async function read(path: string, fileName: string): Promise<string> {
  const { parsed } = await reader.read({ path, fileName, today });
  return parsed.name?.value ?? "";
}

async function readDamaged(at: number): Promise<void> {
  const path = join(folder, `${at}.pdf`);
  const bytes = readFileSync(pdfs[at % pdfs.length] ?? "");
  const other = readFileSync(pdfs[below(pdfs.length)] ?? "");
  writeFileSync(path, damages[at % damages.length]?.(bytes, other) ?? bytes);
  const start = performance.now();
  try {
    await read(path, `${at}.pdf`);
    ends.read += 1;
  } catch (error) {
    if (error instanceof AppError) ends.refused += 1;
    else ends.faults.push(`${at}: ${String(error)}`);
  }
  slowest = Math.max(slowest, performance.now() - start);
  rmSync(path);
  if (at % 25 === 24) {
    const name = await read(good, "good.pdf").catch(() => "");
    if (name === "") ends.harmed += 1;
    // Skips this process, which is the first.
    peak = Math.max(peak, ...treeMemory(process.pid).slice(1));
  }
}

let next = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (next < count) await readDamaged(next++);
  }),
);
await reader.close();
rmSync(folder, { recursive: true, force: true });
for (const fault of ends.faults) console.error(fault);
console.log(
  `${count} damaged PDFs: ${ends.read} read, ${ends.refused} refused in words, ${ends.faults.length} faults; ` +
    `${ends.harmed} ordinary CVs harmed; slowest ${(slowest / 1000).toFixed(1)} s; a reading process has ${peak.toFixed(0)} MB at most`,
);
if (ends.faults.length + ends.harmed > 0) process.exitCode = 1;
