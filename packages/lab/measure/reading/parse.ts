import { join, resolve } from "node:path";
import { printFields, printGroups } from "../../harness/print-table.ts";
import { makePersonaFiles } from "../../personas/make-files.ts";
import { benchDay } from "../../personas/compose.ts";
import type { Floors } from "../../reading/parse-floors.ts";
import { corpusFloors, findFallen, personaFloors, scanFloors } from "../../reading/parse-floors.ts";
import { readFormatTriples, readLayoutFiles, readTruthFiles } from "../../reading/read-corpus.ts";
import { readNaively } from "../../reading/read-naively.ts";
import { readWithProduct } from "../../reading/read-with-product.ts";
import { scoreReading } from "../../reading/score-fields.ts";
import { emptyScores, f1 } from "../../reading/tallies.ts";
import type { Reading, Scores } from "../../reading/tallies.ts";
import type { BenchFile } from "../../reading/truth.ts";
import { recordFigure } from "../../figures/record-figure.ts";

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
    const { reading, refused } = await readWithProduct(file, benchDay);
    if (refused !== null) console.error(`${id}: ${refused}`);
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

function checkFloors(set: string, scores: Scores, floors: Floors): void {
  for (const line of findFallen(scores, floors)) {
    console.error(`${set}: ${line}`);
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
  recordFigure("parse", { ours: f1(truth.ours["whole role"]).toFixed(2) });
  const layouts = readLayoutFiles(corpus);
  printFields("One person in a dozen layouts", layouts.length, await measure(layouts, true));
  console.log("\nOne person in three formats\n");
  await compareFormats();
  checkFloors("Truth files", truth.ours, corpusFloors);
}

async function compareFormats(): Promise<void> {
  for (const [person, files] of readFormatTriples(corpus)) {
    const readings: { format: string; reading: Reading }[] = [];
    for (const file of files) {
      readings.push({
        format: file.split(".").pop() ?? "",
        reading: inOrder((await readWithProduct(file, benchDay)).reading),
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

/** Sorts the skills, because their order in the file doesn't matter. */
function inOrder(reading: Reading): Reading {
  return { ...reading, skills: reading.skills.toSorted() };
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
  const parts = result.groups.get("layout") ?? new Map<string, Group>();
  for (const [name, { scores }] of parts)
    checkFloors(name, scores, name === "scan" ? scanFloors : personaFloors);
}

if (only !== "personas") await measureCorpus();
if (only !== "corpus") await measurePersonas();
