/** A linear cost grows four times from short to long, a quadratic one sixteen times. */
const lengths = { short: 500, long: 2000 };
/** Where the cost doubles with each character, or word, these show it before a longer text never ends. */
const tinyLengths = [16, 20, 24, 28, 32, 40, 70, 100, 130, 160, 200, 250, 300];
const maxGrowth = 9;
/** Below this a text of 2,000 characters is read at the speed of memory; the clock can't tell growth. */
const minMs = 0.3;
const maxTinyMs = 20;
const tinyRuns = 5;
const rounds = 4;

/**
 * How many times the cost grows when a text gets four times as long; null where it is in proportion.
 * The shortest of several runs counts, and growth has to show in every round: a machine that others
 * use only ever makes a run longer.
 */
export function findGrowth(run: (text: string) => void, text: (length: number) => string) {
  const isExplosive = tinyLengths.some((length) => {
    const tiny = text(length);
    // More than once only for the few that the first run says it of: a busy machine says it of any.
    return Array.from({ length: tinyRuns }).every(() => fastest(() => run(tiny), 1) > maxTinyMs);
  });
  if (isExplosive) return Infinity;
  const [short, long] = [text(lengths.short), text(lengths.long)];
  let growth = Infinity;
  for (let round = 0; round < rounds; round += 1) {
    const runs = 1 + 2 * round;
    const cost = fastest(() => run(long), runs);
    if (cost < minMs) return null;
    growth = Math.min(growth, cost / fastest(() => run(short), 3 + runs));
    if (growth < maxGrowth) return null;
  }
  return growth;
}

function fastest(run: () => void, runs: number): number {
  let best = Infinity;
  for (let count = 0; count < runs; count += 1) {
    const start = performance.now();
    run();
    best = Math.min(best, performance.now() - start);
  }
  return best;
}
