import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { useState } from "react";

export type UserSelection = {
  users: readonly AdminUser[];
  has: (user: AdminUser) => boolean;
  set: (user: AdminUser, isSelected: boolean) => void;
  clear: () => void;
};

/** Users selected on any page, in the order of selection. */
export function useSelectedUsers(): UserSelection {
  const [selected, setSelected] = useState<ReadonlyMap<string, AdminUser>>(new Map());
  return {
    users: [...selected.values()],
    has: ({ id }) => selected.has(id),
    set: (user, isSelected) => {
      const next = new Map(selected);
      if (isSelected) next.set(user.id, user);
      else next.delete(user.id);
      setSelected(next);
    },
    clear: () => setSelected(new Map()),
  };
}
