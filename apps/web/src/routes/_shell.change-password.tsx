import { createFileRoute } from "@tanstack/react-router";
import { ChangePasswordScreen } from "../features/accounts/change-password-screen.tsx";
import { requireUser } from "../lib/session/session.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/_shell/change-password")({
  beforeLoad: requireUser,
  head: () => ({ meta: [{ title: pageTitle("Change password") }] }),
  component: ChangePasswordPage,
});

function ChangePasswordPage() {
  const navigate = Route.useNavigate();
  return <ChangePasswordScreen onDone={() => void navigate({ to: "/" })} />;
}
