import { createFileRoute } from "@tanstack/react-router";
import { ProfileScreen } from "../features/accounts/profile/profile-screen.tsx";
import { requireUser } from "../lib/session/session.ts";
import { pageTitle } from "../lib/session/site.ts";

export const Route = createFileRoute("/_shell/profile")({
  beforeLoad: requireUser,
  head: () => ({ meta: [{ title: pageTitle("Profile") }] }),
  component: ProfileScreen,
});
