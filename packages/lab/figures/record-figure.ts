import { readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { Figure, renderBenchmarks } from "./figures.ts";

const figuresFile = new URL("../data/figures.json", import.meta.url);
const benchmarksFile = new URL("../../../docs/benchmarks.md", import.meta.url);

export type Measured = { ours: string; baseline?: string; ratio?: string };

/**
 * With `--record`, updates this figure in docs/benchmarks.md. Its wording and goal are kept in
 * packages/lab/data/figures.json.
 * @throws if no figure has this id
 */
export function recordFigure(id: string, { ours, baseline = "", ratio = "" }: Measured): void {
  if (!process.argv.includes("--record")) return;
  const figures = readFigures();
  const figure = figures.find((each) => each.id === id);
  if (figure === undefined) throw new Error(`packages/lab/data/figures.json has no "${id}".`);
  Object.assign(figure, { ours, baseline, ratio, date: new Date().toISOString().slice(0, 10) });
  writeFileSync(figuresFile, `${JSON.stringify(figures, null, 2)}\n`);
  writeFileSync(benchmarksFile, renderBenchmarks(figures));
  console.log(`Recorded: ${id}`);
}

/** @throws if the file is invalid */
export function readFigures(): Figure[] {
  return z.array(Figure).parse(JSON.parse(readFileSync(figuresFile, "utf8")));
}

export function readBenchmarks(): string {
  return readFileSync(benchmarksFile, "utf8");
}
