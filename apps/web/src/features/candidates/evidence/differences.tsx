import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { AnswerPair } from "./both-answers.tsx";
import { reviewedPart } from "./reviewed-part.ts";
import { kindNames } from "./row-words.ts";

/** The requirements for which rules and model disagree, each with both lines. */
export function Differences({ candidate }: { candidate: Candidate }) {
  const rows = candidate.score.breakdown
    .filter(({ component }) => component === "skills")
    .flatMap((part) => part.rows)
    .flatMap((row) => (row.both ? [{ ...row, both: row.both }] : []))
    .filter(({ both }) => both.byModel.state !== both.byRules.state);
  return (
    <>
      {rows.length === 0 && (
        <p className="text-ink-2">
          Rules and model give the same answers, or you reviewed the rest.
        </p>
      )}
      {rows.length > 0 && (
        <ul className="flex flex-col divide-y divide-line border-y border-line text-13">
          {rows.map((row) => {
            const part = reviewedPart("skills", row);
            const { requirement, both, kind } = row;
            return (
              <li
                key={`${kind} ${requirement}`}
                className="flex flex-col gap-2 py-3 [overflow-wrap:anywhere]"
              >
                <p>
                  <span className="text-14 font-medium">{requirement}</span>{" "}
                  <span className="text-12 text-ink-3">{kindNames[kind]}</span>
                </p>
                <AnswerPair both={both} about={part && { part, requirement }} />
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
