import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { SettingsPage } from "../../features/admin/pages/settings-page.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export const Route = createFileRoute("/admin/settings")({
  head: () => ({ meta: [{ title: pageTitle("Settings") }] }),
  component: () => (
    <AdminFrame title="Settings">
      <SettingsPage />
    </AdminFrame>
  ),
});
