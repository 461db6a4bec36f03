import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { ChevronDown, ChevronUp, X } from "lucide-react";
import type { ReactNode } from "react";
import { DetailLoading } from "../../features/candidates/detail/detail-loading.tsx";
import { useCandidateDetail } from "../../features/candidates/use-candidate-detail.ts";
import { CandidateDetail } from "../../features/candidates/detail/candidate-detail.tsx";
import { displayName } from "../../features/candidates/candidate-text.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Kbd } from "../../ui/kbd.tsx";
import { Tooltip } from "../../ui/tooltip.tsx";
import { DetailActions } from "./detail-actions.tsx";

type Props = {
  jobId: number;
  candidate: ListedCandidate;
  /** Where it stands in the list in sight, from 0; -1 when a filter hides it. */
  index: number;
  count: number;
  isShortlisted: boolean;
  /** A panel beside the list where there is room for both, otherwise a dialog over it. */
  isBeside: boolean;
  onMove: (step: 1 | -1) => void;
  onToggle: () => void;
  onDownload: () => void;
  onClose: () => void;
};

export function DetailPane(props: Props) {
  const { candidate, index, count, isBeside, isShortlisted, onToggle, onDownload, onClose } = props;
  const actions = (
    <DetailActions isShortlisted={isShortlisted} onToggle={onToggle} onDownload={onDownload} />
  );
  if (!isBeside) {
    return (
      <Dialog
        open
        onClose={onClose}
        title="Candidate Details"
        size="lg"
        phone="full"
        footer={actions}
      >
        <div className="-mx-5 -mt-1">
          <div className="flex items-center justify-between px-5 text-13 text-ink-3 figures">
            <span>{index >= 0 && `${index + 1} of ${count}`}</span>
            <MoveButtons {...props} />
          </div>
          <div className="-mt-3">
            <Content {...props} corner={null} />
          </div>
        </div>
      </Dialog>
    );
  }
  return (
    <aside
      aria-label="Candidate Details"
      className="flex w-104 shrink-0 flex-col border-l border-line 2xl:w-124"
    >
      <div
        // A new candidate starts at the top.
        key={candidate.id}
        className="min-h-0 flex-1 overflow-y-auto"
        tabIndex={0}
        data-own-arrows
        role="region"
        aria-label={displayName(candidate)}
      >
        <Content
          {...props}
          corner={
            <div className="flex items-center gap-1">
              <MoveButtons {...props} />
              <IconButton
                label="Close"
                size="sm"
                icon={<X size={16} strokeWidth={1.6} aria-hidden />}
                onClick={onClose}
              />
            </div>
          }
        />
      </div>
      <div className="flex flex-wrap gap-2 border-t border-line px-5 py-3">{actions}</div>
    </aside>
  );
}

function Content({ jobId, candidate, corner }: Props & { corner: ReactNode }) {
  const { detail, error, retry } = useCandidateDetail(jobId, candidate);
  if (detail) return <CandidateDetail candidate={detail} corner={corner} />;
  return <DetailLoading {...{ candidate, corner, error }} onRetry={retry} />;
}

function MoveButtons({ candidate, index, count, onMove }: Props) {
  return (
    <div className="flex items-center gap-1">
      <span role="status" className="sr-only">
        {displayName(candidate)}
        {index >= 0 && `, ${index + 1} of ${count}`}
      </span>
      <MoveButton
        label="Previous candidate"
        cap="K"
        icon={<ChevronUp size={18} strokeWidth={1.6} aria-hidden />}
        disabled={index === 0}
        onClick={() => onMove(-1)}
      />
      <MoveButton
        label="Next candidate"
        cap="J"
        icon={<ChevronDown size={18} strokeWidth={1.6} aria-hidden />}
        disabled={index === count - 1}
        onClick={() => onMove(1)}
      />
    </div>
  );
}

type MoveButtonProps = {
  label: string;
  cap: string;
  icon: ReactNode;
  disabled: boolean;
  onClick: () => void;
};

/** Shows its key where there is a keyboard, an arrow where there are thumbs. */
function MoveButton({ label, cap, icon, disabled, onClick }: MoveButtonProps) {
  return (
    <Tooltip text={label}>
      <button
        type="button"
        aria-label={label}
        aria-keyshortcuts={cap}
        className="grid size-8 place-items-center rounded-control hover:bg-sunken disabled:opacity-50 thumb:size-11"
        disabled={disabled}
        onClick={onClick}
      >
        <span aria-hidden className="thumb:hidden">
          <Kbd>{cap}</Kbd>
        </span>
        <span className="hidden thumb:inline">{icon}</span>
      </button>
    </Tooltip>
  );
}
