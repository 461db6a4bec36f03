import { readFileSync } from "node:fs";
import { z } from "zod";
import { expect, test } from "vitest";
import { maxFigures, renderBenchmarks } from "./figures.ts";
import { readBenchmarks, readFigures } from "./record-figure.ts";

const figures = readFigures();

test("docs/benchmarks.md says what was recorded", () => {
  expect(readBenchmarks()).toBe(renderBenchmarks(figures));
});

test("the page stays one that people read", () => {
  expect(figures.length).toBeLessThanOrEqual(maxFigures);
  expect(new Set(figures.map(({ id }) => id)).size).toBe(figures.length);
});

test("every figure can be measured again by its command", () => {
  const file = new URL("../measurements.json", import.meta.url);
  const measurements = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync(file, "utf8")));
  const names = figures.map(({ command }) => command.split(" ")[3] ?? "");
  expect(Object.keys(measurements)).toEqual(expect.arrayContaining(names));
});
