import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { MailPage } from "../../features/admin/pages/mail-page.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export const Route = createFileRoute("/admin/mail")({
  head: () => ({ meta: [{ title: pageTitle("Mail Queue") }] }),
  component: () => (
    <AdminFrame title="Mail Queue">
      <MailPage />
    </AdminFrame>
  ),
});
