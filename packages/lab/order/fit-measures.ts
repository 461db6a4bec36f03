/** Grades in ranked order, best place first: 1 fits, 0.3 is close, 0 is neither. */
type Grades = readonly number[];

/** The mean precision at each CV of at least this grade, or null if there is none. */
function averagePrecision(grades: Grades, least: number): number | null {
  let hits = 0;
  let sum = 0;
  grades.forEach((grade, index) => {
    if (grade < least) return;
    hits += 1;
    sum += hits / (index + 1);
  });
  return hits === 0 ? null : sum / hits;
}

/** Discounted gain of the order, relative to the best order. A fit gains 1, a close one 0.3. */
function gradedGain(grades: Grades): number | null {
  const best = gainOf([...grades].sort((a, b) => b - a));
  return best === 0 ? null : gainOf(grades) / best;
}

function gainOf(grades: Grades): number {
  return grades.reduce((sum, grade, index) => sum + grade / Math.log2(index + 2), 0);
}

export const fitMeasures = {
  "mAP, fits": (grades: Grades) => averagePrecision(grades, 1),
  "mAP, fits and near": (grades: Grades) => averagePrecision(grades, 0.3),
  "nDCG, graded": gradedGain,
} as const;

export type FitMeasure = keyof typeof fitMeasures;
// The keys of the constant object above.
export const fitMeasureNames = Object.keys(fitMeasures) as FitMeasure[];
