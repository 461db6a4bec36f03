import { LastUpload } from "./report/last-upload.tsx";
import { UploadArea } from "./upload-area.tsx";
import { UploadIcon } from "./upload-icon.tsx";
import { useUploads } from "./use-uploads.ts";

type Props = {
  jobId: number | null;
  /** Why nothing can be uploaded here, if so. */
  refusal: string | null;
  isCollapsed: boolean;
};

/** Follows an upload by itself: as part of the workspace, each file would render the list again. */
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
