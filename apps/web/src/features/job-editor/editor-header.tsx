import { ArrowLeft } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/tabs/segmented-control.tsx";
import { useMay } from "../../lib/job-role.ts";

export type EditorMode = "edit" | "preview";

type Props = {
  heading: string;
  isDirty: boolean;
  /** Disables the preview of an empty draft. */
  isEmpty: boolean;
  mode: EditorMode;
  isSaving: boolean;
  /** Whether saving recalculates the candidates' scores. */
  changesScores: boolean;
  onModeChange: (mode: EditorMode) => void;
  onBack: () => void;
  onSave: () => void;
};

export function EditorHeader(props: Props) {
  const mayEdit = useMay("edit");
  return (
    <header className="top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-5 py-3 sm:sticky sm:px-6">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5 max-sm:mr-auto"
        icon={<ArrowLeft size={16} strokeWidth={1.6} aria-hidden />}
        onClick={props.onBack}
      >
        Back to Dashboard
      </Button>
      <h1 className="mr-auto text-19 font-semibold max-sm:order-3">
        {props.heading}
        {props.isDirty && (
          <span className="ml-2 text-13 font-normal text-ink-3 max-sm:ml-0 max-sm:block">
            Not saved yet
          </span>
        )}
      </h1>
      {mayEdit && (
        <>
          <SegmentedControl
            label="Mode"
            className="max-sm:order-4"
            value={props.mode}
            onChange={props.onModeChange}
            segments={[
              { value: "edit", label: "Edit" },
              { value: "preview", label: "Preview", isDisabled: props.isEmpty },
            ]}
          />
          <Button
            variant="primary"
            className="max-sm:order-2 sm:-ml-2"
            busy={props.isSaving}
            busyLabel={props.changesScores ? "Saving, updating scores..." : "Saving..."}
            aria-keyshortcuts="Control+S Meta+S"
            onClick={props.onSave}
          >
            Save
          </Button>
        </>
      )}
    </header>
  );
}
