/**
 * The parts of a score, in display order. How a part is rated is defined in `scoring/rate-parts`,
 * since browsers show parts but never rate them.
 */
export const scoreParts = [
  {
    component: "skills",
    name: "Skills",
    label: "Skills Match",
    exported: { key: "skillMatch", heading: "Skill Match", width: 12 },
    field: "skillMatchScore",
    column: "skill_match_score",
    isPenalty: false,
    colour: "--part-skills",
    weight: 0.5,
  },
  {
    component: "title",
    name: "Title",
    label: "Title Match",
    exported: { key: "titleMatch", heading: "Title Match", width: 12 },
    field: "titleScore",
    column: "title_score",
    isPenalty: false,
    colour: "--part-title",
    weight: 0.2,
  },
  {
    component: "seniority",
    name: "Seniority",
    label: "Seniority",
    exported: { key: "seniority", heading: "Seniority", width: 10 },
    field: "seniorityScore",
    column: "seniority_score",
    isPenalty: false,
    colour: "--part-seniority",
    weight: 0.15,
  },
  {
    component: "recency",
    name: "Recency",
    label: "Recency",
    exported: { key: "recency", heading: "Recency", width: 10 },
    field: "recencyScore",
    column: "recency_score",
    isPenalty: false,
    colour: "--part-recency",
    weight: 0.1,
  },
  {
    component: "gaps",
    name: "Gaps",
    label: "Gap Penalty",
    exported: { key: "gapPenalty", heading: "Gap Penalty", width: 12 },
    field: "gapPenalty",
    column: "gap_penalty",
    isPenalty: true,
    colour: "--part-gaps",
    weight: 0.05,
  },
  {
    component: "education",
    name: "Education",
    label: "Education",
    exported: { key: "education", heading: "Education", width: 10 },
    field: "educationScore",
    column: "education_score",
    isPenalty: false,
    colour: "--part-education",
    weight: 0,
  },
] as const satisfies readonly ScorePart[];

type ScorePart = {
  /** The key in weights and breakdowns. */
  component: string;
  /** Used in the plain-language explanation. */
  name: string;
  /** Shown on the screen. */
  label: string;
  exported: { key: string; heading: string; width: number };
  /** The part's field in a score and its database column. */
  field: string;
  column: string;
  /** Stored as a penalty: the part counts as 100 minus its value. */
  isPenalty: boolean;
  /** The CSS variable of the theme. */
  colour: `--part-${string}`;
  /**
   * The default weight. A part with 0 was added later, and weights without it are valid and mean 0.
   */
  weight: number;
};

type KnownPart = (typeof scoreParts)[number];
export type ScoreComponent = KnownPart["component"];
export type ScoreField = KnownPart["field"];

export const scoreComponents: readonly ScoreComponent[] = scoreParts.map(
  ({ component }) => component,
);

/** Builds a record with a value for each part, by its key. */
export function mapComponents<Value>(
  valueOf: (component: ScoreComponent) => Value,
): Record<ScoreComponent, Value> {
  const entries = scoreComponents.map((component) => [component, valueOf(component)]);
  // Every key gets a value.
  return Object.fromEntries(entries) as Record<ScoreComponent, Value>;
}

/** Builds a record with a value for each part, by its field in a score. */
export function mapScoreFields<Value>(
  valueOf: (part: ScorePart & KnownPart) => Value,
): Record<ScoreField, Value> {
  const entries = scoreParts.map((part) => [part.field, valueOf(part)]);
  // Every key gets a value.
  return Object.fromEntries(entries) as Record<ScoreField, Value>;
}

/**
 * The parts that are shown with these weights. Those with a default weight of 0 are shown only if
 * they count.
 */
export function countingParts(weights: Record<ScoreComponent, number>): readonly KnownPart[] {
  return scoreParts.filter((part: ScorePart & KnownPart) => {
    return part.weight > 0 || weights[part.component] > 0;
  });
}
