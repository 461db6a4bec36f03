import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useCallback, useDeferredValue, useRef, useState } from "react";
import type { ReactNode } from "react";
import { CorrectionsPanel } from "../../../features/candidates/corrections/corrections-panel.tsx";
import { DecideButtons } from "../../../features/candidates/decide-buttons.tsx";
import { CandidateDetail } from "../../../features/candidates/detail/candidate-detail.tsx";
import { DetailLoading } from "../../../features/candidates/detail/detail-loading.tsx";
import { JobCvPane } from "../../../features/candidates/document/job-cv-pane.tsx";
import type { CvTarget } from "../../../features/candidates/document/cv-target.ts";
import { ShowInCvContext } from "../../../features/candidates/document/show-in-cv.ts";
import { EvidenceActionsContext } from "../../../features/candidates/evidence/evidence-actions.ts";
import { useEvidence } from "../../../features/candidates/evidence/use-evidence.ts";
import { useCandidates } from "../../../features/candidates/use-candidates.ts";
import { useCandidateDetail } from "../../../features/candidates/use-candidate-detail.ts";
import { DecisionPanel } from "../../../features/decisions/decision-panel.tsx";
import { Notes } from "../../../features/decisions/notes.tsx";
import type { Decisions } from "../../../features/decisions/use-decisions.ts";
import { MessageHistory } from "../../../features/messages/message-history.tsx";
import { WriteMessage } from "../../../features/messages/write-message.tsx";
import { ReportLinks } from "../../../features/candidate-report/report-links.tsx";
import { HiddenNote } from "../../../features/blind-review/hidden-note.tsx";
import { DetailAside } from "./detail-aside.tsx";
import { DetailActions } from "./detail-actions.tsx";
import { DetailDialog } from "./detail-dialog.tsx";
import type { Place } from "./move-buttons.tsx";
import { useCvRequest } from "./use-cv-request.ts";
import { useEscape } from "./use-escape.ts";
import type { CandidateActions } from "../state/use-candidate-actions.ts";
import type { RankingState } from "../state/use-ranking-state.ts";
import type { Layout } from "../state/use-layout.ts";
import { useMay } from "../../../lib/job-role.ts";

type Props = {
  jobId: number;
  candidate: ListedCandidate;
  rankingState: Pick<RankingState, "shortlist" | "decisions"> & {
    opened: Pick<RankingState["opened"], "isCvOpen" | "showCv" | "close">;
  };
  actions: Pick<CandidateActions, "decide" | "shortlistOpen" | "downloadOpen">;
  /** Null if there is no list to move through. */
  place: Place | null;
  /** Wide: a panel next to the list. Otherwise a dialog. Narrow: the CV replaces the details. */
  layout: Layout;
  /** Starts with the differences between rules and model. */
  showsDifferences: boolean;
  /** Additional content above the details and among the notes, for the list of all candidates. */
  above?: ReactNode;
  below?: ReactNode;
};

