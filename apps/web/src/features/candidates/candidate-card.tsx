import { isScored } from "@resume-picker/domain/resume/trust/is-scored";
import { NotScored } from "../../ui/badges/not-scored.tsx";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { aiRankBand, manualRankBand } from "@resume-picker/domain/scoring/score/grade";
import { scoreParts } from "@resume-picker/domain/score-parts";
import { memo } from "react";
import type { ReactNode } from "react";
import { PersonName } from "../../ui/avatar/person-name.tsx";
import { yearsText } from "./candidate-text.ts";
import { GradeBadge } from "../../ui/badges/grade-badge.tsx";
import { DecisionBadge } from "../../ui/badges/decision-badge.tsx";
import { SkillBadges } from "../../ui/badges/skill-badges.tsx";
import { Excerpt } from "./full-text/excerpt.tsx";
import { SelectionBox } from "./selection/selection-box.tsx";
import { MustStrip } from "./requirements/must-strip.tsx";
import { Quiet } from "./table/quiet.tsx";
import { RankBadge } from "./table/rank-badge.tsx";
import { Unrated } from "./table/unrated.tsx";
import { WarningMark } from "./warning-mark.tsx";
import { RowMenuButton } from "./row-menu.tsx";
import type { RowProps } from "./row-props.ts";
import { ShortlistStar } from "./shortlist-star.tsx";

const cardParts = scoreParts.slice(0, 3);

export const CandidateCard = memo(function CandidateCard(props: RowProps) {
  const { candidate, isShortlisted, isSelected, excerpt, decision, actions } = props;
  const { lastRoleTitle, yearsExperience, skills, gapCount, score, unratedParts } = candidate;
  const name = displayName(candidate);
  const isRated = isScored(candidate.warnings);
  return (
    <article
      className="flex h-full cursor-pointer flex-col rounded-panel border border-line bg-surface p-3"
      onClick={() => actions.open(candidate.id)}
    >
      <div className="flex items-start gap-3">
        <SelectionBox
          label={name}
          name={candidate.name}
          isSelected={isSelected}
          size="md"
          onToggle={(isRange) => actions.toggleSelected(candidate.id, isRange)}
        />
        <div className="min-w-0 flex-1">
          <h2 className="flex items-center gap-1.5">
            <button
              type="button"
              className="min-w-0 rounded-tick text-left font-medium"
              onClick={(event) => {
                event.stopPropagation();
                actions.open(candidate.id);
              }}
            >
              <PersonName candidate={candidate} />
            </button>
            <WarningMark warnings={candidate.warnings} />
          </h2>
          <p className="truncate text-13 text-ink-2" title={lastRoleTitle ?? undefined}>
            {lastRoleTitle ?? "No title"}
          </p>
          <div className="flex min-w-0 items-center gap-1.5 text-13 text-ink-3">
            {excerpt ? (
              <Excerpt parts={excerpt} />
            ) : (
              <p className="shrink-0 figures">{yearsText(yearsExperience)}</p>
            )}
            {decision && (
              <DecisionBadge
                decision={decision}
                by={props.decidedBy}
                opinions={props.opinions}
                allOpinions={props.allOpinions}
              />
            )}
          </div>
        </div>
        <span className="flex items-center gap-1.5 pt-0.5 font-semibold figures">
          {isRated ? (
            <>
              {score.totalScore.toFixed(1)}
              <GradeBadge total={score.totalScore} />
            </>
          ) : (
            <NotScored warnings={candidate.warnings} className="max-w-20 text-right" />
          )}
        </span>
        <span className="-m-3 -ml-1 flex flex-col items-center">
          <ShortlistStar
            name={name}
            isOn={isShortlisted}
            className="size-11"
            onToggle={() => actions.toggleShortlisted(candidate.id)}
          />
          <span onClick={(event) => event.stopPropagation()}>
            <RowMenuButton name={name} onOpen={() => actions.openMenu(candidate)} />
          </span>
        </span>
      </div>
      <SkillBadges skills={skills} />
      <Standing score={score} />
      <dl className="mt-auto grid grid-cols-4 gap-2 border-t border-line pt-2 text-13 figures">
        {cardParts.map(({ component, name: label, field }) => {
          const value = `${Math.round(score[field])}%`;
          return (
            <Stat key={component} label={label}>
              {isRated ? (
                unratedParts.includes(component) ? (
                  <Unrated value={value} />
                ) : (
                  value
                )
              ) : (
                <Quiet label="Not scored">–</Quiet>
              )}
            </Stat>
          );
        })}
        <Stat label="Gaps">{gapCount}</Stat>
      </dl>
    </article>
  );
});

/** Both ranks, and the missing must-haves. */
function Standing({ score }: Pick<ListedCandidate, "score">) {
  const { manualRank, aiRank, isAiRankOutdated, missingMustHave, mustStates } = score;
  const [first, ...more] = missingMustHave;
  return (
    <p className="mt-2 flex items-center gap-3 text-12 text-ink-3">
      {manualRank === null && aiRank === null ? (
        "Not ranked"
      ) : (
        <>
          <span className="flex shrink-0 items-center gap-1.5">
            Manual <RankBadge rank={manualRank} band={manualRankBand} />
          </span>
          <span className="flex shrink-0 items-center gap-1.5">
            AI <RankBadge rank={aiRank} band={aiRankBand} isOutdated={isAiRankOutdated} />
          </span>
        </>
      )}
      <span className="ml-auto flex min-w-0 flex-col items-end gap-1">
        {first !== undefined && (
          <span
            className="flex max-w-full min-w-0 gap-1"
            data-explain={`Not found in the CV: ${missingMustHave.join(", ")}`}
          >
            <span className="truncate text-danger">
              <span className="sr-only">Missing </span>
              {first}
            </span>
            {more.length > 0 && <span className="shrink-0">{`+${more.length} more`}</span>}
          </span>
        )}
        <MustStrip states={mustStates} className="w-24 justify-end" />
      </span>
    </p>
  );
}

function Stat({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-12 text-ink-3">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}
