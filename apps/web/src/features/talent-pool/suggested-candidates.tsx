import { api } from "../../lib/api.ts";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import type { SuggestedCandidates as Found } from "@resume-picker/domain/talent-pool/suggested-candidates";
import { SuggestedCandidatesDialog } from "./suggested-candidates-dialog.tsx";

/**
 * The maximum number of candidates checked automatically. More would take minutes of processor
 * time.
 */
const maxUnasked = 2000;
const askAgainMs = 2000;
const freshMs = 5 * 60_000;

/**
 * Shows past applicants who would be in this job's top 10, below the list. Renders nothing if there
 * are none.
 */
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
  const shown = aboveFloor(data);
  const count = shown.standing.length;
  // Suggestions appear once the search is complete. Progress is shown only if the user started it.
  if (data.isComplete ? count === 0 : data.isBegun && !isAsked) return null;
  return (
    <div
      role="note"
      aria-label="Earlier applicants"
      className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line bg-brand-soft px-4 py-1.5 text-13 text-ink lg:px-5"
    >
      <p role="status" className="min-w-0 flex-1 basis-52 figures">
        {offerText(data, count)}
      </p>
      {data.isComplete && (
        <Button size="sm" onClick={() => setIsOpen(true)}>
          Show
        </Button>
      )}
      {!data.isBegun && (
        <Button size="sm" onClick={() => setIsAsked(true)}>
          Check Them
        </Button>
      )}
      {isOpen && (
        <SuggestedCandidatesDialog jobId={jobId} found={shown} onClose={() => setIsOpen(false)} />
      )}
    </div>
  );
}

/** The minimum score of a suggestion, a grade C. A weak match in the top 10 is useless. */
const floor = 60;

function aboveFloor(found: Found): Found {
  const good = ({ totalScore }: { totalScore: number }) => totalScore >= floor;
  return { ...found, standing: found.standing.filter(good), below: found.below.filter(good) };
}

function offerText({ isBegun, isComplete, pool, scored }: Found, count: number): string {
  if (!isBegun) return `You have ${pool.toLocaleString("en")} other candidates.`;
  if (!isComplete)
    return `Checked ${scored.toLocaleString("en")} of ${pool.toLocaleString("en")} past applicants so far.`;
  return `${count} past ${count === 1 ? "applicant" : "applicants"} could make your top\u00a010.`;
}
