import { displayName } from "@resume-picker/domain/candidates/display-name";
import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import type { Place } from "./move-buttons.tsx";

type Props = {
  candidate: ListedCandidate;
  place: Place;
  /** Covers the list. False while the CV is closed. */
  cv: ReactNode;
  onClose: () => void;
  content: (corner: ReactNode) => ReactNode;
  actions: ReactNode;
};

/** The details as a panel next to the list. */
export function DetailAside({ candidate, place, cv, onClose, content, actions }: Props) {
  return (
    <>
      {cv && <div className="absolute inset-y-0 right-104 left-0 z-30 2xl:right-124">{cv}</div>}
      <aside
        aria-label="Candidate Details"
        className="flex w-104 shrink-0 flex-col border-l border-line 2xl:w-124"
      >
        <div
          // A key, so each candidate starts at the top.
          key={candidate.id}
          // Contains text for screen readers, which would otherwise extend the workspace's height.
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
