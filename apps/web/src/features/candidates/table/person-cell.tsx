import { displayName } from "@resume-picker/domain/candidates/display-name";
import { PersonName } from "../../../ui/avatar/person-name.tsx";
import { DecisionBadge } from "../../../ui/badges/decision-badge.tsx";
import { Excerpt } from "../full-text/excerpt.tsx";
import { SelectionBox } from "../selection/selection-box.tsx";
import type { RowProps } from "../row-props.ts";
import { WarningMark } from "../warning-mark.tsx";

type Props = Omit<RowProps, "isShortlisted">;

/** During a search, the matching line of the CV replaces the email address. */
export function PersonCell({ candidate, isSelected, excerpt, ...props }: Props) {
  const { decision, decidedBy, opinions, allOpinions, actions } = props;
  const { id, email, warnings } = candidate;
  const name = displayName(candidate);
  return (
    <>
      <SelectionBox
        label={name}
        name={candidate.name}
        isSelected={isSelected}
        onToggle={(isRange) => actions.toggleSelected(id, isRange)}
      />
      <button
        type="button"
        className="ml-2 min-w-0 rounded-control text-left text-13 text-ink-3"
        onClick={(event) => {
          event.stopPropagation();
          actions.open(id);
        }}
      >
        <span className="block text-14 font-medium text-ink">
          <PersonName candidate={candidate} />
        </span>
        <span className="flex min-w-0 items-center gap-1.5">
          {decision && <DecisionBadge {...{ decision, opinions, allOpinions }} by={decidedBy} />}
          {excerpt ? (
            <Excerpt parts={excerpt} />
          ) : (
            <span className="truncate" title={email ?? undefined}>
              {email ?? (candidate.isBlind ? "Hidden" : "No email")}
            </span>
          )}
        </span>
      </button>
      {warnings.length > 0 && (
        <span className="ml-auto pl-1.5">
          <WarningMark warnings={warnings} />
        </span>
      )}
    </>
  );
}
