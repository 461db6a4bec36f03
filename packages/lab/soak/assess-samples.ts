import type { Sample } from "./sample.ts";

export type Verdict = {
  what: Measure;
  /** The levels of the first and the last fifth of the judged time. */
  first: number;
  last: number;
  max: number;
  allowed: string;
  isFlat: boolean;
};

export type Measure = Exclude<keyof Sample, "seconds">;

/** The first third is warm-up: caches fill, V8 sizes its heap, workers start. */
const warmUpShare = 1 / 3;

/** The allowed rise over the level after the warm-up: a share of it, and a minimum. */
const maxRise: Record<
  "rss" | "heap" | "external" | "files" | "threads" | "processes",
  [number, number]
> = {
  rss: [0.1, 25],
  heap: [0.1, 10],
  external: [0.1, 10],
  files: [0.1, 4],
  threads: [0, 2],
  processes: [0, 2],
};

/** In megabytes. A log that is regularly emptied stays far below this. */
const maxWal = 64;

/**
 * Judges whether the server's resources stay level after the warm-up, by comparing the last fifth
 * of the time with the first. Heap and external memory vary with each garbage collection, so their
 * lower quartile is used, and the median for all others.
 */
export function assessSamples(samples: readonly Sample[]): Verdict[] {
  const judged = samples.slice(Math.floor(samples.length * warmUpShare));
  const fifth = Math.max(1, Math.floor(judged.length / 5));
  const level = (part: readonly Sample[], measure: Measure) =>
    quantile(
      part.map((sample) => sample[measure]),
      measure === "heap" || measure === "external" ? 0.25 : 0.5,
    );
  const peakOf = (measure: Measure) => Math.max(...samples.map((sample) => sample[measure]));
  const flat = Object.entries(maxRise).map(([name, [share, least]]): Verdict => {
    const measure = name as keyof typeof maxRise; // the keys of `maxRise`
    const first = level(judged.slice(0, fifth), measure);
    const last = level(judged.slice(-fifth), measure);
    const allowed = Math.max(share * first, least);
    return {
      what: measure,
      first,
      last,
      max: peakOf(measure),
      allowed: `+ ${round(allowed)}`,
      isFlat: last - first <= allowed,
    };
  });
  const wal = judged.map((sample) => sample.wal);
  return [
    ...flat,
    {
      what: "wal",
      first: wal[0] ?? 0,
      last: wal.at(-1) ?? 0,
      max: peakOf("wal"),
      allowed: `at most ${maxWal}`,
      isFlat: peakOf("wal") <= maxWal,
    },
  ];
}

/** Megabytes per hour after the warm-up, by least squares. Printed only for information. */
export function slopeAnHour(samples: readonly Sample[], measure: Measure): number {
  const judged = samples.slice(Math.floor(samples.length * warmUpShare));
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [x, y] = [mean(judged.map((s) => s.seconds)), mean(judged.map((s) => s[measure]))];
  const rise = judged.reduce((sum, s) => sum + (s.seconds - x) * (s[measure] - y), 0);
  const run = judged.reduce((sum, s) => sum + (s.seconds - x) ** 2, 0);
  return run === 0 ? 0 : (rise / run) * 3600;
}

function quantile(values: readonly number[], share: number): number {
  return values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * share)] ?? 0;
}

export const round = (value: number): string =>
  value.toFixed(value < 10 && !Number.isInteger(value) ? 1 : 0);
