import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { AuditPage } from "../../features/admin/pages/audit-page.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export const Route = createFileRoute("/admin/audit")({
  head: () => ({ meta: [{ title: pageTitle("Audit Trail") }] }),
  component: () => (
    <AdminFrame title="Audit Trail">
      <AuditPage />
    </AdminFrame>
  ),
});
