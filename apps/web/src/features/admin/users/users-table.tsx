import { useState } from "react";
import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { api } from "../../../lib/api.ts";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { personName } from "../person-name.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { useChangeUser } from "./use-change-user.ts";
import { userColumns } from "./user-columns.tsx";

const search = {
  label: "Find by name, address or role",
  textOf: (user: AdminUser) =>
    [personName(user), user.username, user.formerUsername, user.email, user.role].join(" "),
};

/** `ownId` is the admin who looks: they can't lock themself out. */
export function UsersTable({ ownId }: { ownId: string }) {
  const users = api.admin.listUsers.useQuery(undefined, { refetchOnMount: "always" });
  const { setRole, setActive, isChanging } = useChangeUser();
  const [isInviting, setInviting] = useState(false);
  const [deactivated, setDeactivated] = useState<AdminUser | null>(null);
  const columns = userColumns({
    users: users.data ?? [],
    ownId,
    isChanging,
    setRole: (user, role) => setRole({ userId: user.id, role }),
    setActive: (user, isActive) => {
      if (isActive) setActive({ userId: user.id, isActive });
      else setDeactivated(user);
    },
  });
  return (
    <>
      <div className="mb-4 flex justify-end">
        <Button variant="primary" onClick={() => setInviting(true)}>
          Invite
        </Button>
      </div>
      <InviteDialog open={isInviting} onClose={() => setInviting(false)} />
      <OpenInvitations />
      {deactivated && (
        <ConfirmDialog
          open
          title={`Deactivate ${personName(deactivated)}?`}
          confirmLabel="Deactivate"
          onConfirm={() => {
            setActive({ userId: deactivated.id, isActive: false });
            setDeactivated(null);
          }}
          onCancel={() => setDeactivated(null)}
        >
          <p>
            They are signed out everywhere at once and can&rsquo;t sign in. Jobs and candidates
            stay, and you can activate the account again at any time.
          </p>
        </ConfirmDialog>
      )}
      <Loaded query={users} what="The users">
        {(rows) => (
          <DataTable
            label="Users"
            columns={columns}
            rows={rows}
            keyOf={({ id }) => id}
            pageSize={50}
            search={search}
          />
        )}
      </Loaded>
    </>
  );
}
