import { displayName } from "@resume-picker/domain/candidates/display-name";
import {
  decisionLabels,
  maxDecisionNote,
  maxReasonsGiven,
} from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { relativeTime } from "../../lib/dates/relative-time.ts";
import { useKeptChoice } from "../../lib/kept/use-kept-choice.ts";
import { useMay } from "../../lib/job-role.ts";
import { FoldMark } from "../../ui/fold-mark.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { autoAdvance } from "./auto-advance.ts";
import { DecisionHistory } from "./decision-history.tsx";
import { ReasonChips } from "./reason-chips.tsx";
import type { DecisionDraft, Decisions } from "./use-decisions.ts";
import type { Standing } from "./with-decided.ts";

type Props = { jobId: number; candidate: ListedCandidate; decisions: Decisions };

/**
 * The reasons for a decision. Collapsed by default, because the score comes first, and kept open
 * once the user has opened it. Reasons entered before the decision are saved with it.
 */
export function DecisionPanel({ jobId, candidate, decisions }: Props) {
  const { id } = candidate;
  const [isOpen, setIsOpen] = useKeptChoice("reasons-open");
  const [isAdvancing, setIsAdvancing] = useKeptChoice(autoAdvance);
  const mayReview = useMay("review");
  const standing = decisions.of(id);
  const offered = api.decisions.reasons.useQuery().data ?? [];
  const saved: DecisionDraft = { reasons: standing?.reasons ?? [], note: standing?.note ?? null };
  const { draft, change } = useDraft(decisions, id, standing?.at ?? null);
  const { reasons, note } = draft ?? saved;
  const save = () => {
    if (!draft || !standing) return;
    const told = { title: "Reasons saved", name: displayName(candidate) };
    decisions.decide([id], { decision: standing.decision, ...draft }, told);
  };
  // Saves the entered reasons when the user moves on to another candidate.
  const leave = useRef(save);
  useEffect(() => {
    leave.current = save;
  });
  useEffect(() => () => leave.current(), []);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <DecisionSummary standing={standing} isWaiting={draft !== null} />
      <div className="mt-1.5 flex flex-col gap-2">
        {mayReview && (
          <>
            <ReasonChips
              offered={offered}
              chosen={reasons}
              onToggle={(reason) =>
                change({
                  note,
                  reasons: reasons.includes(reason)
                    ? reasons.filter((other) => other !== reason)
                    : [...reasons, reason].slice(0, maxReasonsGiven),
                })
              }
            />
            <form
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                save();
              }}
            >
              <TextField
                label="Decision note"
                hideLabel
                placeholder="Add a reason"
                autoComplete="off"
                maxLength={maxDecisionNote}
                value={note ?? ""}
                onChange={({ target: { value } }) => change({ reasons, note: value || null })}
                end={
                  draft &&
                  standing && (
                    <button
                      type="submit"
                      className="rounded-tick px-2 py-1 text-13 font-medium text-brand hover:underline"
                    >
                      Save
                    </button>
                  )
                }
              />
            </form>
          </>
        )}
        {mayReview && (
          <Checkbox
            label="Open the next undecided candidate after each decision"
            className="text-13"
            checked={isAdvancing}
            onChange={setIsAdvancing}
          />
        )}
        <DecisionHistory jobId={jobId} candidateId={id} />
      </div>
    </details>
  );
}

type SummaryProps = {
  standing: Standing | null;
  /** Whether reasons or a note are entered that no decision has saved yet. */
  isWaiting: boolean;
};

/** A summary such as "Decision · Declined by Ada Lovelace, 2 minutes ago · Location". */
function DecisionSummary({ standing, isWaiting }: SummaryProps) {
  const now = useNow();
  const open = isWaiting ? "advance, hold or decline takes these along" : "none yet";
  const words = standing
    ? [
        `${decisionLabels[standing.decision].done} by ${standing.by ?? "a deleted account"}, ${relativeTime(new Date(standing.at), now)}`,
        ...(standing.reasons.length > 0 ? [standing.reasons.join(", ")] : []),
      ]
    : [open];
  return (
    <summary className="-mx-1 block w-fit max-w-full rounded-tick px-1 py-1 text-13 [overflow-wrap:anywhere] text-ink-3 thumb:py-3">
      <h3 className="inline font-medium text-ink-2">Decision</h3>
      {/* A word joiner keeps the icon on the line of the last word. */}
      {` · ${words.join(" · ")}\u2060`}
      <FoldMark className="ml-1 inline" />
    </summary>
  );
}

/** The reasons and note entered since the current decision. */
function useDraft({ drafts }: Decisions, id: number, since: number | null) {
  const [entered, setEntered] = useState<{ since: number | null; draft: DecisionDraft } | null>(
    null,
  );
  const change = (draft: DecisionDraft) => {
    drafts.set(id, draft);
    setEntered({ since, draft });
  };
  return { draft: entered?.since === since ? entered.draft : null, change };
}
