import { createFileRoute, Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { TurnedAway } from "../../features/admin/turned-away.tsx";
import { useSession } from "../../lib/session/session.ts";
import { api } from "../../lib/api.ts";

/** Visitors and plain users are turned away from here in words of their own, so no guard. */
export const Route = createFileRoute("/admin")({
  beforeLoad: ({ context }) => context.apiUtils.accounts.session.ensureData().then(() => undefined),
  head: () => ({ meta: [{ title: "Admin · Resume Picker" }] }),
  component: AdminPages,
});

/** Seconds after which a demoted admin's open page notices, without a click. */
const lookEverySeconds = 5;

function AdminPages() {
  const { user } = useSession();
  api.accounts.session.useQuery(undefined, { refetchInterval: lookEverySeconds * 1000 });
  const [wasUser] = useState(user !== null);
  if (user?.role === "admin") return <Outlet />;
  return <TurnedAway isVisitor={user === null} wasUser={wasUser} />;
}
