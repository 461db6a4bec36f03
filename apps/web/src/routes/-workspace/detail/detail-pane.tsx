import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { DecisionKind } from "@resume-picker/domain/decisions/decision-rules";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { X } from "lucide-react";
import { useCallback, useRef, useState } from "react";
import type { ReactNode } from "react";
import { DecideButtons } from "../../../features/candidates/decide-buttons.tsx";
import { CandidateDetail } from "../../../features/candidates/detail/candidate-detail.tsx";
import { DetailLoading } from "../../../features/candidates/detail/detail-loading.tsx";
import { CvLoading } from "../../../features/candidates/document/cv-loading.tsx";
import type { CvRequest } from "../../../features/candidates/document/cv-pane.tsx";
import type { CvTarget } from "../../../features/candidates/document/cv-target.ts";
import { ShowInCvContext } from "../../../features/candidates/document/show-in-cv.ts";
import { useCandidateDetail } from "../../../features/candidates/use-candidate-detail.ts";
import { DecisionPanel } from "../../../features/decisions/decision-panel.tsx";
import { Notes } from "../../../features/decisions/notes.tsx";
import type { Decisions } from "../../../features/decisions/use-decisions.ts";
import { PacketLinks } from "../../../features/packet/packet-links.tsx";
import { whenIdle } from "../../../lib/connection/when-idle.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { lazyPart } from "../../../ui/parts/lazy-part.tsx";
import { DetailActions } from "./detail-actions.tsx";
import type { CandidateActions, CvSwitch } from "./detail-actions.tsx";
import { DetailDialog } from "./detail-dialog.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import type { Place } from "./move-buttons.tsx";
import { useEscape } from "./use-escape.ts";
import type { Layout } from "../state/use-layout.ts";

const CorrectionsPanel = lazyPart({
  name: "The form for corrections",
  load: async () =>
    (await import("../../../features/candidates/corrections/corrections-panel.tsx"))
      .CorrectionsPanel,
  fallback: <p role="status">Loading...</p>,
});
const CvPane = lazyPart({
  name: "The CV",
  load: async () => (await import("../../../features/candidates/document/cv-pane.tsx")).CvPane,
  fallback: <CvLoading />,
});
// Somebody who reads a candidate soon wants these.
whenIdle([CvPane.preload, CorrectionsPanel.preload]);

type Props = {
  jobId: number;
  candidate: ListedCandidate;
  place: Place;
  actions: CandidateActions;
  decisions: Decisions;
  onDecide: (ids: readonly number[], decision: DecisionKind | null) => void;
  /** Wide: a panel beside the list. Otherwise a dialog; narrow: not even the CV fits beside it. */
  layout: Layout;
  cv: CvSwitch;
  onClose: () => void;
};

export function DetailPane(props: Props) {
  const { jobId, candidate, place, layout, onClose } = props;
  const { isOpen: isCvOpen, show: onShowCv } = props.cv;
  const { request, ask } = useCvRequest(candidate.id);
  useEscape(isCvOpen, () => onShowCv(false));
  const show = useCallback(
    (target: CvTarget | null) => {
      ask(target);
      if (!isCvOpen) onShowCv(true);
    },
    [ask, isCvOpen, onShowCv],
  );
  const hasSwitch = !layout.isWide && layout.isNarrow;
  const { decisions, onDecide } = props;
  const actions = (
    <>
      <DecideButtons
        standing={decisions.of(candidate.id)}
        onDecide={(decision) => onDecide([candidate.id], decision)}
      />
      <DetailActions actions={props.actions} cv={hasSwitch ? undefined : props.cv} />
    </>
  );
  const cv = isCvOpen && (
    <CvPane
      key={candidate.id}
      jobId={jobId}
      candidate={candidate}
      request={request}
      onClose={hasSwitch ? undefined : () => onShowCv(false)}
    />
  );
  const content = (corner: ReactNode) => (
    <ShowInCvContext value={show}>
      <Content {...{ jobId, candidate, decisions, corner, isCvOpen }} />
    </ShowInCvContext>
  );
  if (!layout.isWide) {
    return (
      <DetailDialog
        {...{ candidate, place, actions, onClose }}
        isNarrow={layout.isNarrow}
        cv={{ ...props.cv, pane: cv }}
        content={content(null)}
      />
    );
  }
  return (
    <>
      {cv && <div className="absolute inset-y-0 right-104 left-0 z-30 2xl:right-124">{cv}</div>}
      <aside
        aria-label="Candidate Details"
        className="flex w-104 shrink-0 flex-col border-l border-line 2xl:w-124"
      >
        <div
          // A new candidate starts at the top.
          key={candidate.id}
          // Words for screen readers stay within it: else they make the workspace longer.
          className="relative min-h-0 flex-1 overflow-y-auto"
          tabIndex={0}
          data-own-arrows
          role="region"
          aria-label={displayName(candidate)}
        >
          {content(
            <div className="flex items-center gap-1">
              <MoveButtons candidate={candidate} place={place} />
              <IconButton
                label="Close"
                size="sm"
                icon={<X size={16} strokeWidth={1.6} aria-hidden />}
                onClick={onClose}
              />
            </div>,
          )}
        </div>
        <div className="flex flex-wrap gap-1.5 border-t border-line px-5 py-3">{actions}</div>
      </aside>
    </>
  );
}

type ContentProps = Pick<Props, "jobId" | "candidate" | "decisions"> & {
  corner: ReactNode;
  isCvOpen: boolean;
};

function Content({ jobId, candidate, decisions, corner, isCvOpen }: ContentProps) {
  const { detail, error, retry } = useCandidateDetail(jobId, candidate);
  const [correctingId, setCorrectingId] = useState<number | null>(null);
  const article = useRef<HTMLDivElement>(null);
  if (!detail) return <DetailLoading {...{ candidate, corner, error }} onRetry={retry} />;
  const finish = () => {
    setCorrectingId(null);
    // The button that began it is there again.
    requestAnimationFrame(() =>
      article.current?.querySelector<HTMLElement>("[data-correct]")?.focus(),
    );
  };
  return (
    <div ref={article}>
      <CandidateDetail
        candidate={detail}
        corner={corner}
        decision={<DecisionPanel key={candidate.id} {...{ jobId, candidate, decisions }} />}
        notes={
          <>
            <PacketLinks jobId={jobId} candidateId={candidate.id} />
            <Notes key={`notes ${candidate.id}`} candidateId={candidate.id} />
          </>
        }
        onCorrect={() => setCorrectingId(candidate.id)}
      >
        {correctingId === candidate.id && (
          <CorrectionsPanel candidate={candidate} isCvOpen={isCvOpen} onDone={finish} />
        )}
      </CandidateDetail>
    </div>
  );
}

/** What was last asked to be shown in the CV of this candidate. */
function useCvRequest(id: number) {
  const [asked, setAsked] = useState<(CvRequest & { id: number }) | null>(null);
  const ask = useCallback(
    (target: CvTarget | null) =>
      setAsked((before) => (target ? { id, target, count: (before?.count ?? 0) + 1 } : null)),
    [id],
  );
  return { request: asked?.id === id ? asked : null, ask };
}
