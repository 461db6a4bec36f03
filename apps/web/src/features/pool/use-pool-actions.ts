import { api } from "../../lib/api.ts";
import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";
import { people } from "./retention-words.ts";
import { usePoolChanges } from "./use-pool-changes.ts";

/** What can be done with chosen candidates, whatever their jobs. */
export function usePoolActions() {
  const remove = api.candidates.deleteMany.useMutation();
  const add = api.pool.addToJob.useMutation();
  const { refresh, failed, tellDeleted } = usePoolChanges();
  return {
    isBusy: remove.isPending || add.isPending,
    async erase(ids: number[]): Promise<void> {
      try {
        await remove.mutateAsync({ ids });
        tellDeleted(ids);
      } catch (error) {
        failed(error, "Nobody was deleted. Please try again.");
      }
      refresh();
    },
    async addToJob(jobId: number, ids: number[]): Promise<void> {
      try {
        const { message, already } = await add.mutateAsync({ id: jobId, candidateIds: ids });
        const rest = already > 0 ? ` ${people(already)} stood there already.` : "";
        toast({ title: "Success", description: `${message}.${rest}`, tone: "success" });
      } catch (error) {
        failed(error, "Nobody was added. Please try again.");
      }
      refresh();
    },
    async exportCsv(ids: number[]): Promise<void> {
      try {
        const body = { candidateIds: ids };
        saveFile(
          await fetchFile("/api/export/candidates", { defaultName: "candidates.csv", body }),
        );
      } catch (error) {
        failed(error, "The export failed. Please try again.");
      }
    },
  };
}
