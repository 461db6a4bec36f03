import { createFileRoute } from "@tanstack/react-router";
import { AdminFrame } from "../../features/admin/admin-frame.tsx";
import { AiServicePage } from "../../features/admin/pages/ai-service/ai-service-page.tsx";
import { pageTitle } from "../../lib/session/site.ts";

export const Route = createFileRoute("/admin/ai-service")({
  head: () => ({ meta: [{ title: pageTitle("AI Service") }] }),
  component: () => (
    <AdminFrame title="AI Service">
      <AiServicePage />
    </AdminFrame>
  ),
});
