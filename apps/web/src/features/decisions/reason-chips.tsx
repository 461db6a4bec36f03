import { maxReasonLength, maxReasonsOffered } from "@resume-picker/domain/decisions/decision-rules";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { classNames } from "../../lib/class-names.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";

type Props = {
  offered: readonly string[];
  chosen: readonly string[];
  onToggle: (reason: string) => void;
};

/** The user's list of reasons, and selected reasons that are no longer on it. */
export function ReasonChips({ offered, chosen, onToggle }: Props) {
  const [isEditing, setIsEditing] = useState(false);
  if (isEditing) return <ReasonsEditor reasons={offered} onDone={() => setIsEditing(false)} />;
  const all = [...new Set([...offered, ...chosen])];
  return (
    <div role="group" aria-label="Reasons" className="flex flex-wrap gap-1.5">
      {all.map((reason) => {
        const isChosen = chosen.includes(reason);
        return (
          <button
            key={reason}
            type="button"
            aria-pressed={isChosen}
            title={reason}
            className={classNames(
              "max-w-full truncate rounded-full border px-2.5 py-0.5 text-13 thumb:min-h-11 thumb:px-3.5",
              isChosen
                ? "border-transparent bg-brand-soft font-medium text-brand"
                : "border-line-strong bg-surface text-ink-2 hover:text-ink",
            )}
            onClick={() => onToggle(reason)}
          >
            {reason}
          </button>
        );
      })}
      <button
        type="button"
        className="rounded-control px-1.5 py-0.5 text-13 text-ink-3 hover:text-ink hover:underline thumb:min-h-11"
        onClick={() => setIsEditing(true)}
      >
        Edit reasons
      </button>
    </div>
  );
}

function ReasonsEditor({ reasons, onDone }: { reasons: readonly string[]; onDone: () => void }) {
  const cache = api.useUtils();
  const [text, setText] = useState(reasons.join("\n"));
  const save = api.decisions.setReasons.useMutation({
    onSuccess: (list) => {
      cache.decisions.reasons.setData(undefined, list);
      onDone();
    },
  });
  const lines = text.split("\n").flatMap((line) => line.trim() || []);
  const tooLong = lines.find((line) => line.length > maxReasonLength);
  const error = tooLong
    ? `Reasons can have up to ${maxReasonLength} characters. “${tooLong.slice(0, 20)}…” is too long.`
    : lines.length > maxReasonsOffered
      ? `You can have up to ${maxReasonsOffered} reasons.`
      : save.error
        ? errorMessage(save.error, "The reasons could not be saved. Please try again.")
        : undefined;
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong && lines.length <= maxReasonsOffered) save.mutate({ reasons: lines });
      }}
    >
      <TextArea
        autoFocus
        label="Your reasons, one per line"
        hint="Candidates declined with “Withdrawn” or “Conduct” are not proposed for other jobs."
        rows={Math.min(10, lines.length + 2)}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" size="sm" variant="primary" busy={save.isPending}>
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
