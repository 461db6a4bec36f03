import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { TurnedAway } from "../../features/admin/turned-away.tsx";
import { TwoStepNeeded } from "../../ui/page/two-step-needed.tsx";
import { WidePage } from "../../ui/page/wide-page.tsx";
import { useRoleWatch } from "../../lib/session/use-role-watch.ts";
import { pageTitle } from "../../lib/session/site.ts";

/** No guard, because the page shows visitors and other users its own message and redirects them. */
export const Route = createFileRoute("/admin")({
  beforeLoad: ({ context }) => context.apiUtils.accounts.session.ensureData().then(() => undefined),
  head: () => ({ meta: [{ title: pageTitle("Admin") }] }),
  component: AdminPages,
});

function AdminPages() {
  const { user, awaitsTwoStep } = useRoleWatch();
  const [wasUser] = useState(user !== null);
  if (user?.role === "admin") return <Outlet />;
  if (awaitsTwoStep) {
    return (
      <WidePage title="Admin" back={{ to: "/", label: "Back to Main App" }}>
        <TwoStepNeeded />
      </WidePage>
    );
  }
  return <TurnedAway isVisitor={user === null} wasUser={wasUser} />;
}
