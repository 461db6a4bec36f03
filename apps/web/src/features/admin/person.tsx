import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { Avatar } from "../../ui/avatar/avatar.tsx";
import { Badge } from "../../ui/badges/badge.tsx";
import { personName } from "./person-name.ts";

/** The user of a table row. */
export function Person({ user }: { user: AdminUser }) {
  const name = personName(user);
  return (
    <span className="flex min-w-0 items-center gap-2.5 text-left">
      <Avatar name={name} imageUrl={user.profileImageUrl} />
      <span className="min-w-0">
        <span className="flex items-center gap-2">
          <span className="line-clamp-2 font-medium" title={name}>
            {name}
          </span>
          {user.role === "admin" && <Badge tone="brand">Admin</Badge>}
        </span>
        <span className="line-clamp-2 text-13 text-ink-3" title={user.username}>
          {user.username}
        </span>
        {user.formerUsername !== null && (
          <span className="block truncate text-13 text-warning">
            Renamed during an upgrade, formerly {user.formerUsername}
          </span>
        )}
      </span>
    </span>
  );
}
