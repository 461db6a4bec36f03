import type { CandidateFacts } from "@resume-picker/domain/candidates/candidate";
import { ScanText } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { withAdvice } from "../../../lib/error-message.ts";
import { useMay } from "../../../lib/job-role.ts";
import { useSession } from "../../../lib/session/session.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";

type Props = { candidate: Pick<CandidateFacts, "id" | "warnings" | "experienceTimeline"> };

/** Asks a model to parse roles with low confidence again, or all roles if none was found. */
export function RepairRoles({ candidate }: Props) {
  const { id, warnings, experienceTimeline } = candidate;
  const { repairModel } = useSession();
  const mayEdit = useMay("edit");
  const cache = api.useUtils();
  const repair = api.candidates.repair.useMutation({
    onSuccess: async ({ message, repaired }) => {
      toast(
        repaired === 0
          ? { title: "Nothing was changed", description: message }
          : {
              title: message,
              description: "Check it under Edit details. You can undo it there.",
              tone: "success",
            },
      );
      await Promise.all([
        cache.candidates.listForJob.invalidate(),
        cache.candidates.get.invalidate({ id }),
        cache.talentPool.list.invalidate(),
      ]);
    },
    onError: (error) => {
      const description = withAdvice("Nothing was changed. Please try again.", error);
      toast({ error, title: "The CV was not read", description, tone: "destructive" });
    },
  });
  const isUnsure =
    warnings.some(({ code }) => code === "no-work-history") ||
    experienceTimeline.some((role) => role.isUnsure === true);
  if (repairModel === null || !mayEdit || !isUnsure) return null;
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-2">
      <Button
        size="sm"
        className="max-w-full"
        icon={<ScanText size={14} strokeWidth={1.6} aria-hidden />}
        busy={repair.isPending}
        busyLabel="Reading…"
        onClick={() => repair.mutate({ id })}
      >
        <span className="truncate">Read roles with {repairModel}</span>
      </Button>
      <p className="min-w-0 flex-1 basis-52">Sends the CV without name, contacts and links.</p>
    </div>
  );
}
