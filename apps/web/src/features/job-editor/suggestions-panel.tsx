import { Undo2, X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/forms/checkbox.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { hasSkill } from "./job-draft.ts";
import type { JobDraft, SkillList } from "./job-draft.ts";
import { sentenceWith } from "./sentence-with.ts";
import type { Suggestions } from "./use-skill-suggestions.ts";

type Props = {
  suggestions: Suggestions;
  draft: JobDraft;
  onToggle: (list: SkillList, skill: string) => void;
  onApplyAll: () => void;
  /** Takes the lists back to what they were before. */
  onUndo: () => void;
  onDismiss: () => void;
};

/** The proposed requirements, each with the sentence that asks for it. Ticked ones are in the lists. */
export function SuggestionsPanel(props: Props) {
  const { suggestions, draft, onToggle, onApplyAll, onUndo, onDismiss } = props;
  const { mustHaveSkills, niceToHaveSkills, otherSkills, reasoning } = suggestions;
  const shown = { draft, onToggle };
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
        Ticked skills were added. Untick any you don’t need.
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

type SuggestedProps = Pick<Props, "draft" | "onToggle"> & {
  title: string;
  list: SkillList;
  skills: readonly string[];
};

function Suggested({ title, list, skills, draft, onToggle }: SuggestedProps) {
  return (
    <div className="mt-3">
      <h4 className="text-13 font-medium">{title}</h4>
      {skills.length === 0 ? (
        <p className="mt-1 text-13 text-ink-2">None found in the description.</p>
      ) : (
        <ul aria-label={title} className="mt-1.5 flex flex-col gap-1.5">
          {skills.map((skill) => {
            const sentence = sentenceWith(draft.description, skill);
            return (
              <li key={skill}>
                <Checkbox
                  label={skill}
                  checked={hasSkill(draft[list], skill)}
                  onChange={() => onToggle(list, skill)}
                />
                {sentence !== null && (
                  <p className="pl-7 font-quote text-14 wrap-anywhere text-ink-2">“{sentence}”</p>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
