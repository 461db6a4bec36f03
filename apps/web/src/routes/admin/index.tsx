import { createFileRoute } from "@tanstack/react-router";
import { ChangePasswordForm } from "../../features/accounts/change-password-form.tsx";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { AdminScreen } from "../../features/admin/admin-screen.tsx";
import { adminTabs } from "../../features/admin/admin-tab.ts";
import type { AdminTab } from "../../features/admin/admin-tab.ts";
import { useSession } from "../../lib/session/session.ts";

export const Route = createFileRoute("/admin/")({
  validateSearch: ({ tab }: Record<string, unknown>): { tab?: AdminTab } => {
    const known = adminTabs.find((name) => name === tab);
    return known ? { tab: known } : {};
  },
  component: AdminPage,
});

function AdminPage() {
  const { user } = useSession();
  const { tab = "users" } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AdminFrame title="Admin Dashboard">
      <AdminScreen
        ownId={user?.id ?? ""}
        tab={tab}
        onTabChange={(chosen) => void navigate({ search: { tab: chosen }, replace: true })}
        passwordForm={<ChangePasswordForm place="admin" />}
      />
    </AdminFrame>
  );
}
