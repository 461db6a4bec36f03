import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../features/accounts/forgot-password-screen.tsx";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/forgot-password")({
  head: () => ({ meta: [{ title: pageTitle("Forgot password") }] }),
  component: ForgotPasswordScreen,
});
