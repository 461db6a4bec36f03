import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.ts";

/** Does nothing without a job or without candidates (specification 1, section 5). */
export async function exportShortlist(
  jobId: number | null,
  candidateIds: readonly number[],
): Promise<void> {
  if (jobId === null || candidateIds.length === 0) return;
  try {
    const { blob } = await fetchFile("/api/export/shortlist", {
      defaultName: "shortlist.csv",
      body: { candidateIds, jobId },
    });
    saveFile({ blob, fileName: "shortlist.csv" });
    toast({
      title: "Export successful",
      description: `Shortlist with ${candidateIds.length} candidates has been downloaded.`,
    });
  } catch {
    toast({
      title: "Export failed",
      description: "Unable to export the shortlist. Please try again.",
      tone: "destructive",
    });
  }
}
