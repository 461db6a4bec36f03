import type { JobProposal } from "@resume-picker/domain/posting/propose-job";
import { X } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { hasSkill } from "./job-draft.ts";
import type { JobDraft } from "./job-draft.ts";
import { OfferedSkills } from "./offered-skills.tsx";

type Props = {
  proposal: JobProposal;
  draft: JobDraft;
  sentenceOf: (skill: string) => string | null;
  onAdd: (skill: string) => void;
  onDismiss: () => void;
};

const shownAtFirst = 8;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? "" : "s"}`;

/**
 * The requirements found in a pasted posting, and its duties. Those in neither list count less.
 */
export function ProposalNote({ proposal, draft, sentenceOf, onAdd, onDismiss }: Props) {
  const { must, nice, others } = proposal;
  const [isWhole, setIsWhole] = useState(false);
  const offered = [...must, ...nice, ...others]
    .map(({ text }) => text)
    .filter((text) => !hasSkill([...draft.must, ...draft.nice], text));
  const shown = isWhole ? offered : offered.slice(0, shownAtFirst);
  return (
    <section aria-label="Found in the posting" className="grid gap-3">
      <div className="flex items-start gap-2">
        <p role="status" className="flex-1 text-13 text-ink-2">
          Found {count(must.length, "must-have")} and {count(nice.length, "nice-to-have")} in the
          posting. Drag to move, point at one to see its sentence.
        </p>
        <IconButton
          size="sm"
          label="Dismiss"
          className="-my-1.5"
          icon={<X size={16} strokeWidth={1.6} aria-hidden />}
          onClick={onDismiss}
        />
      </div>
      {offered.length > 0 && (
        <div>
          <h3 className="text-13 font-medium text-ink-2">
            Duties and more{" "}
            <span className="font-normal text-ink-3">· count less until you add them</span>
          </h3>
          <OfferedSkills label="Duties and more" skills={shown} {...{ sentenceOf, onAdd }} />
          {offered.length > shown.length && (
            <Button size="sm" variant="quiet" className="mt-1" onClick={() => setIsWhole(true)}>
              {offered.length - shown.length} more
            </Button>
          )}
        </div>
      )}
    </section>
  );
}
