import { isUserRole } from "@resume-picker/domain/accounts/roles";
import type { ReactNode } from "react";
import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { Badge } from "../../../ui/badges/badge.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { Switch } from "../../../ui/forms/switch.tsx";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { Tooltip } from "../../../ui/tooltip.tsx";
import { DayAndTime } from "../day-and-time.tsx";
import { Person } from "../person.tsx";
import { personName } from "../person-name.ts";
import { roles } from "./roles.ts";
import type { UserSelection } from "./use-selected-users.ts";
import { UserActions } from "./user-actions.tsx";

type Parts = {
  /** The signed-in admin, who can't deactivate their own account. */
  ownId: string;
  isChanging: (userId: string) => boolean;
  setRole: (user: AdminUser, role: AdminUser["role"]) => void;
  setActive: (user: AdminUser, isActive: boolean) => void;
};

/** The columns of the user table. */
export function userColumns(parts: Parts): DataColumn<AdminUser>[] {
  const { ownId, isChanging, setRole, setActive } = parts;
  const isFixed = (user: AdminUser) => user.id === ownId || isChanging(user.id);
  return [
    { label: "User", cell: (user) => <Person user={user} />, sortKey: "name" },
    {
      label: "Email",
      sortKey: "email",
      className: "text-ink-2 md:break-all",
      cell: ({ email, emailVerified }) => (
        <span className="min-w-0 break-all">
          {email ?? "–"}
          {email !== null && !emailVerified && (
            <span className="block text-13 text-ink-3">Not verified</span>
          )}
        </span>
      ),
    },
    {
      label: "Role",
      sortKey: "role",
      cell: (user) => (
        <OwnRow isOwn={user.id === ownId}>
          <SelectField
            label={`Role of ${personName(user)}`}
            hideLabel
            className="w-28"
            value={user.role}
            options={roles}
            disabled={isFixed(user)}
            onChange={({ target }) => isUserRole(target.value) && setRole(user, target.value)}
          />
        </OwnRow>
      ),
    },
    {
      label: "Status",
      sortKey: "status",
      cell: (user) => (
        <OwnRow isOwn={user.id === ownId}>
          <span className="flex items-center gap-2.5">
            <Switch
              label={`${personName(user)} is active`}
              checked={user.isActive}
              disabled={isFixed(user)}
              onChange={(isActive) => setActive(user, isActive)}
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
      sortKey: "last-login",
      cell: ({ lastLoginAt }) => <DayAndTime date={lastLoginAt} />,
    },
    {
      label: "Created",
      sortKey: "created",
      cell: ({ createdAt }) => <DayAndTime date={createdAt} />,
    },
    {
      label: "Actions",
      cell: (user) =>
        user.id === ownId ? (
          <span className="text-ink-3">–</span>
        ) : (
          <UserActions user={user} ownId={ownId} />
        ),
    },
  ];
}

/**
 * The first column, which selects users for bulk actions. The admin's own account can't be
 * selected.
 */
export function selectColumn(selection: UserSelection, ownId: string): DataColumn<AdminUser> {
  return {
    label: "Select",
    cell: (user) =>
      user.id !== ownId && (
        <label className="inline-flex min-h-8 items-center thumb:min-h-11">
          <span className="sr-only">Select {personName(user)}</span>
          <input
            type="checkbox"
            className="tick size-4 shrink-0 appearance-none rounded-tick border border-edge bg-surface checked:border-brand checked:bg-brand"
            checked={selection.has(user)}
            onChange={({ target }) => selection.set(user, target.checked)}
          />
        </label>
      ),
  };
}

function OwnRow({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  if (!isOwn) return children;
  return <Tooltip text="You can't demote or deactivate yourself.">{children}</Tooltip>;
}
