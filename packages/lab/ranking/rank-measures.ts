/** The grades of a ranked list, best rank first. */
export type RankedGrades = readonly number[];

/** Normalized discounted cumulative gain of the top 10, with gain 2^grade − 1. */
export function ndcgAt10(grades: RankedGrades): number {
  const ideal = dcg([...grades].sort((a, b) => b - a));
  return ideal === 0 ? 1 : dcg(grades) / ideal;
}

function dcg(grades: RankedGrades): number {
  return grades
    .slice(0, 10)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);
}

/** Mean precision at each relevant CV (grade 3 or higher). */
export function averagePrecision(grades: RankedGrades): number {
  let hits = 0;
  let sum = 0;
  grades.forEach((grade, index) => {
    if (grade < 3) return;
    hits++;
    sum += hits / (index + 1);
  });
  return hits === 0 ? 1 : sum / hits;
}

/** The share of correctly ordered pairs among pairs with different grades. */
export function pairwiseAccuracy(grades: RankedGrades): number {
  let right = 0;
  let pairs = 0;
  for (let first = 0; first < grades.length; first++) {
    for (let second = first + 1; second < grades.length; second++) {
      const difference = (grades[first] ?? 0) - (grades[second] ?? 0);
      if (difference === 0) continue;
      pairs++;
      if (difference > 0) right++;
    }
  }
  return pairs === 0 ? 1 : right / pairs;
}

/** Returns the mean, and the middle 95% of the means of resampled values. */
export function bootstrap(
  values: readonly number[],
  random: () => number,
): { mean: number; low: number; high: number } {
  const mean = (list: readonly number[]) =>
    list.reduce((sum, value) => sum + value, 0) / list.length;
  const means = Array.from({ length: 2000 }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).sort((a, b) => a - b);
  return { mean: mean(values), low: means[50] ?? 0, high: means[1949] ?? 0 };
}
