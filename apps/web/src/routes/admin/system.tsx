import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { SystemPage } from "../../features/admin/pages/system-page.tsx";

export const Route = createFileRoute("/admin/system")({
  head: () => ({ meta: [{ title: "Status · Resume Picker" }] }),
  component: () => (
    <AdminFrame title="Status">
      <SystemPage />
    </AdminFrame>
  ),
});
