import { WandSparkles } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { AcceptedPhrases } from "./accepted-phrases.tsx";
import { toggleSkill } from "./job-draft.ts";
import type { JobDraft } from "./job-draft.ts";
import { SkillListInput } from "./skill-list-input.tsx";
import { SuggestionsPanel } from "./suggestions-panel.tsx";
import type { Suggestions } from "./use-skill-suggestions.ts";

type Props = {
  /** null for a job that is not saved yet. */
  jobId: number | null;
  draft: JobDraft;
  onChange: (change: Partial<JobDraft>) => void;
  suggestions: Suggestions | null;
  isAnalyzing: boolean;
  onAnalyze: () => void;
  onApplyAll: () => void;
  onUndo: () => void;
  onDismiss: () => void;
};

export function EditorFields(props: Props) {
  const { draft, onChange, suggestions, isAnalyzing } = props;
  const extract = useRef<HTMLButtonElement>(null);
  /** The focus returns to what opened the panel, before the panel goes. */
  const close = (act: () => void) => () => {
    extract.current?.focus();
    act();
  };
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="mb-3 text-16 font-semibold">Basic Information</h2>
        <TextField
          label="Job Title"
          value={draft.title}
          maxLength={200}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </section>
      <section>
        <TextArea
          label="Job Description (Markdown)"
          hint="At least 50 characters. # makes a heading, - a list item, **two stars** bold text."
          value={draft.description}
          maxLength={50_000}
          inputClassName="min-h-[300px] field-sizing-content max-h-[70vh]"
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </section>
      <section className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-16 font-semibold">Skills & Requirements</h2>
          <Button
            ref={extract}
            icon={<WandSparkles size={16} strokeWidth={1.6} aria-hidden />}
            disabled={draft.description.trim() === ""}
            busy={isAnalyzing}
            onClick={props.onAnalyze}
          >
            AI Extract Skills
          </Button>
        </div>
        {suggestions && (
          <SuggestionsPanel
            suggestions={suggestions}
            draft={draft}
            onToggle={(list, skill) => onChange(toggleSkill(draft, list, skill))}
            onApplyAll={close(props.onApplyAll)}
            onUndo={close(props.onUndo)}
            onDismiss={close(props.onDismiss)}
          />
        )}
        <SkillListInput
          label="Must-have skills"
          placeholder="e.g. Payroll"
          skills={draft.must}
          onChange={(must) => onChange({ must })}
        />
        <SkillListInput
          label="Nice-to-have skills"
          placeholder="e.g. NetSuite"
          skills={draft.nice}
          onChange={(nice) => onChange({ nice })}
        />
      </section>
      {props.jobId !== null && <AcceptedPhrases jobId={props.jobId} />}
    </div>
  );
}
