/** Grades of an order, best place first: 1 fits, 0.3 is near, 0 neither. */
type Grades = readonly number[];

/** Mean precision at each CV of at least this grade; null where no CV has it. */
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

/** Discounted gain of the whole order beside the best one's: a fit gains 1, what is near 0.3. */
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
// The keys of the table just above.
export const fitMeasureNames = Object.keys(fitMeasures) as FitMeasure[];
