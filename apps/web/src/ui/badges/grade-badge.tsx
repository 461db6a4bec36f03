import { gradeOf, gradeRange, scoreBand } from "@resume-picker/domain/scoring/score/grade";
import { Badge } from "./badge.tsx";

/** The grade of a total score, in the colour scale of all scores. */
export function GradeBadge({ total, className }: { total: number; className?: string }) {
  const grade = gradeOf(total);
  return (
    <Badge
      tone={scoreBand(total)}
      explain={`Grade ${grade}: ${gradeRange(total)}`}
      {...(className !== undefined && { className })}
    >
      {grade}
    </Badge>
  );
}
