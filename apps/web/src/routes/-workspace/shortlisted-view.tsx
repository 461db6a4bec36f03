import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import { defaultSort, sortCandidates } from "../../features/candidates/sort-candidates.ts";
import { displayName } from "@resume-picker/domain/candidates/display-name";
import { ShareLink } from "../../features/review-links/share-link.tsx";
import { SendShortlist } from "../../features/shortlist/send-shortlist.tsx";
import { ShortlistView } from "../../features/shortlist/shortlist-view.tsx";
import type { RankingState } from "./state/use-ranking-state.ts";
import type { ToolbarProps } from "./toolbar.tsx";

type Props = {
  job: Pick<ListedJob, "id" | "title">;
  rankingState: Pick<RankingState, "list" | "opened" | "shortlist">;
  onExport: ToolbarProps["actions"]["export"];
};

/** The view of the shortlist; its code comes when it is first opened. */
export function ShortlistedView({ job, rankingState, onExport }: Props) {
  const { list, opened, shortlist } = rankingState;
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
    >
      <SendShortlist jobId={job.id} jobTitle={job.title} candidates={shortlisted} />
      <ShareLink
        jobId={job.id}
        people={shortlisted.map((each) => ({ id: each.id, name: displayName(each) }))}
      />
    </ShortlistView>
  );
}
