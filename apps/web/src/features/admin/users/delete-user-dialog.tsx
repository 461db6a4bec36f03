import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { RadioField } from "../../../ui/forms/radio-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { personName } from "../person-name.ts";
import { AccountPicker } from "./account-picker.tsx";
import { noFate, readFate } from "./account-fate.ts";
import type { Fate, FateProblem } from "./account-fate.ts";

type Props = {
  user: AdminUser;
  /** The signed-in admin, who can't transfer another user's candidates to themselves. */
  ownId: string;
  onClose: () => void;
};

/** Asks what to do with the user's jobs and candidates. Deleting an account can't be undone. */
export function DeleteUserDialog({ user, ownId, onClose }: Props) {
  const utils = api.useUtils();
  const name = personName(user);
  const holdings = api.admin.holdings.useQuery({ userId: user.id }, { refetchOnMount: "always" });
  const excluded = [user.id, ownId];
  const active = api.admin.listUsers.useQuery({ status: "active", limit: excluded.length + 1 });
  const hasOthers = active.data?.items.some(({ id }) => !excluded.includes(id)) ?? true;
  const [fate, setFate] = useState<Fate>(noFate);
  const [problem, setProblem] = useState<FateProblem | null>(null);
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
    const read = isAsked ? readFate(fate, user.username) : { choice: {}, problem: null };
    setProblem(read.problem);
    if (read.problem === null) remove.mutate({ userId: user.id, ...read.choice });
  };
  const change = (next: Partial<Fate>) => {
    setFate({ ...fate, ...next });
    setProblem(null);
    remove.reset();
  };
  const errorOf = (field: FateProblem["field"]) =>
    problem?.field === field ? problem.message : undefined;
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
        {name} ({user.username}) will no longer be able to sign in. This can&rsquo;t be undone.
        Their blog posts stay, without the name.
      </p>
      {holdings.isPending && <Spinner />}
      {isAsked && (
        <div className="grid gap-3">
          <RadioField
            label={`What should happen to their ${count(jobs, "job")} and ${count(candidates, "candidate")}?`}
            value={fate.what}
            error={errorOf("what")}
            options={[
              {
                value: "transfer",
                label: "Transfer them to another account",
                disabled: !hasOthers,
                ...(!hasOthers && { hint: "There is no other active account." }),
              },
              {
                value: "delete",
                label: "Delete them permanently",
                hint: "All CVs, scores, decisions and notes are deleted too.",
              },
            ]}
            onChange={(what) => change({ what })}
          />
          {fate.what === "transfer" && (
            <AccountPicker
              label="Transfer to"
              excluded={excluded}
              value={fate.to}
              error={errorOf("to")}
              onChange={(to) => change({ to })}
            />
          )}
          {fate.what === "delete" && (
            <TextField
              label={`Type ${user.username} to delete them`}
              autoComplete="off"
              spellCheck={false}
              value={fate.typed}
              error={errorOf("typed")}
              onChange={({ target }) => change({ typed: target.value })}
            />
          )}
        </div>
      )}
      {error !== null && (
        <p role="alert" className="mt-4 rounded-control bg-danger-soft px-3.5 py-2.5 text-danger">
          {errorMessage(error, "The account was not deleted. Please try again.")}
        </p>
      )}
    </ConfirmDialog>
  );
}

const count = (n: number, word: string) => `${n.toLocaleString("en")} ${word}${n === 1 ? "" : "s"}`;
