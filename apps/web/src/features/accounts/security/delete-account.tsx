import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { Button } from "../../../ui/button.tsx";
import { CurrentPasswordField } from "../password-fields.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";

/** Asks for the password first, because the deletion can't be undone. */
export function DeleteAccount() {
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState("");
  const remove = api.accounts.deleteAccount.useMutation({
    // Loads the landing page, which shows a notice. A full page load clears all account data from
    // memory.
    onSuccess: () => window.location.assign("/?notice=account-deleted"),
  });
  const deleteNow = () => remove.mutate({ password });
  const close = () => {
    setAsking(false);
    setPassword("");
    remove.reset();
  };
  return (
    <section className="grid justify-items-start gap-3">
      <h2 className="text-19 font-semibold">Delete account</h2>
      <p className="text-ink-2">
        Deletes your account with all jobs, candidates, CVs and shortlists. This can&rsquo;t be
        undone.
      </p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <ConfirmDialog
        open={isAsking}
        title="Delete your account?"
        confirmLabel="Delete everything"
        busy={remove.isPending}
        onConfirm={deleteNow}
        onCancel={close}
      >
        <p className="mb-4">
          All jobs, candidates, CVs and shortlists of this account are deleted for good. Download
          your data first if you may need it.
        </p>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!remove.isPending) deleteNow();
          }}
        >
          <CurrentPasswordField
            name="password"
            value={password}
            error={
              remove.error === null
                ? undefined
                : errorMessage(remove.error, "The account is still there. Please try again.")
            }
            onChange={(event) => {
              setPassword(event.target.value);
              remove.reset();
            }}
          />
        </form>
      </ConfirmDialog>
    </section>
  );
}
