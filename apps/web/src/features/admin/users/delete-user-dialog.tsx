import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { personName } from "../person-name.ts";

type Props = { user: AdminUser; others: readonly AdminUser[]; onClose: () => void };

const deleteThem = "delete";

/** There is no way back, so it says what goes, and asks what becomes of jobs and candidates. */
export function DeleteUserDialog({ user, others, onClose }: Props) {
  const utils = api.useUtils();
  const name = personName(user);
  const holdings = api.admin.holdings.useQuery({ userId: user.id }, { refetchOnMount: "always" });
  const [choice, setChoice] = useState("");
  const [isUnanswered, setUnanswered] = useState(false);
  const remove = api.admin.deleteUser.useMutation({
    onSuccess: async () => {
      toast({ title: "Success", description: `The account of ${name} is deleted.` });
      onClose();
      await utils.admin.invalidate();
    },
  });
  const { jobs = 0, candidates = 0 } = holdings.data ?? {};
  const isAsked = jobs + candidates > 0;
  const confirm = () => {
    if (!holdings.isSuccess) return;
    if (isAsked && choice === "") setUnanswered(true);
    else remove.mutate({ userId: user.id, ...(isAsked ? choiceOf(choice) : {}) });
  };
  const error = remove.error ?? holdings.error;
  return (
    <ConfirmDialog
      open
      title={`Delete the account of ${name}?`}
      confirmLabel="Delete account"
      busy={remove.isPending}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <p className="mb-4 break-words">
        {name} ({user.username}) can&rsquo;t sign in any more, and this can&rsquo;t be undone. Blog
        posts stay, without the name.
      </p>
      {holdings.isPending && <Spinner />}
      {isAsked && (
        <SelectField
          label={`What becomes of ${count(jobs, "job")} and ${count(candidates, "candidate")}?`}
          placeholder="Choose"
          value={choice}
          options={[
            ...others.map((other) => ({
              value: other.id,
              label: `Hand them to ${personName(other)} (${other.username})`,
            })),
            { value: deleteThem, label: "Delete them, with all CVs" },
          ]}
          error={isUnanswered ? "Say what becomes of them" : undefined}
          onChange={({ target }) => {
            setChoice(target.value);
            setUnanswered(false);
            remove.reset();
          }}
        />
      )}
      {error !== null && (
        <p role="alert" className="mt-4 rounded-control bg-danger-soft px-3.5 py-2.5 text-danger">
          {errorMessage(error, "The account is still there. Please try again.")}
        </p>
      )}
    </ConfirmDialog>
  );
}

const choiceOf = (choice: string) =>
  choice === deleteThem ? { jobs: "delete" as const } : { jobs: "transfer" as const, to: choice };

const count = (n: number, word: string) => `${n} ${word}${n === 1 ? "" : "s"}`;
