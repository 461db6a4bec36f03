import { createFileRoute } from "@tanstack/react-router";
import { SecurityScreen } from "../features/accounts/security/security-screen.tsx";
import { requireUser } from "../lib/session/session.ts";

export const Route = createFileRoute("/security")({
  beforeLoad: requireUser,
  head: () => ({ meta: [{ title: "Account Security · Resume Picker" }] }),
  component: SecurityScreen,
});
