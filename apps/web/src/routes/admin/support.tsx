import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { SupportPage } from "../../features/admin/pages/support-page.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export const Route = createFileRoute("/admin/support")({
  head: () => ({ meta: [{ title: pageTitle("Support Requests") }] }),
  component: () => (
    <AdminFrame title="Support Requests">
      <SupportPage />
    </AdminFrame>
  ),
});
