import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../../../lib/session/session.ts";
import type { Command } from "./find-commands.ts";

const everybodys = [
  { label: "Home", to: "/" },
  { label: "All Candidates", to: "/candidates" },
  { label: "Profile", to: "/profile" },
  { label: "Account Security", to: "/security" },
  { label: "Change Password", to: "/change-password" },
  { label: "Logs", to: "/logs" },
  { label: "Blog", to: "/blog" },
] as const;

const administrators = [
  { label: "Admin: users", to: "/admin" },
  { label: "Admin: settings", to: "/admin/settings" },
  { label: "Admin: AI service", to: "/admin/ai-service" },
  { label: "Admin: email", to: "/admin/mail" },
  { label: "Admin: support requests", to: "/admin/support" },
  { label: "Admin: system", to: "/admin/system" },
  { label: "Admin: audit trail", to: "/admin/audit" },
  { label: "Blog management", to: "/blog-management" },
] as const;

const ofJobs = [
  { label: "Edit job", to: "/jobs/$id/editor" },
  { label: "AI Rankings", to: "/jobs/$id/ai-rankings" },
  { label: "Ranking Check", to: "/jobs/$id/ranking-check" },
] as const;

/** Returns a command for every page the user may open, including those of the job. */
export function usePages(job: Pick<ListedJob, "id" | "title"> | null): Command[] {
  const navigate = useNavigate();
  const { user } = useSession();
  const pages = [...everybodys, ...(user?.role === "admin" ? administrators : [])];
  const command = (label: string, run: () => void, hint?: string): Command => ({
    ...{ id: `page ${label}`, group: "Pages", label, run },
    ...(hint !== undefined && { hint }),
  });
  return [
    ...(job
      ? ofJobs.map(({ label, to }) =>
          command(label, () => void navigate({ to, params: { id: String(job.id) } }), job.title),
        )
      : []),
    ...pages.map(({ label, to }) => command(label, () => void navigate({ to }))),
  ];
}
