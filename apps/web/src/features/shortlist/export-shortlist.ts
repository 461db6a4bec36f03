import { shortlistFileNames } from "@resume-picker/domain/shortlist/export-rules";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";

type Export = {
  jobId: number | null;
  candidateIds: readonly number[];
  format?: ExportFormat;
  /** The default is the shortlist. Use "candidates" for any other selection. */
  what?: "shortlist" | "candidates";
};

/** Downloads the candidates in the format. Does nothing without a job or candidates. */
export async function exportShortlist(choice: Export): Promise<void> {
  const { jobId, candidateIds, format = "csv", what = "shortlist" } = choice;
  if (jobId === null || candidateIds.length === 0) return;
  const count = candidateIds.length;
  const candidates = `${count} ${count === 1 ? "candidate" : "candidates"}`;
  try {
    const fileName = what === "shortlist" ? shortlistFileNames[format] : `${what}.${format}`;
    const { blob } = await fetchFile("/api/export/shortlist", {
      defaultName: fileName,
      body: { candidateIds, jobId, format },
    });
    saveFile({ blob, fileName });
    toast({
      title: "Export successful",
      description:
        what === "shortlist"
          ? `Shortlist with ${candidates} has been downloaded.`
          : `A file with ${candidates} has been downloaded.`,
    });
  } catch (error) {
    toast({
      error,
      title: "Export failed",
      description: "Unable to export the shortlist. Please try again.",
      tone: "destructive",
    });
  }
}
