import type { ReactNode } from "react";
import { formatDay, formatTime } from "../../../../lib/dates/format-date.ts";
import { Button } from "../../../../ui/button.tsx";
import type { Post } from "../../post-types.ts";

type Props = {
  restoredAt: Date | null;
  onDiscard: () => void;
  failure: string | null;
  /** The version that another user has saved in the meantime. */
  others: Post | null;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

export function EditorNotices(props: Props) {
  const { restoredAt, others, failure } = props;
  return (
    <>
      {others && (
        <Notice
          tone="warning"
          actions={
            <>
              <Button size="sm" onClick={props.onKeepMine}>
                Keep my text
              </Button>
              <Button size="sm" onClick={props.onTakeTheirs}>
                Use their version
              </Button>
            </>
          }
        >
          Somebody else saved this post while you were editing it, on {moment(others.updatedAt)}.
          Your text is still here: keep it, and saving will replace theirs, or take theirs instead.
        </Notice>
      )}
      {restoredAt && (
        <Notice
          tone="neutral"
          actions={
            <Button size="sm" onClick={props.onDiscard}>
              Discard
            </Button>
          }
        >
          Restored your unsaved draft of {moment(restoredAt)}.
        </Notice>
      )}
      {failure !== null && !others && (
        <Notice tone="danger">Not saved: {failure} Your text is still here.</Notice>
      )}
    </>
  );
}

const moment = (date: Date) => `${formatDay(date)}, ${formatTime(date)}`;

const tones = {
  neutral: "bg-sunken text-ink-2",
  warning: "bg-warning-soft text-warning",
  danger: "bg-danger-soft text-danger",
};

function Notice(props: { tone: keyof typeof tones; actions?: ReactNode; children: ReactNode }) {
  return (
    <div
      role="alert"
      className={`mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control px-4 py-2.5 ${tones[props.tone]}`}
    >
      <p className="mr-auto max-w-180">{props.children}</p>
      {props.actions !== undefined && <div className="flex flex-wrap gap-2">{props.actions}</div>}
    </div>
  );
}
