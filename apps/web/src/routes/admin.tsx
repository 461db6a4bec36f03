import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { TurnedAway } from "../features/admin/turned-away.tsx";
import { useSession } from "../lib/session/session.ts";

/** Visitors and plain users are turned away from here in words of their own, so no guard. */
export const Route = createFileRoute("/admin")({
  beforeLoad: ({ context }) => context.apiUtils.accounts.session.ensureData().then(() => undefined),
  head: () => ({ meta: [{ title: "Admin · Resume Picker" }] }),
  component: AdminPages,
});

function AdminPages() {
  const isAdmin = useSession().user?.role === "admin";
  const [wasAdmin] = useState(isAdmin);
  return isAdmin ? <Outlet /> : <TurnedAway wasAdmin={wasAdmin} />;
}
