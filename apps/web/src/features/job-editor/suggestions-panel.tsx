import { X } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import type { Suggestions } from "./use-skill-suggestions.ts";

type Props = { suggestions: Suggestions; onApplyAll: () => void; onDismiss: () => void };

export function SuggestionsPanel({ suggestions, onApplyAll, onDismiss }: Props) {
  const { mustHaveSkills, niceToHaveSkills, reasoning } = suggestions;
  return (
    <section aria-label="AI suggestions" className="rounded-control bg-brand-soft p-4">
      <div className="flex items-start gap-2">
        <h3 className="flex-1 pt-1.5 font-semibold">AI suggestions</h3>
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
      <SuggestedSkills title="Suggested must-have skills" skills={mustHaveSkills} />
      <SuggestedSkills title="Suggested nice-to-have skills" skills={niceToHaveSkills} />
      {reasoning !== "" && <p className="mt-3 text-13 text-ink-2">{reasoning}</p>}
    </section>
  );
}

function SuggestedSkills({ title, skills }: { title: string; skills: readonly string[] }) {
  return (
    <div className="mt-3">
      <h4 className="text-13 font-medium">{title}</h4>
      {skills.length === 0 ? (
        <p className="mt-1 text-13 text-ink-2">None found in the description.</p>
      ) : (
        <ul className="mt-1.5 flex flex-wrap gap-1.5">
          {skills.map((skill) => (
            <li key={skill} className="max-w-full">
              <Chip>{skill}</Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
