import { jobRoles, roleLabels } from "@resume-picker/domain/jobs/sharing/job-roles";
import type { JobRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { LogOut, X } from "lucide-react";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge } from "../../ui/badges/badge.tsx";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Member } from "./use-members.ts";

type Props = {
  member: Member;
  isSelf: boolean;
  /** Null without permission. */
  onSetRole: ((role: JobRole) => void) | null;
  onRemove: () => void;
};

const options = jobRoles.map((role) => ({
  value: role,
  label: role === "owner" ? "Owner (hand over)" : roleLabels[role],
}));

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

export function MemberRow({ member, isSelf, onSetRole, onRemove }: Props) {
  const { name, username, role, isActive } = member;
  const isOwner = role === "owner";
  const mayRemove = !isOwner && (onSetRole !== null || isSelf);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Avatar name={name} size="sm" />
      <span className="min-w-0 flex-1 basis-40">
        <span className="flex items-center gap-2">
          <span className="truncate font-medium">{name}</span>
          {isSelf && <span className="text-13 text-ink-3">You</span>}
          {!isActive && <Badge tone="neutral">Deactivated</Badge>}
        </span>
        <span className="block truncate text-13 text-ink-3">{username}</span>
      </span>
      {onSetRole !== null && !isOwner ? (
        <SelectField
          label={`Role of ${name}`}
          hideLabel
          className="w-44"
          value={role}
          options={options}
          onChange={({ target }) => {
            const chosen = jobRoles.find((each) => each === target.value);
            if (chosen) onSetRole(chosen);
          }}
        />
      ) : (
        <span className="text-13 text-ink-2">{roleLabels[role]}</span>
      )}
      {mayRemove && (
        <IconButton
          label={isSelf ? "Leave job" : `Remove ${name}`}
          size="sm"
          icon={isSelf ? <LogOut {...icon} /> : <X {...icon} />}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
