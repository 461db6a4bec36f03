import { Undo2, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { hasSkill } from "./job-draft.ts";
import type { JobDraft, SkillList } from "./job-draft.ts";
import { OfferedSkills } from "./offered-skills.tsx";
import type { Suggestions } from "./use-skill-suggestions.ts";

type Props = {
  suggestions: Suggestions;
  draft: JobDraft;
  sentenceOf: (skill: string) => string | null;
  onAdd: (list: SkillList, skill: string) => void;
  onApplyAll: () => void;
  /** Restores the previous lists. */
  onUndo: () => void;
  onDismiss: () => void;
};

/**
 * Suggested skills are added to the lists, each with its sentence. Removed ones are offered here
 * again.
 */
export function SuggestionsPanel(props: Props) {
  const { suggestions, draft, sentenceOf, onAdd, onApplyAll, onUndo, onDismiss } = props;
  const { mustHaveSkills, niceToHaveSkills, otherSkills, reasoning } = suggestions;
  const shown = { draft, sentenceOf, onAdd };
  return (
    <section
      ref={showWhole}
      aria-label="AI suggestions"
      className="scroll-m-24 rounded-control bg-brand-soft p-4"
    >
      <div className="flex flex-wrap items-start gap-2">
        <h3 className="flex-1 pt-1.5 font-semibold">AI suggestions</h3>
        <Button size="sm" icon={<Undo2 size={14} strokeWidth={1.6} aria-hidden />} onClick={onUndo}>
          Undo
        </Button>
        <Button variant="primary" size="sm" onClick={onApplyAll}>
          Apply All
        </Button>
        <IconButton
          size="sm"
          label="Dismiss suggestions"
          icon={<X size={16} strokeWidth={1.6} aria-hidden />}
          onClick={onDismiss}
        />
      </div>
      <p className="mt-1 text-13 text-ink-2">
        Suggested skills were added to the lists below. Remove any you don’t need.
      </p>
      <Suggested
        title="Suggested must-have skills"
        list="must"
        skills={mustHaveSkills}
        {...shown}
      />
      <Suggested
        title="Suggested nice-to-have skills"
        list="nice"
        skills={niceToHaveSkills}
        {...shown}
      />
      {otherSkills.length > 0 && (
        <details className="mt-3">
          <summary className="cursor-pointer text-13 font-medium">
            {otherSkills.length} more from the description
          </summary>
          <Suggested
            title="Duties and other requirements"
            list="must"
            skills={otherSkills}
            {...shown}
          />
        </details>
      )}
      {reasoning !== "" && <p className="mt-3 text-13 text-ink-2">{reasoning}</p>}
    </section>
  );
}

const showWhole = (panel: HTMLElement | null) => panel?.scrollIntoView({ block: "nearest" });

type SuggestedProps = Pick<Props, "draft" | "sentenceOf" | "onAdd"> & {
  title: string;
  list: SkillList;
  skills: readonly string[];
};

function Suggested({ title, list, skills, draft, sentenceOf, onAdd }: SuggestedProps) {
  const offered = skills.filter((skill) => !hasSkill([...draft.must, ...draft.nice], skill));
  const added = skills.length - offered.length;
  return (
    <div className="mt-3">
      <h4 className="text-13 font-medium">{title}</h4>
      <p className="mt-1 text-13 text-ink-2">
        {skills.length === 0
          ? "None found in the description."
          : `${added} of ${skills.length} added`}
      </p>
      <OfferedSkills
        label={title}
        skills={offered}
        sentenceOf={sentenceOf}
        onAdd={(skill) => onAdd(list, skill)}
      />
    </div>
  );
}
