import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { checkBoxStyle } from "../../ui/forms/check-box-style.ts";
import { NotScored } from "../../ui/badges/not-scored.tsx";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { aiRankBand } from "@resume-picker/domain/scoring/score/grade";
import { ArrowUpDown, Download, GripVertical, X } from "lucide-react";
import { PersonName } from "../../ui/avatar/person-name.tsx";
import { Badge, NameBadge } from "../../ui/badges/badge.tsx";
import { GradeBadge } from "../../ui/badges/grade-badge.tsx";
import { DecisionBadge } from "../../ui/badges/decision-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Menu } from "../../ui/menu.tsx";
import type { CardArranging } from "./use-arranging.ts";
import { classNames } from "../../lib/class-names.ts";
import { useMay } from "../../lib/job-role.ts";

export type CardDecision = {
  decision: DecisionKind;
  by: string | null;
  reasons: readonly string[];
  note: string | null;
};

type Props = {
  candidate: ListedCandidate;
  /** The decision with its reasons, or null if undecided. */
  decision: CardDecision | null;
  arranging: CardArranging;
  /** Whether the candidate is selected to be compared. */
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  onView: (id: number) => void;
  onDownload: (candidate: ListedCandidate) => void;
  onRemove: (id: number) => void;
};

/** The maximum number of skills and missing skills. The card also shows how many more there are. */
const shownSkills = 3;
const shownMissing = 2;

export function ShortlistCard(props: Props) {
  const { candidate, decision, arranging, isTicked, onTick, onView, onDownload, onRemove } = props;
  const { move, isDragged, isTarget, handlers } = arranging;
  const { score, skills, yearsExperience, lastRoleTitle } = candidate;
  const name = displayName(candidate);
  const years =
    yearsExperience === null
      ? "N/A"
      : `${yearsExperience.toLocaleString("en")} ${yearsExperience === 1 ? "year" : "years"}`;
  return (
    <li
      draggable={move !== null}
      aria-label={name}
      className={classNames(
        "flex flex-col gap-2 rounded-panel border bg-surface p-3",
        isTarget ? "border-brand" : "border-line",
        isDragged && "opacity-50",
      )}
      {...handlers}
    >
      <div className="flex items-start gap-2.5">
        {move && (
          <GripVertical
            size={16}
            strokeWidth={1.6}
            aria-hidden
            className="mt-1 -mr-1 -ml-1 shrink-0 cursor-grab text-ink-3 [@media(pointer:coarse)]:hidden"
          />
        )}
        <input
          type="checkbox"
          aria-label={`Compare ${name}`}
          title="Compare"
          checked={isTicked}
          className={classNames("mt-1", checkBoxStyle)}
          onChange={({ target }) => onTick(target.checked)}
        />
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">
            <PersonName candidate={candidate} />
          </h3>
          <p className="truncate text-13 text-ink-3" title={candidate.email ?? undefined}>
            {candidate.email ?? (candidate.isBlind ? "Hidden" : "No email")}
          </p>
        </div>
        {move && move.count > 1 && <MoveMenu {...{ name, move }} />}
        {useMay("review") && (
          <IconButton
            label={`Remove ${name} from shortlist`}
            size="sm"
            className="-mt-1 -mr-1"
            icon={<X size={16} strokeWidth={1.6} aria-hidden />}
            onClick={() => onRemove(candidate.id)}
          />
        )}
      </div>
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 figures">
        {isScored(candidate.warnings) ? (
          <>
            <span>
              <span className="text-16 font-semibold">{score.totalScore.toFixed(1)}</span>
              <span className="text-13 text-ink-3">/100</span>
            </span>
            <GradeBadge total={score.totalScore} />
          </>
        ) : (
          <NotScored warnings={candidate.warnings} />
        )}
        {score.aiRank === null ? (
          <span className="text-13 text-ink-3">AI Rank: Not ranked</span>
        ) : (
          <Badge tone={score.isAiRankOutdated ? "outline" : aiRankBand(score.aiRank)}>
            AI Rank {score.aiRank}
            {score.isAiRankOutdated && " · outdated"}
          </Badge>
        )}
        {decision && <DecisionBadge decision={decision.decision} by={decision.by} />}
      </div>
      {decision && <Reasons decision={decision} />}
      <p className="line-clamp-2 text-13 text-ink-2 figures" title={lastRoleTitle ?? undefined}>
        {years} · {lastRoleTitle ?? "Not specified"}
      </p>
      <Names label="Skills" names={skills} shown={shownSkills} />
      {score.missingMustHave.length > 0 && (
        <div className="flex flex-wrap items-center gap-1.5">
          <p className="text-13 text-ink-3">Missing required skills</p>
          <Names
            label="Missing required skills"
            names={score.missingMustHave}
            shown={shownMissing}
            isMissing
          />
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-1.5">
        <Button size="sm" onClick={() => onView(candidate.id)}>
          View Details
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => onDownload(candidate)}
        >
          Download CV
        </Button>
      </div>
    </li>
  );
}

type Move = NonNullable<CardArranging["move"]>;

/** Moves the card within the list, for keyboard and touch. */
function MoveMenu({ name, move: { at, count, to } }: { name: string; move: Move }) {
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <span className="-mt-1">
      <Menu
        label={`Move ${name}`}
        trigger={<ArrowUpDown size={16} strokeWidth={1.6} aria-hidden />}
        items={[
          { label: "Move to top", disabled: isFirst, onSelect: () => to(0) },
          { label: "Move up", disabled: isFirst, onSelect: () => to(at - 1) },
          { label: "Move down", disabled: isLast, onSelect: () => to(at + 1) },
          { label: "Move to bottom", disabled: isLast, onSelect: () => to(count - 1) },
        ]}
      />
    </span>
  );
}

/** The reasons and the note of the decision. */
function Reasons({ decision: { reasons, note } }: { decision: CardDecision }) {
  const text = [reasons.join(", "), note].filter(Boolean).join(" · ");
  if (text === "") return null;
  return (
    <p className="line-clamp-2 text-13 text-ink-2 [overflow-wrap:anywhere]" title={text}>
      {text}
    </p>
  );
}

type NamesProps = { label: string; names: readonly string[]; shown: number; isMissing?: boolean };

function Names({ label, names, shown, isMissing = false }: NamesProps) {
  if (names.length === 0) return null;
  const more = names.length - shown;
  return (
    <ul aria-label={label} className="flex max-w-full min-w-0 flex-wrap gap-1.5">
      {names.slice(0, shown).map((name) => (
        <li key={name} className="max-w-full">
          <NameBadge tone={isMissing ? "danger" : "neutral"}>{name}</NameBadge>
        </li>
      ))}
      {more > 0 && (
        <li>
          <Badge tone="outline">+{more} more</Badge>
        </li>
      )}
    </ul>
  );
}
