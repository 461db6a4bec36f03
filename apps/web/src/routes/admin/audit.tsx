import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { AuditPage } from "../../features/admin/pages/audit-page.tsx";

export const Route = createFileRoute("/admin/audit")({
  head: () => ({ meta: [{ title: "Audit Trail · Resume Picker" }] }),
  component: () => (
    <AdminFrame title="Audit Trail">
      <AuditPage />
    </AdminFrame>
  ),
});
