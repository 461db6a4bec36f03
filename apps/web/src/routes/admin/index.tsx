import { createFileRoute } from "@tanstack/react-router";
import { ChangePasswordForm } from "../../features/accounts/change-password-form.tsx";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { AdminScreen } from "../../features/admin/admin-screen.tsx";
import { adminTabs } from "../../features/admin/admin-tab.ts";
import type { AdminTab } from "../../features/admin/admin-tab.ts";
import { readUserSearch } from "../../features/admin/users/user-search.ts";
import type { UserSearch } from "../../features/admin/users/user-search.ts";
import { useSession } from "../../lib/session/session.ts";

export const Route = createFileRoute("/admin/")({
  validateSearch: (raw: Record<string, unknown>): { tab?: AdminTab } & UserSearch => {
    const known = adminTabs.find((name) => name === raw.tab);
    return { ...(known && { tab: known }), ...readUserSearch(raw) };
  },
  component: AdminPage,
});

function AdminPage() {
  const { user } = useSession();
  const { tab = "users", ...search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminFrame title="Admin Dashboard">
      <AdminScreen
        ownId={user?.id ?? ""}
        tab={tab}
        onTabChange={(chosen) => void navigate({ search: { tab: chosen }, replace: true })}
        users={{
          search,
          onSearch: (next) => void navigate({ search: next, replace: true, resetScroll: false }),
        }}
        passwordForm={<ChangePasswordForm place="admin" />}
      />
    </AdminFrame>
  );
}
