import { createFileRoute } from "@tanstack/react-router";
import { LogScreen } from "../features/logs/log-screen.tsx";
import { requireUser, useSession } from "../lib/session/session.ts";

export const Route = createFileRoute("/logs")({
  beforeLoad: requireUser,
  head: () => ({ meta: [{ title: "Live logs · Resume Picker" }] }),
  component: LogsPage,
});

function LogsPage() {
  const { user } = useSession();
  const isAdmin = user?.role === "admin";
  // Another role sees other entries, also of those that have come.
  return <LogScreen key={String(isAdmin)} isAdmin={isAdmin} />;
}
