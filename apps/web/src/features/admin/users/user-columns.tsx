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
import { UserActions } from "./user-actions.tsx";

type Parts = {
  users: readonly AdminUser[];
  /** The admin who looks: they can't lock themself out. */
  ownId: string;
  isChanging: (userId: string) => boolean;
  setRole: (user: AdminUser, role: AdminUser["role"]) => void;
  setActive: (user: AdminUser, isActive: boolean) => void;
};

/** What the table of users shows of each. */
export function userColumns(parts: Parts): DataColumn<AdminUser>[] {
  const { users, ownId, isChanging, setRole, setActive } = parts;
  const isFixed = (user: AdminUser) => user.id === ownId || isChanging(user.id);
  return [
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
            onChange={({ target }) => setRole(user, target.value === "admin" ? "admin" : "user")}
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
            others={users.filter(({ id, isActive }) => isActive && id !== user.id)}
          />
        ),
    },
  ];
}

const byName = (user: AdminUser) => personName(user).toLowerCase();

function OwnRow({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  if (!isOwn) return children;
  return <Tooltip text="You can't demote or deactivate yourself.">{children}</Tooltip>;
}
