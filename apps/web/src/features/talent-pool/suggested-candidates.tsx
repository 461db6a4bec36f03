import { api } from "../../lib/api.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { SuggestedCandidatesDialog } from "./suggested-candidates-dialog.tsx";

/** Looked through without being asked; more of them take minutes of a processor. */
const maxUnasked = 2000;
const askAgainMs = 2000;
const freshMs = 5 * 60_000;

/** Under the list: who applied earlier and would stand among the first. Nothing while there is nobody. */
export function SuggestedCandidates({ jobId }: { jobId: number }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const found = api.talentPool.suggestedCandidates.useQuery(
    { id: jobId, ...(isAsked ? {} : { max: maxUnasked }) },
    {
      staleTime: freshMs,
      retry: false,
      refetchInterval: ({ state: { data } }) =>
        data && data.isBegun && !data.isComplete ? askAgainMs : false,
    },
  );
  const { data } = found;
  if (!data || data.pool === 0) return null;
  const count = data.standing.length;
  const isSearching = data.isBegun && !data.isComplete;
  if (data.isComplete && count === 0) return null;
  return (
    <div
      role="note"
      aria-label="Earlier applicants"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-brand-soft px-4 py-1.5 text-13 text-ink lg:px-5"
    >
      <p role="status" className="min-w-0 flex-1 basis-52 figures">
        {data.isBegun
          ? `${offerText(count)}${isSearching ? ` Looked closely at ${data.scored.toLocaleString("en")} of ${data.pool.toLocaleString("en")} so far, the most promising first.` : ""}`
          : `You have ${data.pool.toLocaleString("en")} other candidates.`}
      </p>
      {data.isBegun ? (
        <Button size="sm" disabled={count === 0} onClick={() => setIsOpen(true)}>
          Show
        </Button>
      ) : (
        <Button size="sm" onClick={() => setIsAsked(true)}>
          Look Through Them
        </Button>
      )}
      {isOpen && (
        <SuggestedCandidatesDialog jobId={jobId} found={data} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

function offerText(count: number): string {
  if (count === 0) return "No past applicant would make the top 10 yet.";
  return `${count} past ${count === 1 ? "applicant" : "applicants"} could make your top\u00a010.`;
}
