import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { SystemPage } from "../../features/admin/pages/system-page.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export const Route = createFileRoute("/admin/system")({
  head: () => ({ meta: [{ title: pageTitle("Status") }] }),
  component: () => (
    <AdminFrame title="Status">
      <SystemPage />
    </AdminFrame>
  ),
});
