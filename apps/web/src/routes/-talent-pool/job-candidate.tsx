import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type {
  CandidateRecord,
  JobOfCandidate,
} from "@resume-picker/domain/talent-pool/pooled-candidate";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { readDecideKey } from "../../features/candidates/decide-keys.ts";
import { Section } from "../../features/candidates/detail/section.tsx";
import { downloadCv } from "../../features/candidates/download-cv.ts";
import { useDecisions } from "../../features/decisions/use-decisions.ts";
import { useShortlist } from "../../features/shortlist/use-shortlist.ts";
import { HoldPanel } from "../../features/talent-pool/hold-panel.tsx";
import { JobsOfCandidate } from "../../features/talent-pool/jobs-of-candidate.tsx";
import { api } from "../../lib/api.ts";
import { useKeys } from "../../lib/use-keys.ts";
import { SelectField } from "../../ui/forms/select-field.tsx";
import { DetailPane } from "../-workspace/detail/detail-pane.tsx";
import { decideOffering } from "../-workspace/state/decide-offering.ts";
import { useLayout } from "../-workspace/state/use-layout.ts";

type Props = {
  job: JobOfCandidate;
  row: ListedCandidate;
  candidate: CandidateRecord;
  onJob: (jobId: number) => void;
  isCvOpen: boolean;
  onShowCv: (isOpen: boolean) => void;
  onClose: () => void;
};

/** Shows a candidate of the pool as in the ranking of one of their jobs, with the same keys. */
export function JobCandidate(props: Props) {
  const { job, row, candidate, onJob, isCvOpen, onShowCv, onClose } = props;
  const { id } = candidate;
  const decisions = useDecisions(job.id);
  const shortlist = useShortlist(job.id);
  const isNarrow = useLayout().isNarrow;
  const cache = api.useUtils();
  // Reloads the list, which shows decisions made here.
  useEffect(() => () => void cache.talentPool.list.invalidate(), [cache]);
  const decide = (ids: readonly number[], decision: DecisionKind | null) =>
    decideOffering(
      { shortlist, decisions },
      { ids, name: displayName(row), stays: true },
      decision,
    );
  const shortlistOpen = () => shortlist.toggleAloud(id);
  const downloadOpen = () => void downloadCv({ id });
  const keys = new Map([
    ["s", shortlistOpen],
    ["d", downloadOpen],
    ["v", () => onShowCv(!isCvOpen)],
  ]);
  useKeys(
    (key) =>
      keys.get(key) ??
      readDecideKey(key, { decide: (decision) => decide([id], decision), undo: decisions.undo }),
  );
  return (
    <DetailPane
      jobId={job.id}
      candidate={row}
      rankingState={{
        shortlist,
        decisions,
        opened: { isCvOpen, showCv: onShowCv, close: onClose },
      }}
      actions={{ decide, shortlistOpen, downloadOpen }}
      place={null}
      showsDifferences={false}
      layout={{ isWide: false, isNarrow }}
      above={<ScoredFor {...{ job, jobs: candidate.jobs, candidateId: id, onJob }} />}
      below={
        <>
          {candidate.jobs.length > 1 && (
            <Section title="Jobs">
              <JobsOfCandidate candidateId={id} jobs={candidate.jobs} />
            </Section>
          )}
          <HoldPanel candidateId={id} />
        </>
      }
    />
  );
}

type ScoredForProps = {
  job: JobOfCandidate;
  jobs: readonly JobOfCandidate[];
  candidateId: number;
  onJob: (jobId: number) => void;
};

/** The job of the score below. If there are several, it can be selected. */
function ScoredFor({ job, jobs, candidateId, onJob }: ScoredForProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-5 pb-1 text-13 text-ink-2">
      {jobs.length > 1 ? (
        <SelectField
          label="Score for job"
          hideLabel
          className="min-w-0 flex-1 basis-56"
          value={String(job.id)}
          options={jobs.map(({ id, title, notScored, totalScore }) => ({
            value: String(id),
            label: `${title} · ${notScored ?? totalScore.toFixed(1)}`,
          }))}
          onChange={({ target }) => onJob(Number(target.value))}
        />
      ) : (
        <span className="min-w-0 flex-1 truncate" title={job.title}>
          Score for <span className="font-medium text-ink">{job.title}</span>
        </span>
      )}
      <Link
        to="/jobs/$id"
        params={{ id: String(job.id) }}
        search={{ candidate: candidateId }}
        className="inline-flex items-center text-brand underline-offset-2 hover:underline thumb:min-h-11"
      >
        Open in ranking
      </Link>
    </div>
  );
}
