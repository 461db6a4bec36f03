import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import type { ScoreRow } from "@resume-picker/domain/scoring/score/score";
import { useState } from "react";
import { pointsText } from "./score-parts.ts";
import type { ScorePart } from "./score-parts.ts";
import { figureText, hundredths } from "./figures.ts";
import { assumedSentence } from "@resume-picker/domain/scoring/score/assumed";
import { PartRow } from "./part-row.tsx";
import { requirementSentences } from "./summary/requirement-sentences.ts";

type Props = {
  part: ScorePart;
  explanation: Candidate["score"]["breakdown"][number] | undefined;
  onCorrect: () => void;
};

/** Shows how a part of the score adds up: two sentences, then every row. */
export function PartTable({ explanation, ...props }: Props) {
  return explanation ? <Rows {...props} explanation={explanation} /> : null;
}

type RowsProps = Omit<Props, "explanation"> & { explanation: NonNullable<Props["explanation"]> };

function Rows({ part, explanation, onCorrect }: RowsProps) {
  const { rows } = explanation;
  const { label, points, weight } = part;
  const [isExact, setIsExact] = useState(false);
  const isJudged = rows.some(({ both }) => both?.counts === "model");
  const totalWeight = rows.reduce((sum, row) => sum + row.weight, 0);
  return (
    <section className="flex flex-col gap-2">
      <h3 className="sr-only">{`${label}: ${pointsText(points)}`}</h3>
      <p className="text-ink-2">
        {explanation.state === "not-enough-data" && `${assumedSentence(pointsText(points))} `}
        {requirementSentences(explanation)}
      </p>
      {rows.length > 0 && (
        <table className="w-full table-fixed text-13">
          <caption className="sr-only">How {label} adds up</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Requirement and line of the CV</th>
              <th scope="col">Credit × weight, and points</th>
            </tr>
          </thead>
          <colgroup>
            <col />
            <col className="w-36" />
          </colgroup>
          <tbody>
            {rows.map((row) => (
              <PartRow
                key={`${row.kind} ${row.requirement}`}
                component={part.component}
                row={row}
                totalWeight={totalWeight}
                isExact={isExact}
                isJudged={isJudged}
                words={wordsOf(rows, row)}
                onCorrect={onCorrect}
              />
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t border-line-strong">
              <th scope="row" className="py-2 text-left font-medium text-ink-2">
                Sum of the points
                {isExact && (
                  <span className="block font-normal text-ink-3 figures">
                    {pointsText(points)} × {figureText(weight)}% ={" "}
                    {hundredths((points * weight) / 100)} of the total
                  </span>
                )}
                <button
                  type="button"
                  aria-expanded={isExact}
                  className="block rounded-tick font-normal text-brand hover:underline thumb:min-h-11"
                  onClick={() => setIsExact(!isExact)}
                >
                  {isExact ? "Hide calculation" : "Show calculation"}
                </button>
              </th>
              <td className="py-2 text-right align-top text-14 font-semibold figures">
                {pointsText(points)}
              </td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

/**
 * Returns all words of the quoted line that are evidence for some row of the part. Returns null if
 * an earlier row already quotes the same text.
 */
function wordsOf(rows: readonly ScoreRow[], row: ScoreRow): string[] | null {
  const { quote } = row;
  if (quote === null) return [];
  const alike = rows.filter(
    (each) => each.quote?.line === quote.line && each.quote.page === quote.page,
  );
  if (alike[0] !== row && alike[0]?.quote?.text === quote.text) return null;
  return alike.flatMap((each) => each.quote?.highlight ?? []);
}
