import { useEffect, useEffectEvent, useState } from "react";
import type { ClipboardEvent, KeyboardEvent } from "react";
import type { ApiOutput } from "../../lib/api.ts";
import { classNames } from "../../lib/class-names.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { EditorFields } from "./editor-fields.tsx";
import { EditorHeader } from "./editor-header.tsx";
import type { EditorMode } from "./editor-header.tsx";
import { isUntouchedDraft } from "@resume-picker/domain/jobs/job-rules";
import { draftOf, emptyDraft, isNewJob, jobOf, mergeSuggestions, shownDraft } from "./job-draft.ts";
import type { JobDraft, SkillList } from "./job-draft.ts";
import { JobPreview } from "./job-preview.tsx";
import { UnsavedChanges } from "./unsaved-changes.tsx";
import { useKeptDraft } from "./use-kept-draft.ts";
import { useListHistory } from "./use-list-history.ts";
import { usePastedPosting } from "./use-pasted-posting.ts";
import { useProposal } from "./use-proposal.ts";
import { useSaveJob } from "./use-save-job.ts";
import { useSkillSuggestions } from "./use-skill-suggestions.ts";
import { useMay } from "../../lib/job-role.ts";

type Props = {
  job: ApiOutput["jobs"]["get"] | null;
  onBack: () => void;
  onSaved: (jobId: number) => void;
};

export function JobEditorForm({ job, onBack, onSaved }: Props) {
  const mayEdit = useMay("edit");
  const isNew = job === null || isNewJob(job);
  const [saved, setSaved] = useState(() => (job ? shownDraft(job) : emptyDraft));
  const { draft, setDraft, isDirty, isRestored, forget } = useKeptDraft(job?.id ?? null, saved);
  const [mode, setMode] = useState<EditorMode>(mayEdit ? "edit" : "preview");
  const [savedId, setSavedId] = useState<number | null>(null);

  // The posting that the draft is based on. If the server has a newer one, it is shown before it is
  // overwritten.
  const [loaded, setLoaded] = useState(() => (job ? draftOf(job) : emptyDraft));
  const { save, isSaving } = useSaveJob({
    job,
    onSaved: (savedDraft, jobId) => {
      setSaved(savedDraft);
      setLoaded(draftOf(jobOf(savedDraft)));
      setSavedId(jobId);
    },
  });
  const present = job && draftOf(job);
  const isOthers =
    present !== null && !isSaving && JSON.stringify(present) !== JSON.stringify(loaded);
  const theirs = isOthers ? present : null;
  const leave = useEffectEvent(onSaved);
  useEffect(() => {
    // Leaves only once nothing is unsaved, because leaving would ask otherwise.
    if (savedId !== null && !isDirty && !isSaving) leave(savedId);
  }, [isDirty, isSaving, savedId]);
  const change = (part: Partial<JobDraft>) => setDraft((current) => ({ ...current, ...part }));
  const history = useListHistory(draft, change);
  const proposal = useProposal(isNew && saved.description !== "" ? saved.description : null);
  const pastePosting = usePastedPosting({ draft, setDraft, history, proposal });
  const [before, setBefore] = useState<Pick<JobDraft, SkillList> | null>(null);
  const suggestion = useSkillSuggestions((found) => {
    setBefore({ must: draft.must, nice: draft.nice });
    history.keep();
    setDraft((current) => mergeSuggestions(current, found));
  });
  const undo = () => {
    if (before) setDraft((current) => ({ ...current, ...before }));
    suggestion.dismiss();
  };

  const applyAll = () => {
    const { suggestions } = suggestion;
    if (suggestions) setDraft((current) => mergeSuggestions(current, suggestions));
    suggestion.dismiss();
    toast({
      title: "Skills Applied",
      description: "AI-suggested skills have been added to your job requirements",
      tone: "success",
    });
  };
  const isEmpty = draft.title.trim() + draft.description.trim() === "";
  const saveOnShortcut = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "s" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!isSaving && mayEdit) void save(draft, loaded);
  };

  return (
    <div className="flex min-h-full flex-col" onKeyDown={saveOnShortcut}>
      <EditorHeader
        heading={job === null || isUntouchedDraft(job) ? "Create New Job" : "Edit Job Description"}
        {...{ isDirty, isEmpty, mode, isSaving, onBack }}
        changesScores={!isNew}
        onModeChange={setMode}
        onSave={() => void save(draft, loaded)}
      />
      {theirs && (
        <p
          role="status"
          className="mx-5 mt-4 flex flex-wrap items-center gap-3 rounded-panel bg-warning-soft px-4 py-2 sm:mx-6"
        >
          Somebody else changed this job while you were editing it.
          <Button
            variant="quiet"
            onClick={() => {
              setSaved(theirs);
              setLoaded(theirs);
              setDraft(theirs);
            }}
          >
            Load their version
          </Button>
          <Button variant="quiet" onClick={() => setLoaded(theirs)}>
            Keep mine
          </Button>
        </p>
      )}
      {isRestored && isDirty && (
        <p
          role="status"
          className="mx-5 mt-4 flex flex-wrap items-center gap-3 rounded-panel bg-sunken px-4 py-2 text-ink-2 sm:mx-6"
        >
          Unsaved changes restored.
          <Button variant="quiet" onClick={() => setDraft(saved)}>
            Discard
          </Button>
        </p>
      )}
      <div
        className={classNames(
          // The padding keeps a toast from covering the last skills.
          "mx-auto grid w-full items-start gap-8 px-5 pt-6 pb-32 sm:px-6 lg:pb-6 [&_*]:scroll-mt-24",
          mode === "edit" ? "max-w-360 lg:grid-cols-2" : "max-w-200",
        )}
      >
        {mode === "edit" && (
          <EditorFields
            jobId={job?.id ?? null}
            draft={draft}
            isEmpty={isNew && isEmpty}
            onChange={change}
            onPaste={(event: ClipboardEvent) => void pastePosting(event)}
            history={history}
            proposal={proposal}
            suggestions={suggestion.suggestions}
            isAnalyzing={suggestion.isAnalyzing}
            onAnalyze={() => {
              suggestion.analyze(draft.description);
              // Loads the sentences that mention each skill.
              void proposal.ask(draft.description);
            }}
            onApplyAll={applyAll}
            onUndo={undo}
            onDismiss={suggestion.dismiss}
          />
        )}
        <div className={mode === "edit" ? "max-lg:hidden lg:sticky lg:top-20" : undefined}>
          <JobPreview draft={draft} />
        </div>
      </div>
      <UnsavedChanges when={isDirty && !isSaving} onLeave={forget} />
    </div>
  );
}
