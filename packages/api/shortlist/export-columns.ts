import type { ScoredCandidate } from "@resume-picker/db/queries/candidates/scores";
import { gradeOf } from "@resume-picker/domain/scoring/score/grade";
import { countingParts, scoreParts } from "@resume-picker/domain/score-parts";
import type { ScoreWeights } from "@resume-picker/domain/scoring/score/weights";

type Value = string | number | null | string[];

export type ExportColumn = {
  /** Its name in JSON, and its heading in tables. */
  key: string;
  heading: string;
  /** Characters that the column of a spreadsheet is wide. */
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

/** What an export says of each candidate, in every format. */
export const exportColumns: readonly ExportColumn[] = [
  column("name", ["Name", 26], ({ candidate }) => candidate.name),
  column("email", ["Email", 30], ({ candidate }) => candidate.email),
  column("phone", ["Phone", 20], ({ candidate }) => candidate.phone),
  column("location", ["Location", 20], ({ candidate }) => candidate.location),
  column("lastRole", ["Last Role", 28], ({ candidate }) => candidate.lastRoleTitle),
  column("yearsExperience", ["Years Experience", 16], ({ candidate }) => candidate.yearsExperience),
  column("totalScore", ["Total Score", 12], ({ score }) => score.totalScore),
  column("grade", ["Grade", 8], ({ score }) => gradeOf(score.totalScore)),
  column("manualRank", ["Manual Rank", 13], ({ score }) => score.manualRank),
  column("aiRank", ["AI Rank", 9], ({ score }) => score.aiRank),
  column("aiRankReason", ["AI Rank Reason", 60], ({ score }) => score.aiRankReason),
  ...scoreParts.map(({ field, exported: { key, heading, width } }) =>
    column(key, [heading, width], ({ score }) => score[field]),
  ),
  column("weights", ["Weights", 60], ({ score }) => wordWeights(score.weights)),
  column("missingMustHave", ["Missing Must-Haves", 30], ({ score }) => score.missingMustHave),
  column("skills", ["Skills", 60], ({ skills }) => skills.map(({ skill }) => skill)),
  column("cvFile", ["CV File", 30], ({ candidate }) => candidate.fileName),
];

function wordWeights(weights: ScoreWeights): string[] {
  return countingParts(weights).map(
    ({ component }) => `${component} ${Math.round(weights[component] * 1000) / 10}%`,
  );
}

/** A list as one cell: "TypeScript; Node.js". */
export function toCell(value: Value): string | number | null {
  return Array.isArray(value) ? value.join("; ") : value;
}
