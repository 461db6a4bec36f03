import { api } from "../../lib/api.ts";
import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";
import { people } from "./retention/retention-words.ts";
import { usePoolChanges } from "./use-pool-changes.ts";

/** Actions for the selected candidates of any job. */
export function usePoolActions() {
  const remove = api.candidates.deleteMany.useMutation();
  const add = api.talentPool.addToJob.useMutation();
  const { refresh, failed, tellDeleted } = usePoolChanges();
  return {
    isBusy: remove.isPending || add.isPending,
    async erase(ids: number[]): Promise<void> {
      try {
        await remove.mutateAsync({ ids });
        tellDeleted(ids);
      } catch (error) {
        failed(error, "The candidates were not deleted. Please try again.");
      }
      refresh();
    },
    async addToJob(jobId: number, ids: number[]): Promise<void> {
      try {
        const { message, already } = await add.mutateAsync({ id: jobId, candidateIds: ids });
        const rest = already > 0 ? ` ${people(already)} already in the job.` : "";
        toast({ title: "Success", description: `${message}.${rest}`, tone: "success" });
      } catch (error) {
        failed(error, "The candidates were not added. Please try again.");
      }
      refresh();
    },
    async exportCsv(ids: number[]): Promise<void> {
      try {
        const body = { candidateIds: ids };
        saveFile(
          await fetchFile("/api/export/candidates", { defaultName: "candidates.csv", body }),
        );
        toast({
          title: "Export successful",
          description: `A file with ${people(ids.length)} has been downloaded.`,
        });
      } catch (error) {
        failed(error, "The export failed. Please try again.");
      }
    },
  };
}
