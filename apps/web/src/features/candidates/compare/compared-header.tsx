import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { NotScored } from "../../../ui/badges/not-scored.tsx";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { X } from "lucide-react";
import { Avatar } from "../../../ui/avatar/avatar.tsx";
import { PersonName } from "../../../ui/avatar/person-name.tsx";
import { GradeBadge } from "../../../ui/badges/grade-badge.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { yearsText } from "../candidate-text.ts";
import { DecisionBadge } from "../../../ui/badges/decision-badge.tsx";
import type { Standing } from "./compared.ts";

type Props = {
  candidate: ListedCandidate;
  standing: Standing | null;
  /** A position such as "1 of 3", or null if all columns are visible. */
  place: string | null;
  isCurrent: boolean;
  onChoose: () => void;
  onDrop: () => void;
};

/** The candidate's name, total and ranks. */
export function ComparedHeader(props: Props) {
  const { candidate, standing, place, isCurrent, onChoose, onDrop } = props;
  const { lastRoleTitle, yearsExperience, score } = candidate;
  const { totalScore, manualRank, aiRank, isAiRankOutdated } = score;
  const name = displayName(candidate);
  const ranks = [
    manualRank !== null && `manual ${manualRank}`,
    aiRank !== null && `AI ${aiRank}${isAiRankOutdated ? ", from before the change" : ""}`,
  ].filter(Boolean);
  return (
    <>
      <div className="flex items-start gap-2">
        <span className="max-xl:hidden">
          <Avatar name={candidate.name} />
        </span>
        <button
          type="button"
          aria-pressed={isCurrent}
          className="min-w-0 flex-1 rounded-control text-left"
          onClick={onChoose}
        >
          <span className="block text-14 font-semibold">
            <PersonName candidate={candidate} />
          </span>
          <span className="block truncate text-12 text-ink-3">
            {[lastRoleTitle, yearsText(yearsExperience)].filter(Boolean).join(" · ")}
          </span>
        </button>
        <span className="-mt-1 -mr-1 print:hidden">
          <IconButton
            label={`Remove ${name}`}
            size="sm"
            icon={<X size={14} strokeWidth={1.6} aria-hidden />}
            onClick={onDrop}
          />
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-12 text-ink-2 figures">
        {isScored(candidate.warnings) ? (
          <>
            <span className="text-19 font-semibold text-ink">{totalScore.toFixed(1)}</span>
            <GradeBadge total={totalScore} />
          </>
        ) : (
          <NotScored warnings={candidate.warnings} />
        )}
        {ranks.join(" · ")}
        {standing && <DecisionBadge decision={standing.decision} by={standing.by} />}
        {place !== null && <span className="ml-auto text-ink-3">{place}</span>}
      </p>
    </>
  );
}
