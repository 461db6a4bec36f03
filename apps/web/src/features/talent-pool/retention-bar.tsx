import { displayName } from "@resume-picker/domain/candidates/display-name";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { NameList } from "../../ui/dialogs/name-list.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { RetentionDialog } from "./retention-dialog.tsx";
import { people, termWords } from "./retention-words.ts";
import { useRetention } from "./use-retention.ts";

type Props = {
  isShowingPast: boolean;
  onShowPast: () => void;
  /** Selected candidates may be among them. */
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
          ? `${people(past)} ${verb} past your retention of ${keepMonths} months.`
          : `Candidates are kept ${termWords(keepMonths)}.`}
      </p>
      {past > 0 && !isShowingPast && (
        <Button size="sm" onClick={onShowPast}>
          Show
        </Button>
      )}
      {past > 0 && (
        <Button size="sm" onClick={() => setDialog("erase")}>
          Delete All
        </Button>
      )}
      <Button
        size="sm"
        variant="quiet"
        className={past > 0 ? "" : "max-sm:-ml-2.5"}
        onClick={() => setDialog("rule")}
      >
        Change retention
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
        title={`Delete ${people(past)} past retention?`}
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
        They are deleted from every job and shortlist, with their CVs, decisions and notes. You can
        undo this while the message about it is shown.
        {dialog === "erase" && <PastNames total={past} />}
      </ConfirmDialog>
    </div>
  );
}

/** The first of them by name, as the list of those past retention has them. */
function PastNames({ total }: { total: number }) {
  const { data } = api.talentPool.list.useQuery({ past: "only", limit: 100 });
  if (!data) return <Skeleton className="mt-3 h-11" />;
  const named = data.candidates.map((each) => ({ id: each.id, name: displayName(each) }));
  return <NameList label="Candidates to delete" people={named} total={total} />;
}
