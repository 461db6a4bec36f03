import { displayName } from "@resume-picker/domain/candidates/display-name";
import {
  decisionWords,
  maxDecisionNote,
  maxReasonsGiven,
} from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { relativeTime } from "../../lib/dates/relative-time.ts";
import { TextField } from "../../ui/forms/text-field.tsx";
import { DecisionHistory } from "./decision-history.tsx";
import { ReasonChips } from "./reason-chips.tsx";
import type { DecisionDraft, Decisions } from "./use-decisions.ts";

type Props = { jobId: number; candidate: ListedCandidate; decisions: Decisions };

/** Why somebody was decided as they were. Reasons that come first wait for the decision. */
export function DecisionPanel({ jobId, candidate, decisions }: Props) {
  const { id } = candidate;
  const now = useNow();
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
  // Somebody who goes on to the next one has meant what they entered.
  const leave = useRef(save);
  useEffect(() => {
    leave.current = save;
  });
  useEffect(() => () => leave.current(), []);
  return (
    <section
      aria-label="Decision and reasons"
      className="-mt-3 flex flex-col gap-2 border-t border-line pt-3"
    >
      <div className="flex flex-wrap items-baseline gap-x-2 text-13">
        <h3 className="font-medium text-ink-2">Decision</h3>
        <p className="text-ink-3">
          {standing
            ? `${decisionWords[standing.decision].done} by ${standing.by ?? "a deleted account"}, ${relativeTime(new Date(standing.at), now)}`
            : draft
              ? "Advance, hold or decline takes these reasons along"
              : "None yet"}
        </p>
      </div>
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
          label="Note to the decision"
          hideLabel
          placeholder="Why, in words"
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
      <DecisionHistory jobId={jobId} candidateId={id} />
    </section>
  );
}

/** What was entered since the decision that stands. */
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
