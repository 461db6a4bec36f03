import type { KeepMonths } from "@resume-picker/domain/talent-pool/retention";
import { api } from "../../lib/api.ts";
import { toast } from "../../lib/toast.tsx";
import { termWords } from "./retention-words.ts";
import { usePoolChanges } from "./use-pool-changes.ts";

/** How long candidates are kept, who is past it, and what can be done about both. */
export function useRetention() {
  const rule = api.talentPool.retention.useQuery();
  const set = api.talentPool.setRetention.useMutation();
  const erase = api.talentPool.erasePast.useMutation();
  const { refresh, failed, tellDeleted } = usePoolChanges();
  return {
    rule: rule.data,
    isBusy: set.isPending || erase.isPending,
    async save(keepMonths: KeepMonths): Promise<void> {
      try {
        await set.mutateAsync({ keepMonths });
        const description = `Candidates are kept ${termWords(keepMonths)}`;
        toast({ title: "Success", description, tone: "success" });
      } catch (error) {
        failed(error, "The rule was not saved. Please try again.");
      }
      refresh();
    },
    /** All who were told, in as many calls as it takes. */
    async erasePast(receivedBefore: string): Promise<void> {
      const gone: number[] = [];
      try {
        for (let left = 1; left > 0;) {
          const answer = await erase.mutateAsync({ receivedBefore });
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
