import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { defaultWeights } from "@resume-picker/domain/scoring/score/weights";
import { BlindReviewDialog } from "../../features/blind-review/blind-review-dialog.tsx";
import { DeleteJobDialog } from "../../features/jobs/delete-job-dialog.tsx";
import { JudgingDialog } from "../../features/judging/judging-dialog.tsx";
import { MembersDialog } from "../../features/members/members-dialog.tsx";
import { useRescore } from "../../features/scoring/use-ranking.ts";
import { WeightsDialog } from "../../features/scoring/weights-dialog.tsx";
import { ContactSupportDialog } from "../../features/support/contact-support-dialog.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { NameList } from "../../ui/dialogs/name-list.tsx";
import { CommandPalette } from "./commands/command-palette.tsx";
import { KeysDialog } from "./commands/keys-dialog.tsx";
import { listCommands } from "./commands/list-commands.ts";
import type { CommandParts } from "./commands/list-commands.ts";

/** At most one is open at a time. */
export type OpenDialog =
  | { kind: "weights" | "support" | "keys" | "palette" }
  | { kind: "members" | "blind-review" | "judging"; jobId: number }
  | { kind: "delete-job"; job: ListedJob }
  | { kind: "delete-candidates"; candidates: readonly ListedCandidate[] }
  | null;

type Props = {
  job: ListedJob | null;
  candidates: readonly ListedCandidate[];
  dialog: OpenDialog;
  commandParts: CommandParts;
  onClose: () => void;
  onDeleteJob: (job: ListedJob) => void;
  /** Absent on pages without a candidate list. */
  onDeleteCandidates?: (candidates: readonly ListedCandidate[]) => void;
};

export function WorkspaceDialogs(props: Props) {
  const { job, dialog, onClose, onDeleteJob, onDeleteCandidates } = props;
  const { rescore, isSaving } = useRescore(job?.id ?? null);
  const ofJob =
    dialog && "jobId" in dialog
      ? props.commandParts.jobs.jobs.find(({ id }) => id === dialog.jobId)
      : undefined;
  const toDelete = dialog?.kind === "delete-candidates" ? dialog.candidates : [];
  const [first, ...others] = toDelete;
  return (
    <>
      {dialog?.kind === "weights" && (
        <WeightsDialog
          weights={job?.weights ?? defaultWeights}
          people={props.candidates}
          isSaving={isSaving}
          onSave={(weights, seen) => {
            void rescore(weights, seen).then((isSaved) => isSaved && onClose());
          }}
          onClose={onClose}
        />
      )}
      {dialog?.kind === "support" && <ContactSupportDialog open onClose={onClose} />}
      {dialog?.kind === "palette" && (
        <CommandPalette {...{ job, onClose }} commands={listCommands(props.commandParts)} />
      )}
      {ofJob && dialog?.kind === "members" && <MembersDialog job={ofJob} onClose={onClose} />}
      {ofJob && dialog?.kind === "blind-review" && (
        <BlindReviewDialog job={ofJob} onClose={onClose} />
      )}
      {ofJob && dialog?.kind === "judging" && <JudgingDialog job={ofJob} onClose={onClose} />}
      {dialog?.kind === "keys" && <KeysDialog open onClose={onClose} />}
      <DeleteJobDialog
        job={dialog?.kind === "delete-job" ? dialog.job : null}
        onConfirm={(doomedJob) => {
          onClose();
          onDeleteJob(doomedJob);
        }}
        onCancel={onClose}
      />
      <ConfirmDialog
        open={first !== undefined}
        title={
          others.length === 0 ? "Delete this candidate?" : `Delete ${toDelete.length} candidates?`
        }
        confirmLabel={
          others.length === 0 ? "Delete Candidate" : `Delete ${toDelete.length} Candidates`
        }
        onConfirm={() => {
          onClose();
          onDeleteCandidates?.(toDelete);
        }}
        onCancel={onClose}
      >
        {first && others.length === 0 && displayName(first)}
        {others.length === 0
          ? " is deleted from every job and shortlist, with the CV and the scores. "
          : "They are deleted from every job and shortlist, with their CVs and scores. "}
        You can undo this from the message that follows.
        {others.length > 0 && (
          <NameList
            label="Candidates to delete"
            people={toDelete.map((each) => ({ id: each.id, name: displayName(each) }))}
          />
        )}
      </ConfirmDialog>
    </>
  );
}
