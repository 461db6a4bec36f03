import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";

const people = (count: number) => `${count} ${count === 1 ? "candidate" : "candidates"}`;

/** What can be done with chosen candidates, whatever their jobs. */
export function usePoolActions() {
  const cache = api.useUtils();
  const remove = api.candidates.deleteMany.useMutation();
  const restore = api.candidates.restore.useMutation();
  const add = api.pool.addToJob.useMutation();
  const refresh = () => {
    void cache.pool.invalidate();
    void cache.candidates.invalidate();
    void cache.jobs.candidateCounts.invalidate();
  };
  const failed = (error: unknown, fallback: string) => {
    const description = errorMessage(error, fallback);
    toast({ error, title: "Error", description, tone: "destructive" });
  };
  const undo = (ids: number[]) =>
    restore
      .mutateAsync({ ids })
      .catch((error: unknown) => failed(error, "They could not be brought back."))
      .finally(refresh);
  return {
    isBusy: remove.isPending || add.isPending,
    async erase(ids: number[]): Promise<void> {
      try {
        await remove.mutateAsync({ ids });
        toast({
          title: "Success",
          description: `${people(ids.length)} deleted`,
          tone: "success",
          action: { label: "Undo", onClick: () => void undo(ids) },
        });
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
