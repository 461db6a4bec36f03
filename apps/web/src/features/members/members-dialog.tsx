import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { roleDescriptions, roleLabels } from "@resume-picker/domain/jobs/sharing/job-roles";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { useSession } from "../../lib/session/session.ts";
import { toast } from "../../lib/toast.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Switch } from "../../ui/forms/switch.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { AddMemberForm } from "./add-member-form.tsx";
import { MemberRow } from "./member-row.tsx";
import { useMembers } from "./use-members.ts";
import type { Member } from "./use-members.ts";

type Props = {
  job: Pick<ListedJob, "id" | "title" | "role" | "decideFirst">;
  onClose: () => void;
};

type DecideFirstProps = { job: Pick<ListedJob, "id" | "role" | "decideFirst"> };

/** Sets whether people, the owner included, see others' decisions only after their own. */
function DecideFirst({ job: { id, role, decideFirst } }: DecideFirstProps) {
  const cache = api.useUtils();
  const set = api.jobs.setDecideFirst.useMutation({
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: "The setting could not be saved. Please try again.",
        tone: "destructive",
      }),
    onSettled: async () => {
      await cache.jobs.invalidate();
      await cache.decisions.invalidate();
    },
  });
  const isOn = set.isPending ? set.variables.decideFirst : decideFirst;
  if (role !== "owner" && !isOn) return null;
  return (
    <div className="mt-4 flex items-start gap-3 border-t border-line pt-4">
      <div className="min-w-0 flex-1">
        <p className="font-medium">Decide before seeing others</p>
        <p className="text-13 text-ink-3">
          The owner, editors and reviewers see others’ decisions on a candidate only after making
          their own. Viewers see all.
        </p>
      </div>
      {role === "owner" ? (
        <Switch
          label="Decide before seeing others"
          checked={isOn}
          onChange={(next) => set.mutate({ id, decideFirst: next })}
        />
      ) : (
        <span className="text-13 text-ink-2">On</span>
      )}
    </div>
  );
}

type Question = { kind: "leave" | "hand-over"; member: Member };

/** Lists the job's members. The owner can add, change and remove them. Members can leave. */
export function MembersDialog({ job, onClose }: Props) {
  const { user } = useSession();
  const { list, isSaving, change, remove } = useMembers(job.id);
  const [question, setQuestion] = useState<Question | null>(null);
  const isOwner = job.role === "owner";

  const setRole = async (member: Member, role: Member["role"]) => {
    if (role === "owner") {
      setQuestion({ kind: "hand-over", member });
      return;
    }
    const wrong = await change(member.username, role);
    if (wrong !== null) toast({ title: "Error", description: wrong, tone: "destructive" });
  };
  const removeWithUndo = async (member: Member) => {
    if (!(await remove(member))) return;
    toast({
      title: "Member removed",
      description: `${member.name} no longer has access. Their decisions and notes are kept.`,
      action: { label: "Undo", onClick: () => void setRole(member, member.role) },
    });
  };
  const answer = async ({ kind, member }: Question) => {
    setQuestion(null);
    if (kind === "leave") {
      if (await remove(member)) onClose();
      return;
    }
    const wrong = await change(member.username, "owner");
    if (wrong !== null)
      toast({ title: "The job was not handed over", description: wrong, tone: "destructive" });
    else toast({ title: "Job handed over", description: `${member.name} owns it now.` });
  };

  return (
    <Dialog open onClose={onClose} title="Members" description={job.title}>
      {isOwner && <AddMemberForm isBusy={isSaving} onAdd={(typed, role) => change(typed, role)} />}
      {list.error && (
        <p role="alert" className="py-2 text-danger">
          The members could not be loaded. {reasonFor(list.error)}
        </p>
      )}
      {list.isPending && <Skeleton className="h-14 w-full" />}
      {list.data && (
        <ul aria-label="Members" className="divide-y divide-line">
          {list.data.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isSelf={member.userId === user?.id}
              onSetRole={isOwner ? (role) => void setRole(member, role) : null}
              onRemove={() =>
                isOwner ? void removeWithUndo(member) : setQuestion({ kind: "leave", member })
              }
            />
          ))}
        </ul>
      )}
      <DecideFirst job={job} />
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-13 text-ink-3">
        {(["viewer", "reviewer", "editor", "owner"] as const).map((role) => (
          <div key={role} className="contents">
            <dt className="font-medium text-ink-2">{roleLabels[role]}</dt>
            <dd>{roleDescriptions[role]}</dd>
          </div>
        ))}
      </dl>
      <Asked question={question} onAnswer={answer} onCancel={() => setQuestion(null)} />
    </Dialog>
  );
}

type AskedProps = {
  question: Question | null;
  onAnswer: (question: Question) => Promise<void>;
  onCancel: () => void;
};

function Asked({ question, onAnswer, onCancel }: AskedProps) {
  const isLeaving = question?.kind === "leave";
  return (
    <ConfirmDialog
      open={question !== null}
      title={isLeaving ? "Leave this job?" : `Hand the job over to ${question?.member.name ?? ""}?`}
      confirmLabel={isLeaving ? "Leave Job" : "Hand Over"}
      tone={isLeaving ? "danger" : "primary"}
      onConfirm={() => question && void onAnswer(question)}
      onCancel={onCancel}
    >
      {isLeaving
        ? "You lose access at once. Your decisions and notes stay. Only the owner can add you again."
        : "They will own the job and its candidates, which then count against their limits. You stay as an editor. Only they can hand it back."}
    </ConfirmDialog>
  );
}
