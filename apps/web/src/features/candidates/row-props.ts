import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import { describeOpinions } from "@resume-picker/domain/decisions/describe-opinions";
import type { ExcerptParts } from "./full-text/use-excerpts.ts";
import type { ListMarks, RowActions } from "./row-actions.ts";

/** The props shared by a candidate's row and card. Plain values, because rows are memoised. */
export type RowProps = {
  candidate: ListedCandidate;
  isShortlisted: boolean;
  isSelected: boolean;
  decision: DecisionKind | null;
  decidedBy: string | null;
  /** The members' decisions, if others also decided: shortened and in full. */
  opinions?: string | null;
  allOpinions?: string | null;
  excerpt?: ExcerptParts | undefined;
  actions: RowActions;
};

/** Returns the state of one candidate. */
export function marksOf(
  { id }: ListedCandidate,
  { shortlist, selection, decisions }: ListMarks,
): Pick<
  RowProps,
  "isShortlisted" | "isSelected" | "decision" | "decidedBy" | "opinions" | "allOpinions"
> {
  const standing = decisions.of(id);
  const words = describeOpinions(standing);
  return {
    isShortlisted: shortlist.has(id),
    isSelected: selection.has(id),
    decision: standing?.decision ?? null,
    decidedBy: standing?.by ?? null,
    opinions: words?.short ?? null,
    allOpinions: words?.whole ?? null,
  };
}
