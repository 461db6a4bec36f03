import type { CandidateRecord } from "@resume-picker/domain/talent-pool/pooled-candidate";
import { useState } from "react";
import { useCandidates } from "../../features/candidates/use-candidates.ts";
import { CorrectionsPanel } from "../../features/candidates/corrections/corrections-panel.tsx";
import { RecordDetail } from "../../features/candidates/detail/record-detail.tsx";
import { CvPane } from "../../features/candidates/document/cv-pane.tsx";
import type { CvTarget } from "../../features/candidates/document/cv-target.ts";
import { ShowInCvContext } from "../../features/candidates/document/show-in-cv.ts";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import { Notes } from "../../features/decisions/notes.tsx";
import { HoldPanel } from "../../features/talent-pool/hold-panel.tsx";
import { JobsOfCandidate } from "../../features/talent-pool/jobs-of-candidate.tsx";
import { api } from "../../lib/api.ts";
import { errorCode, reasonFor } from "../../lib/error-message.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { DetailDialog } from "../-workspace/detail/detail-dialog.tsx";
import { useCvRequest } from "../-workspace/detail/use-cv-request.ts";
import { useEscape } from "../-workspace/detail/use-escape.ts";
import { JobCandidate } from "./job-candidate.tsx";

type Props = {
  id: number;
  /** The job whose score is shown. The default is the candidate’s latest job. */
  jobId: number | undefined;
  onJob: (jobId: number) => void;
  isCvOpen: boolean;
  onShowCv: (isOpen: boolean) => void;
  onClose: () => void;
};

/**
 * A candidate opened from the list of all candidates. Shown as in the ranking of one of their jobs,
 * or without a score if they have none.
 */
export function PoolCandidate({ id, jobId, onJob, ...rest }: Props) {
  const { data, error, refetch } = api.candidates.get.useQuery({ id });
  const job = data && (data.jobs.find((each) => each.id === jobId) ?? data.jobs[0]);
  const list = useCandidates(job?.id ?? null);
  const row = list.candidates.find((each) => each.id === id);
  const isKnown = data && !(list.isLoading && job);
  if (isKnown && job && row)
    return <JobCandidate key={job.id} {...{ job, row, onJob }} candidate={data} {...rest} />;
  if (isKnown) return <RecordCandidate candidate={data} {...rest} />;
  const { onClose } = rest;
  return (
    <Dialog open onClose={onClose} title="Candidate Details" size="lg-page">
      {error ? (
        <div role="alert" className="grid justify-items-start gap-3 text-ink-2">
          {errorCode(error) === "NOT_FOUND" ? (
            "This candidate does not exist. They may have been deleted."
          ) : (
            <>
              The candidate could not be loaded. {reasonFor(error)}
              <Button onClick={() => void refetch()}>Try Again</Button>
            </>
          )}
        </div>
      ) : (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner />
          Loading candidate...
        </p>
      )}
    </Dialog>
  );
}

type OpenedProps = Omit<Props, "id" | "jobId" | "onJob"> & { candidate: CandidateRecord };

const noQuotes: readonly [] = [];

function RecordCandidate({ candidate, isCvOpen, onShowCv, onClose }: OpenedProps) {
  const { id } = candidate;
  const isNarrow = !useMediaQuery("(min-width: 1024px)");
  const { request, ask } = useCvRequest(id);
  const [isEditing, setIsEditing] = useState(false);
  useEscape(isCvOpen, () => onShowCv(false));
  const show = (target: CvTarget | null) => {
    ask(target);
    if (!isCvOpen) onShowCv(true);
  };
  const pane = isCvOpen && (
    <CvPane
      key={id}
      candidate={candidate}
      quotes={noQuotes}
      request={request}
      onClose={isNarrow ? undefined : () => onShowCv(false)}
    />
  );
  return (
    <DetailDialog
      {...{ candidate, isNarrow, onClose }}
      place={null}
      cv={{ isOpen: isCvOpen, show: onShowCv, pane }}
      actions={
        <>
          {!isNarrow && (
            <Button aria-pressed={isCvOpen} onClick={() => onShowCv(!isCvOpen)}>
              {isCvOpen ? "Hide CV" : "View CV"}
            </Button>
          )}
          <Button onClick={() => void downloadCv({ id })}>Download CV</Button>
        </>
      }
      content={
        <ShowInCvContext value={show}>
          <RecordDetail
            candidate={candidate}
            jobs={<JobsOfCandidate candidateId={id} jobs={candidate.jobs} />}
            notes={
              <>
                <HoldPanel candidateId={id} />
                <Notes key={`notes ${id}`} candidateId={id} />
              </>
            }
            onCorrect={() => setIsEditing(true)}
          >
            {isEditing && (
              <CorrectionsPanel
                candidate={candidate}
                isCvOpen={isCvOpen}
                onDone={() => setIsEditing(false)}
              />
            )}
          </RecordDetail>
        </ShowInCvContext>
      }
    />
  );
}
