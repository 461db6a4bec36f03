import { useLayoutEffect, useRef } from "react";
import type { FocusEvent, ReactNode } from "react";
import { classNames } from "../../../lib/class-names.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { SegmentedControl } from "../../../ui/tabs/segmented-control.tsx";
import type { CvSwitch } from "./detail-actions.tsx";
import { MoveButtons } from "./move-buttons.tsx";
import type { Place } from "./move-buttons.tsx";

type Props = {
  candidate: Parameters<typeof MoveButtons>[0]["candidate"];
  /** Null if there is no list to move through. */
  place: Place | null;
  isNarrow: boolean;
  cv: CvSwitch & { pane: ReactNode };
  onClose: () => void;
  content: ReactNode;
  actions: ReactNode;
};

const sides = [
  { value: "profile", label: "Profile" },
  { value: "cv", label: "CV" },
] as const;

/**
 * The details as a dialog, for windows too narrow for a panel. The CV is shown next to them, or
 * instead of them.
 */
export function DetailDialog(props: Props) {
  const { candidate, place, isNarrow, cv, onClose, content, actions } = props;
  const isCvOpen = cv.isOpen;
  const { profile, onFocus } = useKeptPlace(isCvOpen);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Candidate Details"
      size={isCvOpen ? "xl-page" : "lg-page"}
      footer={actions}
    >
      <div
        className={classNames("-mx-5", isCvOpen && "-mb-5 flex h-[calc(100%+1.25rem)] flex-col")}
      >
        <div className="flex items-center justify-between gap-3 px-5 pb-2 text-13 text-ink-3 figures">
          <span>{place && place.index >= 0 && `${place.index + 1} of ${place.count}`}</span>
          {isNarrow && (
            <SegmentedControl
              label="Show"
              value={isCvOpen ? "cv" : "profile"}
              segments={sides}
              onChange={(side) => cv.show(side === "cv")}
            />
          )}
          {place && <MoveButtons candidate={candidate} place={place} />}
        </div>
        <div
          className={classNames(
            isCvOpen &&
              "grid min-h-0 flex-1 grid-cols-1 border-t border-line lg:grid-cols-[minmax(0,1fr)_25rem]",
          )}
        >
          {isCvOpen && <div className="min-h-0">{cv.pane}</div>}
          <div
            ref={profile}
            key={candidate.id}
            onFocus={onFocus}
            className={classNames(
              // Dialogs have the surface colour, unlike the panel next to the list.
              "[&_header]:bg-surface!",
              isCvOpen && (isNarrow ? "hidden" : "min-h-0 overflow-y-auto border-l border-line"),
            )}
            {...(isCvOpen ? { tabIndex: 0, role: "region", "aria-label": "Profile" } : {})}
            data-own-arrows={isCvOpen || undefined}
          >
            {content}
          </div>
        </div>
      </div>
    </Dialog>
  );
}

/** When the CV opens or closes, scrolls the profile to the control that was used last. */
function useKeptPlace(isCvOpen: boolean) {
  const profile = useRef<HTMLDivElement>(null);
  const last = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = last.current;
    if (element && profile.current?.contains(element)) element.scrollIntoView({ block: "center" });
  }, [isCvOpen]);
  const onFocus = (event: FocusEvent) => {
    if (event.target !== event.currentTarget) last.current = event.target;
  };
  return { profile, onFocus };
}
