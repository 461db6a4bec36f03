import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { JobStatus } from "@resume-picker/domain/jobs/job-rules";
import { useNavigate } from "@tanstack/react-router";
import {
  CirclePlay,
  CircleStop,
  Copy,
  EyeOff,
  History,
  ListChecks,
  PencilLine,
  Scale,
  Trash2,
  Users,
} from "lucide-react";
import type { ReactNode } from "react";
import { useSession } from "../../lib/session/session.ts";
import { Menu } from "../../ui/menu.tsx";
import type { JobActions } from "./job-actions.ts";
import { mayDo } from "@resume-picker/domain/jobs/sharing/job-roles";

type Props = {
  job: ListedJob;
  actions: Pick<
    JobActions,
    "setStatus" | "duplicate" | "showMembers" | "showBlindReview" | "showJudging" | "delete"
  >;
};

const icon = { size: 16, strokeWidth: 1.6, "aria-hidden": true } as const;

const statusActions: readonly { status: JobStatus; label: string; icon: ReactNode }[] = [
  { status: "active", label: "Set to Active", icon: <CirclePlay {...icon} /> },
  { status: "draft", label: "Set to Draft", icon: <PencilLine {...icon} /> },
  { status: "closed", label: "Close Job", icon: <CircleStop {...icon} /> },
];

/** The actions for a job of the sidebar. */
export function JobMenu({ job, actions }: Props) {
  const navigate = useNavigate();
  const { hasJudge } = useSession();
  return (
    <Menu
      label={`Actions for ${job.title}`}
      triggerClassName="w-7 px-0! text-ink-3 thumb:w-11"
      items={[
        ...statusActions
          .filter(({ status }) => status !== job.status && mayDo(job.role, "edit"))
          .map(({ status, label, icon }) => ({
            label,
            icon,
            onSelect: () => actions.setStatus(job, status),
          })),
        {
          label: "Duplicate Job",
          icon: <Copy {...icon} />,
          onSelect: () => actions.duplicate(job),
        },
        {
          label: "Ranking Check",
          icon: <Scale {...icon} />,
          onSelect: () =>
            void navigate({ to: "/jobs/$id/ranking-check", params: { id: String(job.id) } }),
        },
        {
          label: "AI Rankings",
          icon: <History {...icon} />,
          onSelect: () =>
            void navigate({ to: "/jobs/$id/ai-rankings", params: { id: String(job.id) } }),
        },
        ...(hasJudge && mayDo(job.role, "edit")
          ? [
              {
                label: "Judged By",
                icon: <ListChecks {...icon} />,
                onSelect: () => actions.showJudging(job),
              },
            ]
          : []),
        {
          label: "Members",
          icon: <Users {...icon} />,
          onSelect: () => actions.showMembers(job),
        },
        {
          label: "Blind Review",
          icon: <EyeOff {...icon} />,
          onSelect: () => actions.showBlindReview(job),
        },
        ...(mayDo(job.role, "own")
          ? [
              {
                label: "Delete Job",
                icon: <Trash2 {...icon} />,
                tone: "danger" as const,
                onSelect: () => actions.delete(job),
              },
            ]
          : []),
      ]}
    />
  );
}
