import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordScreen } from "../features/accounts/reset-password-screen.tsx";
import { useLinkToken } from "../lib/session/use-link-token.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/reset-password")({
  head: () => ({ meta: [{ title: pageTitle("Reset password") }] }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  return <ResetPasswordScreen token={useLinkToken()} />;
}
