import { Plus } from "lucide-react";
import { Tooltip } from "../../ui/tooltip.tsx";

type Props = {
  label: string;
  skills: readonly string[];
  sentenceOf: (skill: string) => string | null;
  onAdd: (skill: string) => void;
};

/** Skills that are in neither list, each with a button to add it. */
export function OfferedSkills({ label, skills, sentenceOf, onAdd }: Props) {
  return (
    <ul aria-label={label} className="mt-1.5 flex flex-wrap gap-1.5">
      {skills.map((skill) => {
        const sentence = sentenceOf(skill);
        const button = (
          <button
            type="button"
            aria-label={`Add ${skill}`}
            className="inline-flex max-w-full items-center gap-1 rounded-full border border-dashed border-edge bg-surface px-2.5 py-0.5 text-left text-13 text-ink-2 wrap-anywhere hover:border-ink-2 hover:text-ink thumb:min-h-11"
            onClick={() => onAdd(skill)}
          >
            <Plus size={13} strokeWidth={1.8} aria-hidden className="shrink-0" />
            {skill}
          </button>
        );
        return (
          <li key={skill} className="max-w-full">
            {sentence === null ? (
              button
            ) : (
              <Tooltip text={`“${sentence}”`} describes>
                {button}
              </Tooltip>
            )}
          </li>
        );
      })}
    </ul>
  );
}
