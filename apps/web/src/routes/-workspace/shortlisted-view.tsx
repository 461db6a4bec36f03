import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import type { Shortlist } from "../../features/shortlist/use-shortlist.ts";
import { ShortlistView } from "./parts.tsx";

const download = (candidate: { id: number }) => void downloadCv(candidate);

type Props = {
  job: ListedJob;
  candidates: readonly ListedCandidate[];
  shortlist: Shortlist;
  onExport: (format?: ExportFormat) => void;
  onOpen: (id: number) => void;
};

/** The view of the shortlist; its code comes when it is first opened. */
export function ShortlistedView({ job, candidates, shortlist, onExport, onOpen }: Props) {
  const shortlisted = shortlist.ids.flatMap(
    (id) => candidates.find((candidate) => candidate.id === id) ?? [],
  );
  return (
    <ShortlistView
      jobTitle={job.title}
      candidates={shortlisted}
      onExport={onExport}
      onView={onOpen}
      onDownload={download}
      onRemove={shortlist.toggleAloud}
    />
  );
}
