import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { MailPage } from "../../features/admin/pages/mail-page.tsx";

export const Route = createFileRoute("/admin/mail")({
  head: () => ({ meta: [{ title: "Mail Queue · Resume Picker" }] }),
  component: () => (
    <AdminFrame title="Mail Queue">
      <MailPage />
    </AdminFrame>
  ),
});
