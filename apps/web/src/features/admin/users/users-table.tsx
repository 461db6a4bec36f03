import { useState } from "react";
import type { ReactNode } from "react";
import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/dialogs/confirm-dialog.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { api } from "../../../lib/api.ts";
import { DayAndTime } from "../day-and-time.tsx";
import { Loaded } from "../loaded.tsx";
import { Person } from "../person.tsx";
import { personName } from "../person-name.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { roles } from "./roles.ts";
import { useChangeUser } from "./use-change-user.ts";
import { UserActions } from "./user-actions.tsx";

const byName = (user: AdminUser) => personName(user).toLowerCase();

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
  const isFixed = (user: AdminUser) => user.id === ownId || isChanging(user.id);

  const columns: DataColumn<AdminUser>[] = [
    { label: "User", cell: (user) => <Person user={user} />, sortBy: byName },
    {
      label: "Email",
      sortBy: ({ email }) => email?.toLowerCase() ?? "",
      className: "text-ink-2 md:break-all",
      cell: ({ email }) => <span className="min-w-0 break-all">{email ?? "–"}</span>,
    },
    {
      label: "Role",
      sortBy: ({ role }) => role,
      cell: (user) => (
        <OwnRow isOwn={user.id === ownId}>
          <SelectField
            label={`Role of ${personName(user)}`}
            hideLabel
            className="w-28"
            value={user.role}
            options={roles}
            disabled={isFixed(user)}
            onChange={({ target }) =>
              setRole({ userId: user.id, role: target.value === "admin" ? "admin" : "user" })
            }
          />
        </OwnRow>
      ),
    },
    {
      label: "Status",
      sortBy: ({ isActive }) => Number(!isActive),
      cell: (user) => (
        <OwnRow isOwn={user.id === ownId}>
          <span className="flex items-center gap-2.5">
            <Switch
              label={`${personName(user)} is active`}
              checked={user.isActive}
              disabled={isFixed(user)}
              onChange={(isActive) => {
                if (isActive) setActive({ userId: user.id, isActive });
                else setDeactivated(user);
              }}
            />
            <span className="min-w-16">
              <Badge tone={user.isActive ? "good" : "neutral"}>
                {user.isActive ? "Active" : "Inactive"}
              </Badge>
            </span>
          </span>
        </OwnRow>
      ),
    },
    {
      label: "Last Login",
      sortBy: ({ lastLoginAt }) => lastLoginAt?.getTime() ?? 0,
      cell: ({ lastLoginAt }) => <DayAndTime date={lastLoginAt} />,
    },
    {
      label: "Actions",
      cell: (user) =>
        user.id === ownId ? (
          <span className="text-ink-3">–</span>
        ) : (
          <UserActions
            user={user}
            others={(users.data ?? []).filter(({ id, isActive }) => isActive && id !== user.id)}
          />
        ),
    },
  ];

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

function OwnRow({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  if (!isOwn) return children;
  return <Tooltip text="You can't demote or deactivate yourself.">{children}</Tooltip>;
}
