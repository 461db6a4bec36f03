import { aiUses } from "@resume-picker/domain/settings/ai-uses";
import type { AiUse } from "@resume-picker/domain/settings/ai-uses";
import { useId } from "react";
import { Checkbox } from "../../../../ui/forms/checkbox.tsx";

const uses: Record<AiUse, { label: string; about: string }> = {
  postings: {
    label: "Read postings",
    about: "AI Extract asks the model for a posting’s requirements. It gets the posting only.",
  },
  judging: {
    label: "Judge requirements",
    about: "When an editor of a job starts it, the model says which requirements each CV states.",
  },
  repair: {
    label: "Re-read uncertain roles",
    about:
      "When an editor asks for it, the model reads roles of low confidence again. It never sees names, so it can’t repair them.",
  },
  ranking: {
    label: "Rank candidates",
    about:
      "AI Rank asks the model about each CV and the posting. When this is off, the built-in engine ranks.",
  },
};

type Props = {
  chosen: readonly AiUse[];
  isLocked: boolean;
  onChange: (chosen: AiUse[]) => void;
};

/** What the AI service may be used for, with a checkbox for each use. */
export function ServiceUses({ chosen, isLocked, onChange }: Props) {
  const id = useId();
  const toggle = (use: AiUse) =>
    onChange(aiUses.filter((one) => chosen.includes(one) !== (one === use)));
  return (
    <fieldset className="min-w-0">
      <legend className="font-medium">Used for</legend>
      <ul className="mt-2 grid gap-3">
        {aiUses.map((use) => (
          <li key={use}>
            <Checkbox
              label={uses[use].label}
              describedBy={`${id}-${use}`}
              checked={chosen.includes(use)}
              disabled={isLocked}
              onChange={() => toggle(use)}
            />
            <p id={`${id}-${use}`} className="pl-6 text-13 text-ink-2">
              {uses[use].about}
            </p>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
