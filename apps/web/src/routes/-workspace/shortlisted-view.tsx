import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import type { Shortlist } from "../../features/shortlist/use-shortlist.ts";
import { ShortlistView } from "../../features/shortlist/shortlist-view.tsx";

type Props = {
  job: ListedJob;
  candidates: readonly ListedCandidate[];
  shortlist: Shortlist;
  onExport: (format?: ExportFormat) => void;
  onOpen: (id: number) => void;
  onDownload: (candidate: { id: number }) => void;
};

/** The view of the shortlist; its code comes when it is first opened. */
export function ShortlistedView(props: Props) {
  const { job, candidates, shortlist, onExport, onOpen, onDownload } = props;
  const shortlisted = shortlist.ids.flatMap(
    (id) => candidates.find((candidate) => candidate.id === id) ?? [],
  );
  return (
    <ShortlistView
      jobTitle={job.title}
      candidates={shortlisted}
      onExport={onExport}
      onView={onOpen}
      onDownload={onDownload}
      onRemove={shortlist.toggleAloud}
    />
  );
}
