import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useMemo, useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { ComboBox } from "../../../ui/forms/combo-box.tsx";
import { readNewSkill, suggestSkills } from "./suggest-skills.ts";

type Props = {
  candidates: readonly ListedCandidate[];
  chosen: readonly string[];
  onAdd: (skill: string) => void;
};

/**
 * Enter or Add adds the typed text, which is the first option. The arrow keys select suggestions.
 */
export function SkillField({ candidates, chosen, onAdd }: Props) {
  const [typed, setTyped] = useState("");
  const options = useMemo(() => {
    const suggestions = suggestSkills(candidates, chosen, typed);
    return typed.trim() === "" ? suggestions : [typed, ...suggestions.filter((s) => s !== typed)];
  }, [candidates, chosen, typed]);

  const add = (text: string) => {
    const skill = readNewSkill(text, chosen);
    if (skill !== null) onAdd(skill);
    setTyped("");
  };

  return (
    <ComboBox
      field={{
        label: "Skill",
        placeholder: "Type a skill",
        end: (
          <Button disabled={typed.trim() === ""} onClick={() => add(typed)}>
            Add
          </Button>
        ),
      }}
      value={typed}
      onType={setTyped}
      list={{
        label: "Skills of these candidates",
        options,
        keyOf: (skill) => skill,
        className: "max-h-64 overflow-y-auto",
      }}
      onChoose={add}
    >
      {(skill) => skill}
    </ComboBox>
  );
}
