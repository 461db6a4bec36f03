import { maxChangedAtOnce } from "@resume-picker/domain/admin/user-list-rules";
import type { UserChange } from "@resume-picker/domain/admin/user-list-rules";
import { useState } from "react";
import { fetchFile, saveFile } from "../../../lib/save-file.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { Menu } from "../../../ui/menu.tsx";
import { personName } from "../person-name.ts";
import { useChangeUsers } from "./use-change-users.ts";
import type { UserSelection } from "./use-selected-users.ts";
import type { UserSearch } from "./user-search.ts";

type Props = {
  /** The number of matching users, or undefined while it is loading. */
  total: number | undefined;
  search: UserSearch;
  selection: UserSelection;
};

const words: Record<UserChange, string> = {
  activate: "Activate",
  deactivate: "Deactivate",
  "end-sessions": "End sessions",
  unlock: "Unlock sign-in",
  "resend-verification": "Resend verification email",
};
/** These changes sign users out, so they need a confirmation. */
const isAsked = (change: UserChange) => change === "deactivate" || change === "end-sessions";

/** The number of users, the selected users, and the actions for them. */
export function UserBar({ total, search, selection }: Props) {
  const { users } = selection;
  const [asked, setAsked] = useState<UserChange | null>(null);
  const { change, isChanging } = useChangeUsers();
  const run = (what: UserChange) => {
    setAsked(null);
    change({ userIds: users.map(({ id }) => id), change: what }, { onSuccess: selection.clear });
  };
  // The keys of a constant object.
  const changes = Object.keys(words) as UserChange[];
  return (
    <div className="mb-2 flex min-h-9 flex-wrap items-center gap-2">
      <p role="status" className="mr-auto text-13 text-ink-2 figures max-sm:w-full">
        {total !== undefined && `${total.toLocaleString("en")} ${total === 1 ? "user" : "users"}`}
        {users.length > 0 && `, ${users.length.toLocaleString("en")} selected`}
      </p>
      {users.length > 0 && (
        <>
          <Button size="sm" variant="quiet" onClick={selection.clear}>
            Clear selection
          </Button>
          <Menu
            label="Actions for selected users"
            trigger="Actions"
            triggerClassName="border border-line-strong"
            items={changes.map((what) => ({
              label: words[what],
              disabled: isChanging || users.length > maxChangedAtOnce,
              onSelect: () => (isAsked(what) ? setAsked(what) : run(what)),
            }))}
          />
        </>
      )}
      <Button size="sm" onClick={() => void exportUsers(search)}>
        Export CSV
      </Button>
      {asked !== null && (
        <ConfirmDialog
          open
          title={`${words[asked]}: ${users.length.toLocaleString("en")} ${users.length === 1 ? "user" : "users"}?`}
          confirmLabel={words[asked]}
          onConfirm={() => run(asked)}
          onCancel={() => setAsked(null)}
        >
          <p>They are signed out everywhere at once. Jobs and candidates stay.</p>
          <p className="mt-2 max-h-40 overflow-y-auto text-13 text-ink-2" tabIndex={0}>
            {users.map(personName).join(", ")}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}

async function exportUsers({ search, status, sort }: UserSearch): Promise<void> {
  const query = new URLSearchParams({
    search: search ?? "",
    status: status ?? "",
    sort: sort ?? "",
  });
  try {
    saveFile(await fetchFile(`/api/admin/users/csv?${query}`, { defaultName: "users.csv" }));
  } catch (error) {
    toast({
      error,
      title: "Export failed",
      description: "Unable to export the users. Please try again.",
      tone: "destructive",
    });
  }
}
