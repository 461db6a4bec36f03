import type { Candidate } from "@resume-picker/domain/candidates/candidate";
import { whyNotScored } from "@resume-picker/domain/resume/trust/is-scored";
import { aiRankBand, manualRankBand } from "@resume-picker/domain/scoring/score/grade";
import { totalScore } from "@resume-picker/domain/scoring/score/total-score";
import type { ScoreComponent } from "@resume-picker/domain/score-parts";
import { ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import type { ComponentProps } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { useKeptChoice } from "../../../lib/kept/use-kept-choice.ts";
import { GradeBadge } from "../../../ui/badges/grade-badge.tsx";
import { RankBadge } from "../table/rank-badge.tsx";
import { breakdownId } from "./breakdown-id.ts";
import { hundredths } from "./figures.ts";
import { PartTable } from "./part-table.tsx";
import { pointsText, scoreParts } from "./score-parts.ts";
import type { Rated, ScorePart } from "./score-parts.ts";

type Props = { candidate: Rated & Pick<Candidate, "warnings">; onCorrect: () => void };

/** The total and its parts. Each part expands to the rows that add up to it. */
export function ScoreReceipt({ candidate, onCorrect }: Props) {
  const { score } = candidate;
  const [isKeptOpen, keepOpen] = useKeptChoice("evidence-open");
  const [opened, setOpened] = useState<readonly ScoreComponent[]>(isKeptOpen ? ["skills"] : []);
  const parts = scoreParts(candidate);
  const toggle = (component: ScoreComponent) => {
    const next = opened.includes(component)
      ? opened.filter((each) => each !== component)
      : [...opened, component];
    setOpened(next);
    keepOpen(next.length > 0);
  };

  const notScored = whyNotScored(candidate.warnings);
  if (notScored !== null) {
    return (
      <section className="rounded-panel border border-line bg-surface p-4">
        <h3 className="text-13 font-medium text-ink-2">Overall Score</h3>
        <p className="mt-1 font-medium">{notScored}</p>
      </section>
    );
  }

  return (
    <section className="rounded-panel border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h3 className="text-13 font-medium text-ink-2">Overall Score</h3>
          <p className="flex items-baseline gap-2 figures">
            <span className="text-34 font-semibold tracking-tight">
              {score.totalScore.toFixed(1)}
            </span>
            <span className="text-ink-3">/100</span>
            <span className="sr-only">Grade</span>
            <GradeBadge total={score.totalScore} />
          </p>
        </div>
        <Ranks score={score} />
      </div>
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
      <h3
        id={breakdownId}
        tabIndex={-1}
        className="mb-1 scroll-mt-32 rounded-tick text-13 font-medium text-ink-2"
      >
        Score Breakdown
      </h3>
      <ul className="-mx-2 flex flex-col">
        {parts.map((each) => (
          <li key={each.component}>
            <Part
              part={each}
              explanation={score.breakdown.find(({ component }) => component === each.component)}
              isOpen={opened.includes(each.component)}
              onToggle={() => toggle(each.component)}
              onCorrect={onCorrect}
            />
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
  );
}

/** The ranks, next to the total. The manual rank is based on the total. */
function Ranks({ score }: Pick<Rated, "score">) {
  const { manualRank, aiRank, isAiRankOutdated } = score;
  return (
    <dl className="grid grid-cols-[auto_auto] items-baseline gap-x-2 gap-y-1.5 pb-1 text-13">
      <dt className="text-ink-3">Manual Rank</dt>
      <dd className="text-right">
        <RankBadge rank={manualRank} band={manualRankBand} />
      </dd>
      <dt className="text-ink-3">AI Rank</dt>
      <dd className="text-right">
        <RankBadge rank={aiRank} band={aiRankBand} isOutdated={isAiRankOutdated} />
      </dd>
    </dl>
  );
}

type PartProps = Omit<ComponentProps<typeof PartTable>, "part"> & {
  part: ScorePart;
  isOpen: boolean;
  onToggle: () => void;
};

/** A line such as "Skills Match 57 × 50% = 28.50", above its expandable evidence. */
function Part({ part, isOpen, onToggle, ...table }: PartProps) {
  const { label, note, doubt, points, weight, colour } = part;
  const evidenceId = useId();
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={evidenceId}
        className="flex w-full items-center gap-2.5 rounded-control px-2 py-1 text-left figures hover:bg-paper thumb:py-3"
        onClick={onToggle}
      >
        <span
          aria-hidden="true"
          className="size-2.5 shrink-0 rounded-[3px]"
          style={{ background: colour }}
        />
        <span className="min-w-0 flex-1">
          <span className="font-medium">{label}</span>
          {note !== null && (
            <>
              {" "}
              <span className="inline-block text-12 text-ink-3">{note}</span>
            </>
          )}
          {doubt !== null && <span className="block text-12 text-warning">{doubt}</span>}
        </span>
        <span className="font-medium">{pointsText(points)}</span>
        <span className="w-28 text-right text-12 whitespace-nowrap text-ink-3">
          × {pointsText(weight)}% ={" "}
          <span className="inline-block min-w-9">{hundredths((points * weight) / 100)}</span>
        </span>
        <ChevronRight
          size={14}
          strokeWidth={1.6}
          aria-hidden
          className={classNames("shrink-0 text-ink-3 transition-transform", isOpen && "rotate-90")}
        />
      </button>
      <div id={evidenceId} className={isOpen ? "px-2 pt-1 pb-3" : undefined}>
        {isOpen && <PartTable part={part} {...table} />}
      </div>
    </>
  );
}
