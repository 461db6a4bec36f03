import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedJob } from "@resume-picker/domain/jobs/job";
import { useState } from "react";
import { downloadCv } from "../../../features/candidates/download-cv.ts";
import { ShareLink } from "../../../features/review-links/share-link.tsx";
import { exportShortlist } from "../../../features/shortlist/export-shortlist.ts";
import { SendShortlist } from "../../../features/shortlist/send-shortlist.tsx";
import type { ShortlistOrder } from "../../../features/shortlist/shortlist-order.ts";
import { ShortlistView } from "../../../features/shortlist/shortlist-view.tsx";
import { useMay } from "../../../lib/job-role.ts";
import { findKeptOrder, keepOrder } from "./kept-order.ts";
import { orderShortlist } from "./order-shortlist.ts";
import type { CandidateActions } from "../state/use-candidate-actions.ts";
import type { RankingState } from "../state/use-ranking-state.ts";

type Props = {
  job: Pick<ListedJob, "id" | "title">;
  rankingState: Pick<RankingState, "list" | "opened" | "shortlist" | "decisions">;
  actions: Pick<CandidateActions, "compare">;
};

/** The shortlist view. Its code is loaded when it is first opened. */
export function ShortlistedView({ job, rankingState, actions }: Props) {
  const { list, opened, shortlist, decisions } = rankingState;
  const [order, setOrder] = useState(() => findKeptOrder(job.id));
  const mayReview = useMay("review");
  const changeOrder = (next: ShortlistOrder) => {
    setOrder(next);
    keepOrder(job.id, next);
  };
  const shortlisted = orderShortlist(
    list.candidates.filter(({ id }) => shortlist.has(id)),
    order,
    { arranged: shortlist.ids, decisionOf: (id) => decisions.of(id)?.decision ?? null },
  );
  return (
    <ShortlistView
      jobTitle={job.title}
      candidates={shortlisted}
      order={order}
      onOrder={changeOrder}
      onArrange={
        mayReview
          ? (ids) => {
              shortlist.arrange(ids);
              changeOrder("custom");
            }
          : null
      }
      decisionOf={decisions.of}
      onExport={(format) =>
        void exportShortlist({
          jobId: job.id,
          candidateIds: shortlisted.map(({ id }) => id),
          format,
        })
      }
      onCompare={actions.compare}
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
