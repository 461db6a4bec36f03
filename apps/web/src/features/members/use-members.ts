import type { JobRole } from "@resume-picker/domain/jobs/sharing/job-roles";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";

export type Member = ApiOutput["jobs"]["members"][number];

/** Changes the job's members, and updates the dialog and the sidebar immediately. */
export function useMembers(jobId: number) {
  const cache = api.useUtils();
  const set = api.jobs.setMember.useMutation();
  const remove = api.jobs.removeMember.useMutation();
  const change = async (user: string, role: JobRole): Promise<string | null> => {
    try {
      const members = await set.mutateAsync({ id: jobId, user, role });
      cache.jobs.members.setData({ id: jobId }, members);
      await cache.jobs.list.invalidate();
      if (role === "owner") await cache.jobs.get.invalidate({ id: jobId });
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : "The member could not be saved.";
    }
  };
  return {
    list: api.jobs.members.useQuery({ id: jobId }),
    isSaving: set.isPending,
    /** Resolves to the error message, or null once it is saved. */
    change,
    /** Removes a member, with Undo for the owner. Also used by members to leave. */
    remove: async (member: Member): Promise<boolean> => {
      try {
        await remove.mutateAsync({ id: jobId, userId: member.userId });
      } catch (error) {
        const description = "The member could not be removed. Please try again.";
        toast({ error, title: "Error", description, tone: "destructive" });
        return false;
      }
      await cache.jobs.invalidate();
      return true;
    },
  };
}
