import { ArrowLeft } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { SegmentedControl } from "../../ui/segmented-control.tsx";

export type EditorMode = "edit" | "preview";

type Props = {
  heading: string;
  isDirty: boolean;
  mode: EditorMode;
  isSaving: boolean;
  onModeChange: (mode: EditorMode) => void;
  onBack: () => void;
  onSave: () => void;
};

export function EditorHeader(props: Props) {
  return (
    <header className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-paper px-5 py-3 sm:px-6">
      <Button
        variant="quiet"
        size="sm"
        className="-ml-2.5"
        icon={<ArrowLeft size={16} strokeWidth={1.6} aria-hidden />}
        onClick={props.onBack}
      >
        Back to Dashboard
      </Button>
      <h1 className="mr-auto text-19 font-semibold max-sm:order-last max-sm:w-full">
        {props.heading}
        {props.isDirty && (
          <span className="ml-2 text-13 font-normal text-ink-3">Not saved yet</span>
        )}
      </h1>
      <div className="flex items-center gap-2 max-sm:ml-auto">
        <SegmentedControl
          label="Mode"
          value={props.mode}
          onChange={props.onModeChange}
          segments={[
            { value: "edit", label: "Edit" },
            { value: "preview", label: "Preview" },
          ]}
        />
        <Button
          variant="primary"
          busy={props.isSaving}
          busyLabel="Saving..."
          aria-keyshortcuts="Control+S Meta+S"
          onClick={props.onSave}
        >
          Save
        </Button>
      </div>
    </header>
  );
}
