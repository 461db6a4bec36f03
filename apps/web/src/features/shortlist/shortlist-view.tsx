import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { ExportFormat } from "@resume-picker/domain/shortlist/export-rules";
import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ShortlistCard } from "./shortlist-card.tsx";

type Props = {
  jobTitle: string;
  /** The best first. */
  candidates: readonly ListedCandidate[];
  /** More actions on all of them. */
  children?: ReactNode;
  onExport: (format?: ExportFormat) => void;
  onView: (id: number) => void;
  onDownload: (candidate: ListedCandidate) => void;
  onRemove: (id: number) => void;
};

export function ShortlistView(props: Props) {
  const { jobTitle, candidates, onExport, onView, onDownload, onRemove } = props;
  if (candidates.length === 0) {
    return (
      <EmptyState title="No candidates shortlisted" className="m-auto">
        Review candidates in the ranking view and add promising ones.
      </EmptyState>
    );
  }
  return (
    <section
      aria-labelledby="shortlist-heading"
      className="h-full overflow-y-auto px-4 py-5 lg:px-5"
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1">
          <h2 id="shortlist-heading" className="text-16 font-semibold">
            Shortlisted Candidates
          </h2>
          <p className="text-13 text-ink-2 figures">
            {candidates.length} {candidates.length === 1 ? "candidate" : "candidates"} selected for{" "}
            {jobTitle}
          </p>
        </div>
        {props.children}
        <Button
          icon={<Download size={16} strokeWidth={1.6} aria-hidden />}
          onClick={() => onExport()}
        >
          Export Shortlist
        </Button>
      </div>
      <ul className="grid gap-3 [grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr))]">
        {candidates.map((candidate) => (
          <ShortlistCard
            key={candidate.id}
            candidate={candidate}
            onView={onView}
            onDownload={onDownload}
            onRemove={onRemove}
          />
        ))}
      </ul>
    </section>
  );
}
