import { userSorts } from "@resume-picker/domain/admin/user-list-rules";
import type { AdminUser } from "@resume-picker/domain/admin/statistics";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { Pages } from "../../../ui/table/pages.tsx";
import { lazyPart } from "../../../ui/parts/lazy-part.tsx";
import { OpenInvitations } from "./open-invitations.tsx";
import { useChangeUser } from "./use-change-user.ts";
import { useSelectedUsers } from "./use-selected-users.ts";
import { UserBar } from "./user-bar.tsx";
import { DeactivateDialog, PromoteDialog } from "./user-change-dialogs.tsx";
import { selectColumn, userColumns } from "./user-columns.tsx";
import { UserFilters } from "./user-filters.tsx";
import type { UserSearch } from "./user-search.ts";

const pageSize = 50;

const InviteDialog = lazyPart({
  name: "The invitation",
  load: async () => (await import("./invite-dialog.tsx")).InviteDialog,
  isDialog: true,
  isNeeded: ({ open }) => open,
});

type Props = {
  /** The signed-in admin, who can't deactivate their own account. */
  ownId: string;
  search: UserSearch;
  onSearch: (search: UserSearch) => void;
};

export function UsersTable({ ownId, search, onSearch }: Props) {
  const { page = 1, ...asked } = search;
  const users = api.admin.listUsers.useQuery(
    { ...asked, limit: pageSize, offset: (page - 1) * pageSize },
    { refetchOnMount: "always", placeholderData: keepPreviousData },
  );
  const { setRole, setActive, isChanging } = useChangeUser();
  const selection = useSelectedUsers();
  const [isInviting, setInviting] = useState(false);
  const [openings, setOpenings] = useState(0);
  const startInviting = () => {
    setOpenings(openings + 1);
    setInviting(true);
  };
  const [deactivated, setDeactivated] = useState<AdminUser | null>(null);
  const [promoted, setPromoted] = useState<AdminUser | null>(null);
  const columns = userColumns({
    ownId,
    isChanging,
    setRole: (user, role) => {
      if (role === "admin") setPromoted(user);
      else setRole({ userId: user.id, role });
    },
    setActive: (user, isActive) => {
      if (isActive) setActive({ userId: user.id, isActive });
      else setDeactivated(user);
    },
  });
  const total = users.data?.total ?? 0;
  return (
    <>
      <UserFilters search={asked} onChange={onSearch}>
        <Button variant="primary" onClick={startInviting}>
          Invite
        </Button>
      </UserFilters>
      <InviteDialog key={openings} open={isInviting} onClose={() => setInviting(false)} />
      <OpenInvitations />
      <PromoteDialog
        user={promoted}
        onConfirm={(userId) => setRole({ userId, role: "admin" })}
        onClose={() => setPromoted(null)}
      />
      <DeactivateDialog
        user={deactivated}
        onConfirm={(userId) => setActive({ userId, isActive: false })}
        onClose={() => setDeactivated(null)}
      />
      <UserBar total={users.data?.total} search={asked} selection={selection} />
      <Loaded query={users} what="The users">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title="No results"
              actions={<Button onClick={() => onSearch({})}>Clear filters</Button>}
            >
              No user matches the search and the filter.
            </EmptyState>
          ) : (
            <DataTable
              label="Users"
              columns={[selectColumn(selection, ownId), ...columns]}
              rows={items}
              keyOf={({ id }) => id}
              order={{
                by: asked.sort,
                onOrder: (by) =>
                  onSearch({ ...asked, sort: userSorts.find((name) => name === by) }),
              }}
            />
          )
        }
      </Loaded>
      <Pages
        {...{ page, pageSize, total }}
        onPage={(next) => onSearch({ ...asked, page: next === 1 ? undefined : next })}
      />
    </>
  );
}
