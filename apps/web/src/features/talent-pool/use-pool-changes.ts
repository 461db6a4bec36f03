import { undoToastMs } from "@resume-picker/domain/deletion/undo-time";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { people } from "./retention/retention-words.ts";

/** The maximum number of candidates restored per call. */
const maxRestored = 20_000;

/** Reloads the lists and shows the result after any change of the pool. */
export function usePoolChanges() {
  const cache = api.useUtils();
  const restore = api.candidates.restore.useMutation();
  const refresh = () => {
    void cache.talentPool.invalidate();
    void cache.candidates.invalidate();
    void cache.jobs.candidateCounts.invalidate();
  };
  const failed = (error: unknown, fallback: string) => {
    const description = errorMessage(error, fallback);
    toast({ error, title: "Error", description, tone: "destructive" });
  };
  const undo = async (ids: readonly number[]) => {
    try {
      for (let from = 0; from < ids.length; from += maxRestored)
        await restore.mutateAsync({ ids: ids.slice(from, from + maxRestored) });
    } catch (error) {
      failed(error, "The candidates could not be restored.");
    }
    refresh();
  };
  /** Includes an Undo button. */
  const tellDeleted = (ids: readonly number[]) =>
    toast({
      title: "Success",
      description: `${people(ids.length)} deleted`,
      tone: "success",
      action: { label: "Undo", onClick: () => void undo(ids) },
      duration: undoToastMs,
    });
  return { refresh, failed, tellDeleted };
}
