import { join, resolve } from "node:path";
import { printFields, printGroups } from "./bench/print-table.ts";
import { makePersonaFiles } from "./bench/personas/make-files.ts";
import { benchDay } from "./bench/personas/compose.ts";
import { readFormatTriples, readLayoutFiles, readTruthFiles } from "./bench/read-corpus.ts";
import { readNaively } from "./bench/read-naively.ts";
import { readWithProduct } from "./bench/read-with-product.ts";
import type { Field, Reading, Scores } from "./bench/score-fields.ts";
import { emptyScores, f1, recall, scoreReading } from "./bench/score-fields.ts";
import type { BenchFile } from "./bench/truth.ts";

// What each part of the CV must reach; the command fails below it. `roles` are measured by F1,
// the rest by recall. The persona floors stand a little under the last measured figures.
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
const personaFloors: Partial<Record<Field, number>> = {
  name: 0.97,
  email: 0.99,
  phone: 0.97,
  roles: 0.93,
  title: 0.92,
  company: 0.92,
  dates: 0.92,
  years: 0.94,
  skills: 0.92,
};

const corpus = resolve(process.env.CORPUS_DIR ?? "../shared/corpus");
const verbose = process.argv.includes("--verbose");
const only = /--only=(\w+)/.exec(process.argv.join(" "))?.[1];

const layout = /--layout=([\w-]+)/.exec(process.argv.join(" "))?.[1]?.replaceAll("-", " ");

type Group = { scores: Scores; count: number };

async function measure(
  files: readonly BenchFile[],
  baseline: boolean,
): Promise<{ ours: Scores; naive: Scores | null; groups: Map<string, Map<string, Group>> }> {
  const ours = emptyScores();
  const naive = baseline ? emptyScores() : null;
  const groups = new Map<string, Map<string, Group>>();
  for (const { file, id, truth, groups: own } of files) {
    const { reading } = await readWithProduct(file, benchDay);
    const misses = scoreReading(reading, truth, ours);
    if (verbose && misses.length > 0) console.log(`  ${id}\n    ${misses.join("\n    ")}`);
    for (const [kind, group] of Object.entries(own)) {
      const table = groups.get(kind) ?? new Map<string, Group>();
      const entry = table.get(group) ?? { scores: emptyScores(), count: 0 };
      scoreReading(reading, truth, entry.scores);
      entry.count += 1;
      groups.set(kind, table.set(group, entry));
    }
    const other = naive === null ? null : readNaively(file);
    if (other && naive) scoreReading(other, truth, naive);
  }
  return { ours, naive, groups };
}

function checkFloors(scores: Scores, floors: Partial<Record<Field, number>>, set: string): void {
  for (const [field, floor] of Object.entries(floors)) {
    // Object.entries forgets the keys, which are the floors' own.
    const tally = scores[field as Field];
    const value = field === "roles" ? f1(tally) : recall(tally);
    if (value >= floor) continue;
    console.error(`${set}: ${field} is ${value.toFixed(3)}, below its floor of ${floor}`);
    process.exitCode = 1;
  }
}

async function measureCorpus(): Promise<void> {
  const files = readTruthFiles(corpus);
  if (files.length === 0) {
    console.log(`No corpus at ${corpus}: only the generated personas are measured.`);
    return;
  }
  const truth = await measure(files, true);
  printFields("CVs with truth files", files.length, truth);
  const layouts = readLayoutFiles(corpus);
  printFields("One person in a dozen layouts", layouts.length, await measure(layouts, true));
  console.log("\nOne person in three formats\n");
  await compareFormats();
  checkFloors(truth.ours, corpusFloors, "Truth files");
}

async function compareFormats(): Promise<void> {
  for (const [person, files] of readFormatTriples(corpus)) {
    const readings: { format: string; reading: Reading }[] = [];
    for (const file of files) {
      readings.push({
        format: file.split(".").pop() ?? "",
        reading: (await readWithProduct(file, benchDay)).reading,
      });
    }
    const [first] = readings;
    if (!first) continue;
    for (const { format, reading } of readings.slice(1)) {
      const differing = differences(first.reading, reading);
      const verdict =
        differing.length === 0
          ? `reads like ${first.format}`
          : `differs from ${first.format} in ${differing.join(", ")}`;
      console.log(`${person}: ${format} ${verdict}`);
    }
  }
}

function differences(one: Reading, other: Reading): string[] {
  const others = new Map(Object.entries(other));
  return Object.entries(one)
    .filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(others.get(key)))
    .map(([key, value]) =>
      verbose ? `${key} (${JSON.stringify(value)} / ${JSON.stringify(others.get(key))})` : key,
    );
}

async function measurePersonas(): Promise<void> {
  const made = await makePersonaFiles(join(process.env.BENCH_DIR ?? ".cache/bench", "personas"), {
    scans: !process.argv.includes("--no-scans"),
  });
  const files = made.filter(({ groups }) => layout === undefined || groups.layout === layout);
  const result = await measure(files, true);
  printFields("Generated personas", files.length, result);
  for (const [kind, table] of result.groups) printGroups(kind, table);
  checkFloors(result.ours, personaFloors, "Personas");
}

if (only !== "personas") await measureCorpus();
if (only !== "corpus") await measurePersonas();
