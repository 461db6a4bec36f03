import { createFileRoute } from "@tanstack/react-router";
import { ForgotPasswordScreen } from "../features/accounts/forgot-password-screen.tsx";

export const Route = createFileRoute("/forgot-password")({
  head: () => ({ meta: [{ title: "Forgot password · Resume Picker" }] }),
  component: ForgotPasswordScreen,
});
