import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { NotScored } from "../../ui/badges/not-scored.tsx";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { aiRankBand, gradeOf, scoreBand } from "@resume-picker/domain/scoring/score/grade";
import { Download, X } from "lucide-react";
import { memo } from "react";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { PersonName } from "../../ui/avatar/person-name.tsx";
import { Badge, NameBadge } from "../../ui/badges/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { useMay } from "../../lib/job-role.ts";

type Props = {
  candidate: ListedCandidate;
  onView: (id: number) => void;
  onDownload: (candidate: ListedCandidate) => void;
  onRemove: (id: number) => void;
};

/** The card shows so many, and tells how many more there are. */
const shownSkills = 3;
const shownMissing = 2;

export const ShortlistCard = memo(function ShortlistCard(props: Props) {
  const { candidate, onView, onDownload, onRemove } = props;
  const { score, skills, yearsExperience, lastRoleTitle } = candidate;
  const name = displayName(candidate);
  const years =
    yearsExperience === null
      ? "N/A"
      : `${yearsExperience.toLocaleString("en")} ${yearsExperience === 1 ? "year" : "years"}`;
  return (
    <li className="flex flex-col gap-3 rounded-panel border border-line bg-surface p-4">
      <div className="flex items-start gap-3">
        <Avatar name={candidate.name} size="md" />
        <div className="min-w-0 flex-1">
          <h3 className="font-medium">
            <PersonName candidate={candidate} />
          </h3>
          <p className="truncate text-13 text-ink-3" title={candidate.email ?? undefined}>
            {candidate.email ?? (candidate.isBlind ? "Hidden" : "No email")}
          </p>
        </div>
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
      <div className="flex flex-wrap items-center gap-2 figures">
        {isScored(candidate.warnings) ? (
          <>
            <span>
              <span className="text-19 font-semibold">{score.totalScore.toFixed(1)}</span>
              <span className="text-13 text-ink-3">/100</span>
            </span>
            <Badge tone={scoreBand(score.totalScore)}>{gradeOf(score.totalScore)}</Badge>
          </>
        ) : (
          <NotScored />
        )}
        {score.aiRank === null ? (
          <span className="text-13 text-ink-3">AI Rank: Not ranked</span>
        ) : (
          <Badge tone={score.isAiRankOutdated ? "outline" : aiRankBand(score.aiRank)}>
            AI Rank {score.aiRank}
            {score.isAiRankOutdated && " · from before the change"}
          </Badge>
        )}
      </div>
      <p className="line-clamp-3 text-13 text-ink-2 figures" title={lastRoleTitle ?? undefined}>
        {years} · {lastRoleTitle ?? "Not specified"}
      </p>
      <Names label="Skills" names={skills} shown={shownSkills} />
      {score.missingMustHave.length > 0 && (
        <div className="flex flex-col gap-1.5">
          <p className="text-13 text-ink-3">Missing required skills</p>
          <Names
            label="Missing required skills"
            names={score.missingMustHave}
            shown={shownMissing}
            isMissing
          />
        </div>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-1">
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
});

type NamesProps = { label: string; names: readonly string[]; shown: number; isMissing?: boolean };

function Names({ label, names, shown, isMissing = false }: NamesProps) {
  if (names.length === 0) return null;
  const more = names.length - shown;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
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
