import type { KeepMonths } from "@resume-picker/domain/pool/retention";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { people, termWords } from "./retention-words.ts";

/** So many come back in one call. */
const maxRestored = 20_000;

/** How long candidates are kept, who is past it, and what can be done about both. */
export function useRetention() {
  const cache = api.useUtils();
  const rule = api.pool.retention.useQuery();
  const set = api.pool.setRetention.useMutation();
  const erase = api.pool.erasePast.useMutation();
  const restore = api.candidates.restore.useMutation();
  const refresh = () => {
    void cache.pool.invalidate();
    void cache.candidates.invalidate();
    void cache.jobs.candidateCounts.invalidate();
  };
  const failed = (error: unknown, fallback: string) =>
    toast({
      error,
      title: "Error",
      description: errorMessage(error, fallback),
      tone: "destructive",
    });
  const undo = async (ids: number[]) => {
    try {
      for (let from = 0; from < ids.length; from += maxRestored)
        await restore.mutateAsync({ ids: ids.slice(from, from + maxRestored) });
    } catch (error) {
      failed(error, "They could not be brought back.");
    }
    refresh();
  };
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
      if (gone.length > 0)
        toast({
          title: "Success",
          description: `${people(gone.length)} deleted`,
          tone: "success",
          action: { label: "Undo", onClick: () => void undo(gone) },
        });
      refresh();
    },
  };
}
