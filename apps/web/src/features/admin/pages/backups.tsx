import type { SystemStatus } from "@resume-picker/domain/admin/operations";
import { fileSize } from "@resume-picker/domain/admin/file-size";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { DayAndTime } from "../day-and-time.tsx";

type Backup = SystemStatus["backups"][number];

const columns: readonly DataColumn<Backup>[] = [
  { label: "File", className: "break-all", cell: ({ name }) => name },
  { label: "Size", isNumber: true, cell: ({ bytes }) => fileSize(bytes) },
  { label: "Created", cell: ({ createdAt }) => <DayAndTime date={createdAt} /> },
];

const download: DataColumn<Backup> = {
  label: "Download",
  cell: ({ name }) => (
    <a
      className="text-brand underline underline-offset-2"
      href={`/api/admin/backups/${encodeURIComponent(name)}`}
      aria-label={`Download ${name}`}
      download
    >
      Download
    </a>
  ),
};

export function Backups({ status }: { status: SystemStatus }) {
  const { backups, canDownloadBackups } = status;
  const utils = api.useUtils();
  const backUp = api.admin.backUpNow.useMutation({
    onSuccess: async ({ bytes }) => {
      toast({ title: "Backup created", description: fileSize(bytes), tone: "success" });
      await utils.admin.status.invalidate();
    },
    onError: (error) =>
      toast({
        error,
        title: "Backup failed",
        description: errorMessage(error, "No backup was made. Look at the log for the reason."),
        tone: "destructive",
      }),
  });
  return (
    <section>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-16 font-semibold">Backups</h2>
        <Button size="sm" busy={backUp.isPending} onClick={() => backUp.mutate()}>
          Back up now
        </Button>
      </div>
      {backups.length === 0 ? (
        <p className="mt-2 text-ink-2">No backups yet. The server makes one a day.</p>
      ) : (
        <DataTable
          label="Backups"
          columns={canDownloadBackups ? [...columns, download] : columns}
          rows={backups}
          keyOf={({ name }) => name}
        />
      )}
      {!canDownloadBackups && (
        <p className="mt-2 text-13 text-ink-3">
          Backups hold everyone’s candidates. To allow downloads here, set BACKUP_DOWNLOAD=on.
        </p>
      )}
    </section>
  );
}
