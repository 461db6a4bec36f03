import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { TurnedAway } from "../../features/admin/turned-away.tsx";
import { useRoleWatch } from "../../lib/session/use-role-watch.ts";

/** Visitors and plain users are turned away from here in words of their own, so no guard. */
export const Route = createFileRoute("/admin")({
  beforeLoad: ({ context }) => context.apiUtils.accounts.session.ensureData().then(() => undefined),
  head: () => ({ meta: [{ title: "Admin · Resume Picker" }] }),
  component: AdminPages,
});

function AdminPages() {
  const { user } = useRoleWatch();
  const [wasUser] = useState(user !== null);
  if (user?.role === "admin") return <Outlet />;
  return <TurnedAway isVisitor={user === null} wasUser={wasUser} />;
}
