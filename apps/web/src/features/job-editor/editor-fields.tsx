import { Undo2, WandSparkles } from "lucide-react";
import { useRef } from "react";
import type { ClipboardEvent } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { AcceptedPhrases } from "./accepted-phrases.tsx";
import { addSkills } from "./job-draft.ts";
import type { JobDraft } from "./job-draft.ts";
import { ProposalNote } from "./proposal-note.tsx";
import { SkillLists } from "./skill-lists.tsx";
import { SuggestionsPanel } from "./suggestions-panel.tsx";
import type { ListHistory } from "./use-list-history.ts";
import type { useProposal } from "./use-proposal.ts";
import type { Suggestions } from "./use-skill-suggestions.ts";

type Props = {
  /** Null for an unsaved job. */
  jobId: number | null;
  /** Whether the draft is empty. The title gets the focus then. */
  isEmpty: boolean;
  draft: JobDraft;
  onChange: (change: Partial<JobDraft>) => void;
  /** Handles a posting pasted into either field. */
  onPaste: (event: ClipboardEvent) => void;
  history: ListHistory;
  proposal: ReturnType<typeof useProposal>;
  suggestions: Suggestions | null;
  isAnalyzing: boolean;
  onAnalyze: () => void;
  onApplyAll: () => void;
  onUndo: () => void;
  onDismiss: () => void;
};

export function EditorFields(props: Props) {
  const { draft, onChange, suggestions, isAnalyzing, history, proposal } = props;
  const extract = useRef<HTMLButtonElement>(null);
  /** Returns the focus to the button that opened the panel, before the panel closes. */
  const close = (act: () => void) => () => {
    extract.current?.focus();
    act();
  };
  const sentenceOf = (skill: string) => proposal.sentenceOf(skill, draft.description);
  return (
    <div className="grid gap-8">
      <section>
        <h2 className="mb-3 text-16 font-semibold">Basic Information</h2>
        <TextField
          label="Job Title"
          placeholder="e.g. Senior Accountant"
          value={draft.title}
          maxLength={200}
          // Only for an empty draft, which has no text to read first.
          autoFocus={props.isEmpty}
          onPaste={props.onPaste}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </section>
      <section>
        <TextArea
          label="Job Description (Markdown)"
          placeholder="Paste a job posting here. Its title and requirements are found for you."
          hint="At least 50 characters. # makes a heading, - a list item, **two stars** bold text."
          value={draft.description}
          maxLength={50_000}
          inputClassName="min-h-[300px] field-sizing-content max-h-[45vh]"
          onPaste={props.onPaste}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </section>
      <section className="grid gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="mr-auto text-16 font-semibold">Skills & Requirements</h2>
          {history.canUndo && (
            <Button
              variant="quiet"
              icon={<Undo2 size={16} strokeWidth={1.6} aria-hidden />}
              onClick={history.undo}
            >
              Undo change
            </Button>
          )}
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
            sentenceOf={sentenceOf}
            onAdd={(list, skill) => history.change(addSkills(draft, list, [skill]))}
            onApplyAll={close(props.onApplyAll)}
            onUndo={close(props.onUndo)}
            onDismiss={close(props.onDismiss)}
          />
        )}
        <SkillLists {...{ draft, history, sentenceOf }} />
        {!suggestions && proposal.shown && (
          <ProposalNote
            proposal={proposal.shown}
            draft={draft}
            sentenceOf={sentenceOf}
            onAdd={(skill) => history.change(addSkills(draft, "must", [skill]))}
            onDismiss={() => proposal.show(false)}
          />
        )}
      </section>
      {props.jobId !== null && <AcceptedPhrases jobId={props.jobId} />}
    </div>
  );
}
