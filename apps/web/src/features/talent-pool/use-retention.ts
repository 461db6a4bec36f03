import type { JobKeepMonths, KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { termWords } from "./retention-words.ts";
import { usePoolChanges } from "./use-pool-changes.ts";

/** The changed rules: the account's and those of jobs. */
export type RuleChange = {
  keepMonths: KeepMonths | undefined;
  jobs: { id: number; keepMonths: JobKeepMonths }[];
};

/** The retention rules, the candidates past them, and the actions for both. */
export function useRetention() {
  const rule = api.talentPool.retention.useQuery();
  const set = api.talentPool.setRetention.useMutation();
  const setOfJob = api.talentPool.setJobRetention.useMutation();
  const erase = api.talentPool.erasePast.useMutation();
  const { refresh, failed, tellDeleted } = usePoolChanges();
  return {
    rule: rule.data,
    isBusy: set.isPending || setOfJob.isPending || erase.isPending,
    async save({ keepMonths, jobs }: RuleChange): Promise<void> {
      try {
        for (const each of jobs) await setOfJob.mutateAsync(each);
        if (keepMonths !== undefined) await set.mutateAsync({ keepMonths });
        const description =
          keepMonths === undefined
            ? "Retention saved"
            : `Candidates are kept ${termWords(keepMonths)}`;
        toast({ title: "Success", description, tone: "success" });
      } catch (error) {
        failed(error, "The rule was not saved. Please try again.");
      }
      refresh();
    },
    /** Deletes all candidates that were shown, in as many calls as needed. */
    async erasePast(mark: string): Promise<void> {
      const gone: number[] = [];
      try {
        for (let left = 1; left > 0;) {
          const answer = await erase.mutateAsync({ mark });
          gone.push(...answer.ids);
          left = answer.ids.length === 0 ? 0 : answer.left;
        }
      } catch (error) {
        failed(error, "Not all of them were deleted. Please try again.");
      }
      if (gone.length > 0) tellDeleted(gone);
      refresh();
    },
  };
}
