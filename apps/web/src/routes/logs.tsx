import { createFileRoute } from "@tanstack/react-router";
import { AccountFilter } from "../features/admin/users/account-filter.tsx";
import { LogScreen } from "../features/logs/log-screen.tsx";
import { readLogSearch } from "../features/logs/log-search.ts";
import { requireUser, useSession } from "../lib/session/session.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/logs")({
  beforeLoad: requireUser,
  head: () => ({ meta: [{ title: pageTitle("Live logs") }] }),
  validateSearch: readLogSearch,
  component: LogsPage,
});

function LogsPage() {
  const { user } = useSession();
  const isAdmin = user?.role === "admin";
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <LogScreen
      // A key, because after a change of role other entries are visible, including loaded ones.
      key={String(isAdmin)}
      isAdmin={isAdmin}
      search={search}
      userFilter={(userId, onChange) => (
        <AccountFilter
          label="User"
          hideLabel
          className="w-32 max-sm:w-full"
          userId={userId}
          onChange={onChange}
        />
      )}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
