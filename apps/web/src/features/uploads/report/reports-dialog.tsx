import { summarizeUpload } from "@resume-picker/domain/uploads/upload-outcome";
import type { ListedUpload } from "@resume-picker/domain/uploads/upload-report";
import { Download } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { formatDay, formatTime } from "../../../lib/dates/format-date.ts";
import { fetchFile, saveFile } from "../../../lib/save-file.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { ReportedFiles } from "./reported-files.tsx";

type Props = { uploads: readonly ListedUpload[]; onClose: () => void };

/** The outcome of every file of an upload. The latest upload is selected first. */
export function ReportsDialog({ uploads, onClose }: Props) {
  const [chosen, setChosen] = useState(uploads[0]?.id ?? "");
  const report = api.uploads.report.useQuery({ id: chosen });
  const { data } = report;
  return (
    <Dialog
      open
      size="lg"
      title="Upload reports"
      description="The outcome of every file. Reports are kept for 90 days."
      onClose={onClose}
      footer={
        <Button
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => void saveReport(chosen)}
        >
          Export CSV
        </Button>
      }
    >
      <SelectField
        label="Upload"
        value={chosen}
        options={uploads.map((upload) => ({ value: upload.id, label: nameUpload(upload) }))}
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      {report.isError && (
        <p role="alert" className="mt-4 text-danger">
          The report could not be loaded. Close this and open it again.
        </p>
      )}
      {data && (
        <>
          <p className="mt-4 font-medium figures">{summarizeUpload(data)}</p>
          <ReportedFiles files={data.files} />
        </>
      )}
    </Dialog>
  );
}

function nameUpload({ startedAt, jobTitle, counts }: ListedUpload): string {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const files = `${total} ${total === 1 ? "file" : "files"}`;
  const when = `${formatDay(startedAt)}, ${formatTime(startedAt)}`;
  return jobTitle === null ? `${when} · ${files}` : `${when} · ${files} · ${jobTitle}`;
}

async function saveReport(id: string): Promise<void> {
  try {
    saveFile(await fetchFile(`/api/uploads/${id}/csv`, { defaultName: "upload.csv" }));
  } catch {
    toast({
      title: "Export failed",
      description: "Unable to export the report. Please try again.",
      tone: "destructive",
    });
  }
}
