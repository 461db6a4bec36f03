import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import { columnFields, fieldRow, statedFields } from "@resume-picker/domain/candidate-fields";
import { isScored, whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";
import type { TextField } from "@resume-picker/domain/candidate-fields";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { gradeOf } from "@resume-picker/domain/scoring/score/grade";
import { describeReview } from "@resume-picker/domain/candidates/describe-review";
import { withReviews } from "../candidates/row-reviews.ts";
import { countingParts, scoreParts } from "@resume-picker/domain/score-parts";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";

type Value = string | number | null | string[];

export type ExportColumn = {
  /** The field's name in JSON and its heading in tables. */
  key: string;
  heading: string;
  /** The width of the spreadsheet column in characters. */
  width: number;
  value: (row: ScoredCandidate) => Value;
};

type Cell = ExportColumn["value"];

const column = (key: string, [heading, width]: [string, number], value: Cell): ExportColumn => ({
  key,
  heading,
  width,
  value,
});

function fieldColumn(key: TextField, value: Cell): ExportColumn {
  const { label, exported } = fieldRow(key);
  return column(key, [exported?.heading ?? label, exported?.width ?? 20], value);
}

/** Returns the cell, or nothing for candidates without a score. */
const ifScored =
  (cell: Cell): Cell =>
  (row) =>
    isScored(row.candidate.warnings) ? cell(row) : null;

/** The columns of an export, in every format. */
export const exportColumns: readonly ExportColumn[] = [
  ...columnFields.map((key) =>
    fieldColumn(key, ({ candidate }) => (key === "name" ? displayName(candidate) : candidate[key])),
  ),
  column("lastRole", ["Last Role", 28], ({ candidate }) => candidate.lastRoleTitle),
  column("yearsExperience", ["Years Experience", 16], ({ candidate }) => candidate.yearsExperience),
  column(
    "totalScore",
    ["Total Score", 12],
    ({ candidate, score }) => whyNotScored(candidate.warnings) ?? score.totalScore,
  ),
  column(
    "grade",
    ["Grade", 8],
    ifScored(({ score }) => gradeOf(score.totalScore)),
  ),
  column("manualRank", ["Manual Rank", 13], ({ score }) => score.manualRank),
  column("aiRank", ["AI Rank", 9], ({ score }) => score.aiRank),
  column("aiRankReason", ["AI Rank Reason", 60], ({ score }) => score.aiRankReason),
  ...scoreParts.map(({ field, exported: { key, heading, width } }) =>
    column(
      key,
      [heading, width],
      ifScored(({ score }) => score[field]),
    ),
  ),
  column("weights", ["Weights", 60], ({ score }) => wordWeights(score.weights)),
  column(
    "missingMustHave",
    ["Missing Must-Haves", 30],
    ifScored(({ score }) => score.missingMustHave),
  ),
  column("skills", ["Skills", 60], ({ skills }) => skills.map(({ skill }) => skill)),
  column("cvFile", ["CV File", 30], ({ candidate }) => candidate.fileName),
  // New columns are last, which keeps the earlier ones in place in people's spreadsheets.
  ...statedFields.map((key) => fieldColumn(key, ({ candidate }) => candidate.stated[key] ?? null)),
  column("decision", ["Decision", 12], ({ decision }) => decision?.decision ?? null),
  column("decisionReasons", ["Reasons", 30], ({ decision }) => decision?.reasons ?? []),
  column("decisionNote", ["Decision Note", 40], ({ decision }) => decision?.note ?? null),
  column("decidedBy", ["Decided By", 20], ({ decision }) => decision?.by ?? null),
  column("decidedAt", ["Decided At", 24], ({ decision }) => decision?.at.toISOString() ?? null),
  column("notes", ["Notes", 60], ({ notes }) => notes.flatMap(({ text }) => text ?? [])),
  column("asOf", ["As Of", 12], ({ score }) => score.asOf),
  // The reason is included, because the number alone would look like a low score.
  column(
    "notEnoughData",
    ["Not Enough Data", 60],
    ifScored(({ score }) => unscoredParts(score)),
  ),
  column("reviewedEvidence", ["Reviewed Evidence", 60], reviewTexts),
];

/** For example "Payroll: “Paid wages” counts for this candidate: Ada Obi, 2026-11-26." */
function reviewTexts({ score, reviews, phrases }: ScoredCandidate): string[] {
  const said = score.explanation.flatMap((part) =>
    part.component === "education" ? [] : withReviews(part, { reviews, phrases }).rows,
  );
  return said.flatMap((row) =>
    row.reviews.map(
      ({ at, ...review }) =>
        `${row.requirement}: ${describeReview({ ...review, at: at.toISOString() })}`,
    ),
  );
}

/** For example "Title: no role title was found in the CV; This part counts as 0." */
function unscoredParts({ explanation, weights }: ScoredCandidate["score"]): string[] {
  return countingParts(weights).flatMap(({ component, name }) => {
    const part = explanation.find((line) => line.component === component);
    return part?.state === "not-enough-data" ? [`${name}: ${part.reason}`] : [];
  });
}

function wordWeights(weights: ScoreWeights): string[] {
  return countingParts(weights).map(
    ({ component }) => `${component} ${Math.round(weights[component] * 1000) / 10}%`,
  );
}

/** Joins a list into one cell, such as "TypeScript; Node.js". */
export function toCell(value: Value): string | number | null {
  return Array.isArray(value) ? value.join("; ") : value;
}
