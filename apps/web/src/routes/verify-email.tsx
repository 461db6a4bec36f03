import { createFileRoute } from "@tanstack/react-router";
import { VerifyEmailScreen } from "../features/accounts/verify-email-screen.tsx";
import { useLinkToken } from "../lib/session/use-link-token.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/verify-email")({
  head: () => ({ meta: [{ title: pageTitle("Verify email") }] }),
  component: VerifyEmailPage,
});

function VerifyEmailPage() {
  return <VerifyEmailScreen token={useLinkToken()} />;
}
