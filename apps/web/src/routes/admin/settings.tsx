import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { SettingsPage } from "../../features/admin/pages/settings-page.tsx";

export const Route = createFileRoute("/admin/settings")({
  head: () => ({ meta: [{ title: "Settings · Resume Picker" }] }),
  component: () => (
    <AdminFrame title="Settings">
      <SettingsPage />
    </AdminFrame>
  ),
});
