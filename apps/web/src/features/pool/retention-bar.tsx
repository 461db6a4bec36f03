import { useState } from "react";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { RetentionDialog } from "./retention-dialog.tsx";
import { people, termWords } from "./retention-words.ts";
import { useRetention } from "./use-retention.ts";

type Props = {
  isShowingPast: boolean;
  onShowPast: () => void;
  /** Those who were chosen may be among them. */
  onErased: () => void;
};

/** The rule in a line, and how many wait to be deleted by it. */
export function RetentionBar({ isShowingPast, onShowPast, onErased }: Props) {
  const retention = useRetention();
  const { rule, isBusy } = retention;
  const [dialog, setDialog] = useState<"rule" | "erase" | null>(null);
  // Its place, so that the list below doesn't jump.
  if (!rule) return <div className="mb-4 min-h-11" />;
  const { keepMonths, receivedBefore, past } = rule;
  const close = () => setDialog(null);
  const verb = past === 1 ? "is" : "are";
  return (
    <div
      role="note"
      aria-label="How long candidates are kept"
      className={classNames(
        "mb-4 flex min-h-11 flex-wrap items-center gap-2 rounded-control px-3 py-1.5 text-13",
        past > 0 ? "bg-warning-soft text-ink" : "bg-sunken text-ink-2",
      )}
    >
      <p className="min-w-0 flex-1 basis-52 figures max-sm:basis-full max-sm:pt-1.5">
        {past > 0
          ? `${people(past)} ${verb} past the ${keepMonths} months for which you keep them.`
          : `You keep candidates ${termWords(keepMonths)}.`}
      </p>
      {past > 0 && !isShowingPast && (
        <Button size="sm" onClick={onShowPast}>
          Show Them
        </Button>
      )}
      {past > 0 && (
        <Button size="sm" onClick={() => setDialog("erase")}>
          Delete All of Them
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        className={past > 0 ? "" : "max-sm:-ml-2.5"}
        onClick={() => setDialog("rule")}
      >
        Change the Time
      </Button>
      {dialog === "rule" && (
        <RetentionDialog
          keepMonths={keepMonths}
          isBusy={isBusy}
          onSave={(months) => void retention.save(months).then(close)}
          onClose={close}
        />
      )}
      <ConfirmDialog
        open={dialog === "erase"}
        title={`Delete the ${people(past)} past their time?`}
        confirmLabel="Delete"
        busy={isBusy}
        onConfirm={() =>
          void retention
            .erasePast(receivedBefore ?? "")
            .then(onErased)
            .then(close)
        }
        onCancel={close}
      >
        They go from every job and shortlist, with their CVs, decisions and notes. For 30 seconds
        this can be undone.
      </ConfirmDialog>
    </div>
  );
}
