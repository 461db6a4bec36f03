import { resolve } from "node:path";
import { readFormatTriples, readLayoutFiles, readTruthFiles } from "./bench/read-corpus.ts";
import { readNaively } from "./bench/read-naively.ts";
import { readWithProduct } from "./bench/read-with-product.ts";
import type { Field, Scores } from "./bench/score-fields.ts";
import { emptyScores, f1, fields, precision, recall, scoreReading } from "./bench/score-fields.ts";
import type { BenchFile } from "./bench/truth.ts";

const corpus = resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const verbose = process.argv.includes("--verbose");
const today = "2026-06-15";

/** Lowest recall on the corpus's truth files; the roles' is their F1. */
const corpusFloors: Partial<Record<Field, number>> = {
  name: 0.95,
  email: 0.985,
  phone: 0.95,
  roles: 0.93,
  title: 0.85,
  company: 0.85,
  dates: 0.95,
  "last role": 0.85,
  skills: 0.9,
};

async function scoreSet(files: readonly BenchFile[], title: string): Promise<Scores> {
  const ours = emptyScores();
  const naive = emptyScores();
  for (const { file, id, truth } of files) {
    const { reading } = await readWithProduct(file, today);
    const misses = scoreReading(reading, truth, ours);
    if (verbose && misses.length > 0) console.log(`  ${id}\n    ${misses.join("\n    ")}`);
    const other = readNaively(file);
    if (other) scoreReading(other, truth, naive);
  }
  console.log(`\n${title}: ${files.length} CVs\n`);
  console.log(
    `${"field".padEnd(12)}${"precision".padStart(10)}${"recall".padStart(8)}${"F1".padStart(8)}${"n".padStart(6)}${"naive F1".padStart(11)}`,
  );
  for (const field of fields) {
    const tally = ours[field];
    if (tally.wanted === 0 && tally.given === 0) continue;
    const figures = [precision(tally), recall(tally), f1(tally)].map((value) => value.toFixed(3));
    console.log(
      `${field.padEnd(12)}${(figures[0] ?? "").padStart(10)}${(figures[1] ?? "").padStart(8)}${(figures[2] ?? "").padStart(8)}${String(tally.wanted).padStart(6)}${f1(naive[field]).toFixed(3).padStart(11)}`,
    );
  }
  return ours;
}

async function compareFormats(): Promise<void> {
  for (const [person, files] of readFormatTriples(corpus)) {
    const readings = await Promise.all(
      files.map(async (file) => ({ file, reading: (await readWithProduct(file, today)).reading })),
    );
    const [first] = readings;
    if (!first) continue;
    for (const { file, reading } of readings.slice(1)) {
      const differing = Object.entries(reading).filter(
        ([key, value]) =>
          JSON.stringify(value) !== JSON.stringify(first.reading[key as keyof typeof reading]),
      );
      const format = file.split(".").pop() ?? "";
      const base = first.file.split(".").pop() ?? "";
      console.log(
        `${person}: ${format} ${differing.length === 0 ? `reads like ${base}` : `differs from ${base} in ${differing.map(([key]) => key).join(", ")}`}`,
      );
    }
  }
}

async function main(): Promise<void> {
  const truthFiles = readTruthFiles(corpus);
  if (truthFiles.length === 0) {
    console.log(`No corpus at ${corpus}: only the generated personas can be measured.`);
    return;
  }
  const scores = await scoreSet(truthFiles, "CVs with truth files");
  await scoreSet(readLayoutFiles(corpus), "One person in a dozen layouts");
  console.log("\nOne person in three formats\n");
  await compareFormats();
  const failed = Object.entries(corpusFloors).filter(([field, floor]) => {
    const tally = scores[field as Field];
    return (field === "roles" ? f1(tally) : recall(tally)) < floor;
  });
  for (const [field, floor] of failed) console.error(`Below its floor of ${floor}: ${field}`);
  if (failed.length > 0) process.exitCode = 1;
}

await main();
