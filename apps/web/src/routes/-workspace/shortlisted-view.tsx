import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import { defaultSort, sortCandidates } from "../../features/candidates/sort-candidates.ts";
import { ShortlistView } from "../../features/shortlist/shortlist-view.tsx";
import type { Desk } from "./state/use-desk.ts";
import type { ToolbarProps } from "./toolbar.tsx";

type Props = {
  job: Pick<ListedJob, "title">;
  desk: Pick<Desk, "list" | "opened" | "shortlist">;
  onExport: ToolbarProps["actions"]["export"];
};

/** The view of the shortlist; its code comes when it is first opened. */
export function ShortlistedView({ job, desk, onExport }: Props) {
  const { list, opened, shortlist } = desk;
  const shortlisted = sortCandidates(
    list.candidates.filter(({ id }) => shortlist.has(id)),
    defaultSort,
  );
  return (
    <ShortlistView
      jobTitle={job.title}
      candidates={shortlisted}
      onExport={onExport}
      onView={opened.open}
      onDownload={(candidate) => void downloadCv(candidate)}
      onRemove={shortlist.toggleAloud}
    />
  );
}
