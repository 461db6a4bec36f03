import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "../features/accounts/profile/profile-screen.tsx";
import { requireUser } from "../lib/session/session.ts";

export const Route = createFileRoute("/profile")({
  beforeLoad: requireUser,
  head: () => ({ meta: [{ title: "Profile · Resume Picker" }] }),
  component: ProfileScreen,
});
