import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { gradeOf, scoreBand } from "@resume-picker/domain/scoring/score/grade";
import { totalScore } from "@resume-picker/domain/scoring/score/total-score";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import { useId, useState } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Evidence } from "./evidence.tsx";
import { pointsText, scoreParts } from "./score-parts.ts";

/** The total with its sum; choosing a line shows the reason and the lines of the CV behind it. */
export function ScoreReceipt({ score }: { score: Candidate["score"] }) {
  const [chosen, setChosen] = useState<ScoreComponent>("skills");
  const evidenceId = useId();
  const parts = scoreParts(score);
  const explanation = score.breakdown.find(({ component }) => component === chosen);
  const label = parts.find(({ component }) => component === chosen)?.label ?? "";

  return (
    <>
      <section className="rounded-panel border border-line bg-surface p-4">
        <h3 className="text-13 font-medium text-ink-2">Overall Score</h3>
        <p className="flex items-baseline gap-2 figures">
          <span className="text-34 font-semibold tracking-tight">
            {score.totalScore.toFixed(1)}
          </span>
          <span className="text-ink-3">/100</span>
          <span className="ml-auto">
            <Badge tone={scoreBand(score.totalScore)}>
              <span className="sr-only">Grade </span>
              {gradeOf(score.totalScore)}
            </Badge>
          </span>
        </p>
        <div
          aria-hidden="true"
          className="mt-2 mb-4 flex h-1.5 gap-px overflow-hidden rounded-full bg-sunken"
        >
          {parts.map(({ component, points, weight, colour }) => (
            <span
              key={component}
              style={{ background: colour, width: `${(points * weight) / 100}%` }}
            />
          ))}
        </div>
        <h3 className="mb-1 text-13 font-medium text-ink-2">Score Breakdown</h3>
        <ul className="-mx-2 flex flex-col">
          {parts.map(({ component, label: name, points, weight, colour }) => (
            <li key={component}>
              <button
                type="button"
                aria-pressed={component === chosen}
                aria-controls={evidenceId}
                className={classNames(
                  "flex w-full items-center gap-3 rounded-control px-2 py-1 text-left figures thumb:py-3",
                  component === chosen ? "bg-sunken" : "hover:bg-paper",
                )}
                onClick={() => setChosen(component)}
              >
                <span
                  aria-hidden="true"
                  className="size-2.5 rounded-[3px]"
                  style={{ background: colour }}
                />
                <span className="flex-1 font-medium">{name}</span>
                <span className="text-12 text-ink-3">× {pointsText(weight)} %</span>
                <span className="min-w-9 text-right font-medium">{pointsText(points)}</span>
              </button>
            </li>
          ))}
        </ul>
        {score.gapPenalty > 0 && (
          <p className="mt-2 text-13 text-ink-3">
            Without gaps the score would be{" "}
            <span className="figures font-medium text-ink-2">
              {totalScore({ ...score, gapPenalty: 0 }, score.weights).toFixed(1)}
            </span>
            .
          </p>
        )}
      </section>
      <div id={evidenceId}>
        <Evidence label={label} explanation={explanation} />
      </div>
    </>
  );
}
