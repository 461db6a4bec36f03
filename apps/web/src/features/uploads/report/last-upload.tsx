import { summarizeUpload } from "@resume-picker/domain/uploads/upload-outcome";
import { FileText } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";

const ReportsDialog = lazy(async () => ({
  default: (await import("./reports-dialog.tsx")).ReportsDialog,
}));

/** The result of the last upload with a link to all reports, even after a reload. */
export function LastUpload() {
  const [isOpen, setIsOpen] = useState(false);
  const { data: uploads = [] } = api.uploads.list.useQuery();
  const [last] = uploads;
  if (!last) return null;
  return (
    <div className="-mt-1 flex items-center gap-2 px-4 pb-3 text-13 text-ink-2">
      <p className="min-w-0 flex-1 figures">Last upload: {summarizeUpload(last)}</p>
      <Button
        size="sm"
        variant="quiet"
        className="shrink-0"
        icon={<FileText size={14} strokeWidth={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        Report
      </Button>
      {isOpen && (
        <Suspense>
          <ReportsDialog uploads={uploads} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
