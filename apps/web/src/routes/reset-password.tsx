import { createFileRoute } from "@tanstack/react-router";
import { ResetPasswordScreen } from "../features/accounts/reset-password-screen.tsx";
import { useLinkToken } from "../lib/session/use-link-token.ts";

export const Route = createFileRoute("/reset-password")({
  head: () => ({ meta: [{ title: "Reset password · Resume Picker" }] }),
  component: ResetPasswordPage,
});

function ResetPasswordPage() {
  return <ResetPasswordScreen token={useLinkToken()} />;
}
