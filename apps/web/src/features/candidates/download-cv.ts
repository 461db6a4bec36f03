import { fetchFile, saveFile } from "../../lib/save-file.ts";
import { toast } from "../../lib/toast.tsx";

/** Downloads the CV as it was uploaded, with its original name. */
export async function downloadCv({ id }: { id: number }): Promise<void> {
  try {
    const file = await fetchFile(`/api/candidates/${id}/download`, { defaultName: "CV.pdf" });
    saveFile(file);
    toast({ title: "Download started", description: "CV is being downloaded" });
  } catch (error) {
    toast({
      error,
      title: "Download failed",
      description: "Unable to download the CV file. Please try again.",
      tone: "destructive",
    });
  }
}