/** The details of a job's candidate, opened from the ranking or from the list of all candidates. */
export function DetailPane(props: Props) {
  const { jobId, candidate, rankingState, layout, place, showsDifferences, above, below } = props;
  const { decisions } = rankingState;
  const { isCvOpen, showCv: onShowCv, close: onClose } = rankingState.opened;
  const { decide } = props.actions;
  const cvSwitch = { isOpen: isCvOpen, show: onShowCv };
  const { request, ask } = useCvRequest(candidate.id);
  const evidence = useEvidence({ jobId, candidateId: candidate.id });
  const mayEdit = useMay("edit");
  useEscape(isCvOpen, () => onShowCv(false));
  const show = useCallback(
    (target: CvTarget | null) => {
      ask(target);
      if (!isCvOpen) onShowCv(true);
    },
    [ask, isCvOpen, onShowCv],
  );
  const hasSwitch = !layout.isWide && layout.isNarrow;
  const actions = (
    <>
      <DecideButtons
        standing={decisions.of(candidate.id)}
        onDecide={(decision) => decide([candidate.id], decision)}
      />
      <DetailActions
        isShortlisted={rankingState.shortlist.has(candidate.id)}
        actions={props.actions}
        cv={hasSwitch ? undefined : cvSwitch}
      />
    </>
  );
  const cv = isCvOpen && (
    <JobCvPane
      key={candidate.id}
      jobId={jobId}
      candidate={candidate}
      request={request}
      onClose={hasSwitch ? undefined : () => onShowCv(false)}
    />
  );
  const content = (corner: ReactNode) => (
    <ShowInCvContext value={show}>
      <EvidenceActionsContext value={mayEdit ? evidence : null}>
        {above}
        <Content
          {...{ jobId, candidate, decisions, corner, isCvOpen, below }}
          isInList={place !== null}
          showsDifferences={showsDifferences}
        />
      </EvidenceActionsContext>
    </ShowInCvContext>
  );
  if (!layout.isWide || place === null) {
    return (
      <DetailDialog
        {...{ candidate, place, actions, onClose }}
        isNarrow={layout.isNarrow}
        cv={{ ...cvSwitch, pane: cv }}
        content={content(null)}
      />
    );
  }
  return <DetailAside {...{ candidate, place, cv, onClose, content, actions }} />;
}

type ContentProps = Pick<Props, "jobId" | "candidate"> & {
  decisions: Decisions;
  corner: ReactNode;
  isCvOpen: boolean;
  /** Whether the job's candidates are listed beside it. */
  isInList: boolean;
  showsDifferences: boolean;
  below: ReactNode;
};

function Content({ jobId, candidate, decisions, corner, ...shown }: ContentProps) {
  const { isCvOpen, isInList, showsDifferences, below } = shown;
  const { candidates } = useCandidates(isInList ? jobId : null);
  const found = useCandidateDetail(jobId, candidate);
  const { error, retry } = found;
  // Paints the row's data first, because the details take a quarter of a second on a slow phone.
  const known = useDeferredValue(found.detail, null);
  const detail = known?.id === candidate.id ? found.detail : null;
  const [correctingId, setCorrectingId] = useState<number | null>(null);
  const article = useRef<HTMLDivElement>(null);
  const correct = useCallback(() => setCorrectingId(candidate.id), [candidate.id]);
  if (!detail) return <DetailLoading {...{ candidate, corner, error }} onRetry={retry} />;
  const finish = () => {
    setCorrectingId(null);
    // Waits until the edit button is rendered again.
    requestAnimationFrame(() =>
      article.current?.querySelector<HTMLElement>("[data-correct]")?.focus(),
    );
  };
  return (
    <div ref={article}>
      {candidate.isBlind && <HiddenNote jobId={jobId} candidate={candidate} />}
      <CandidateDetail
        candidate={detail}
        candidates={candidates}
        corner={corner}
        showsDifferences={showsDifferences}
        decision={<DecisionPanel key={candidate.id} {...{ jobId, candidate, decisions }} />}
        notes={
          <>
            {below}
            <ReportLinks jobId={jobId} candidateId={candidate.id} />
            <MessageHistory
              {...{ jobId, candidateId: candidate.id }}
              action={
                <WriteMessage
                  {...{ jobId, count: 1 }}
                  people={() => [
                    {
                      ...{ id: candidate.id, name: displayName(candidate) },
                      decision: decisions.of(candidate.id)?.decision ?? null,
                    },
                  ]}
                />
              }
            />
            <Notes key={`notes ${candidate.id}`} {...{ candidateId: candidate.id, jobId }} />
          </>
        }
        onCorrect={correct}
      >
        {correctingId === candidate.id && (
          <CorrectionsPanel candidate={candidate} isCvOpen={isCvOpen} onDone={finish} />
        )}
      </CandidateDetail>
    </div>
  );
}
