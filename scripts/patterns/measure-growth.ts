/** From short to long, a linear cost grows fourfold and a quadratic one sixteenfold. */
const lengths = { short: 500, long: 2000 };
/** Short texts detect exponential cost, for which a long text would never finish. */
const tinyLengths = [16, 20, 24, 28, 32, 40, 70, 100, 130, 160, 200, 250, 300];
const maxGrowth = 9;
/**
 * Below this time in milliseconds, 2,000 characters are processed at memory speed and growth can't
 * be measured.
 */
const minMs = 0.3;
const maxTinyMs = 20;
const tinyRuns = 5;
const rounds = 4;

/**
 * Returns the factor by which the cost grows when a text gets four times as long; null if the
 * growth is linear. The shortest of several runs counts, and the growth must occur in every round,
 * because a busy machine can only make runs longer.
 */
export function findGrowth(run: (text: string) => void, text: (length: number) => string) {
  const isExplosive = tinyLengths.some((length) => {
    const tiny = text(length);
    // Repeated only if the first run is slow, because any run may be slow on a busy machine.
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
