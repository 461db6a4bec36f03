import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { SupportPage } from "../../features/admin/pages/support-page.tsx";

export const Route = createFileRoute("/admin/support")({
  head: () => ({ meta: [{ title: "Support Requests · Resume Picker" }] }),
  component: () => (
    <AdminFrame title="Support Requests">
      <SupportPage />
    </AdminFrame>
  ),
});
