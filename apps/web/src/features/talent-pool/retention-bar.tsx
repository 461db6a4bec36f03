import { displayName } from "@resume-picker/domain/candidates/display-name";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { classNames } from "../../lib/class-names.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { NameList } from "../../ui/dialogs/name-list.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { lazyPart } from "../../ui/parts/lazy-part.tsx";
import { people, termWords } from "./retention-words.ts";
import { useRetention } from "./use-retention.ts";

const RetentionDialog = lazyPart({
  name: "The retention rule",
  isDialog: true,
  load: async () => (await import("./retention-dialog.tsx")).RetentionDialog,
});
const PersonDataDialog = lazyPart({
  name: "The personal data search",
  isDialog: true,
  load: async () => (await import("./person-data-dialog.tsx")).PersonDataDialog,
});
const NoticeDialog = lazyPart({
  name: "The applicant notice",
  isDialog: true,
  load: async () => (await import("./notice-dialog.tsx")).NoticeDialog,
});

type Props = {
  isShowingPast: boolean;
  onShowPast: () => void;
  /** Called after a deletion, because selected candidates may be affected. */
  onErased: () => void;
};

/** The retention rule, and the number of candidates due for deletion. */
export function RetentionBar({ isShowingPast, onShowPast, onErased }: Props) {
  const retention = useRetention();
  const { rule, isBusy } = retention;
  const [dialog, setDialog] = useState<"rule" | "erase" | "person" | "notice" | null>(null);
  // Reserves the bar's height to avoid a layout shift.
  if (!rule) return <div className="mb-4 min-h-11" />;
  const { keepMonths, past, soon, held, mark } = rule;
  const close = () => setDialog(null);
  return (
    <div
      role="note"
      aria-label="How long candidates are kept"
      className={classNames(
        "mb-4 flex min-h-11 flex-wrap items-center gap-2 rounded-control px-3 py-1.5 text-13",
        past + soon > 0 ? "bg-warning-soft text-ink" : "bg-sunken text-ink-2",
      )}
    >
      <p className="min-w-0 flex-1 basis-52 figures max-sm:basis-full max-sm:pt-1.5">
        {[
          past > 0
            ? `${people(past)} ${past === 1 ? "is" : "are"} past retention.`
            : `Candidates are kept ${termWords(keepMonths)}${rule.jobs.length > 0 ? ", on some jobs otherwise" : ""}.`,
          ...(soon > 0 ? [`${people(soon)} will be within two weeks.`] : []),
          ...(held > 0 ? [`${people(held)} on hold.`] : []),
        ].join(" ")}
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
      <Button size="sm" variant="quiet" onClick={() => setDialog("person")}>
        Personal Data
      </Button>
      <Button size="sm" variant="quiet" onClick={() => setDialog("notice")}>
        Applicant Notice
      </Button>
      {dialog === "rule" && (
        <RetentionDialog
          rule={rule}
          isBusy={isBusy}
          onSave={(change) => void retention.save(change).then(close)}
          onClose={close}
        />
      )}
      {dialog === "person" && <PersonDataDialog onErased={onErased} onClose={close} />}
      {dialog === "notice" && <NoticeDialog onClose={close} />}
      <ConfirmDialog
        open={dialog === "erase"}
        title={`Delete ${people(past)} past retention?`}
        confirmLabel="Delete"
        busy={isBusy}
        onConfirm={() => void retention.erasePast(mark).then(onErased).then(close)}
        onCancel={close}
      >
        They are deleted from every job and shortlist, with their CVs, decisions and notes. You can
        undo this from the message that follows.
        {dialog === "erase" && <PastNames total={past} />}
      </ConfirmDialog>
    </div>
  );
}

/** The names of the first candidates past retention. */
function PastNames({ total }: { total: number }) {
  const { data } = api.talentPool.list.useQuery({ past: "only", limit: 100 });
  if (!data) return <Skeleton className="mt-3 h-11" />;
  const named = data.candidates.map((each) => ({ id: each.id, name: displayName(each) }));
  return <NameList label="Candidates to delete" people={named} total={total} />;
}
