import { useRef, useState } from "react";
import { addSkills, otherList, removeSkill } from "./job-draft.ts";
import type { JobDraft, SkillList } from "./job-draft.ts";
import { listNames } from "./list-names.ts";
import { SkillChip } from "./skill-chip.tsx";
import { SkillListInput } from "./skill-list-input.tsx";
import type { ListHistory } from "./use-list-history.ts";

type Props = {
  draft: JobDraft;
  history: ListHistory;
  sentenceOf: (skill: string) => string | null;
};

const lists = [
  { list: "must", placeholder: "e.g. Payroll" },
  { list: "nice", placeholder: "e.g. NetSuite" },
] as const;

/** Must-haves and nice-to-haves, as chips that can be moved between the two lists. */
export function SkillLists({ draft, history, sentenceOf }: Props) {
  const [dragged, setDragged] = useState<{ skill: string; from: SkillList } | null>(null);
  const [said, setSaid] = useState("");
  const area = useRef<HTMLDivElement>(null);
  /** Focuses the moved chip, or the input of the list after a removal. */
  const focusOn = (selector: string) =>
    requestAnimationFrame(() => area.current?.querySelector<HTMLElement>(selector)?.focus());
  const move = (skill: string, from: SkillList) => {
    const to = otherList(from);
    history.change(addSkills(draft, to, [skill]));
    setSaid(`${skill} moved to ${listNames[to].toLowerCase()}.`);
    focusOn(`[data-skill="${CSS.escape(skill)}"]`);
  };
  const remove = (skill: string, from: SkillList) => {
    history.change(removeSkill(draft, skill));
    setSaid(`${skill} removed.`);
    focusOn(`[data-list="${from}"] input`);
  };
  return (
    <div ref={area} className="grid gap-3">
      {lists.map(({ list, placeholder }) => (
        <div key={list} data-list={list}>
          <SkillListInput
            label={listNames[list]}
            placeholder={placeholder}
            isTarget={dragged !== null && dragged.from !== list}
            onDrop={() => dragged && move(dragged.skill, dragged.from)}
            onAdd={(skills) => skills.length > 0 && history.change(addSkills(draft, list, skills))}
          >
            {draft[list].length > 0 && (
              <ul className="mt-2.5 flex flex-wrap gap-1.5" aria-label={listNames[list]}>
                {draft[list].map((skill) => (
                  <li key={skill} className="max-w-full">
                    <SkillChip
                      skill={skill}
                      list={list}
                      sentence={sentenceOf(skill)}
                      onMove={() => move(skill, list)}
                      onRemove={() => remove(skill, list)}
                      onDragStart={(event) => {
                        event.dataTransfer.effectAllowed = "move";
                        event.dataTransfer.setData("text/plain", skill);
                        setDragged({ skill, from: list });
                      }}
                      onDragEnd={() => setDragged(null)}
                    />
                  </li>
                ))}
              </ul>
            )}
          </SkillListInput>
        </div>
      ))}
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  );
}
