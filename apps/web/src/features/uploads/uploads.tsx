import { LastUpload } from "./report/last-upload.tsx";
import { UploadArea } from "./upload-area.tsx";
import { UploadIcon } from "./upload-icon.tsx";
import { useUploads } from "./use-uploads.ts";

type Props = {
  jobId: number | null;
  /** Why uploads are disabled, or null. */
  refusal: string | null;
  isCollapsed: boolean;
};

/**
 * Subscribes to the upload separately from the workspace, whose list would re-render for each file.
 */
export function Uploads({ jobId, refusal, isCollapsed }: Props) {
  const uploads = useUploads(jobId);
  if (isCollapsed) return <UploadIcon uploads={uploads} refusal={refusal} />;
  return (
    <>
      <UploadArea uploads={uploads} refusal={refusal} />
      {!uploads.isRunning && <LastUpload />}
    </>
  );
}
