import { maxPhraseLength } from "@resume-picker/domain/scoring/reviews/phrase-length";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import type { EvidenceActions, ReviewedRow } from "./evidence-actions.ts";

type Props = {
  about: ReviewedRow;
  /** The accepted line, from which the phrase starts. */
  line: string;
  actions: EvidenceActions;
  onClose: () => void;
};

/** Asks which words of an accepted line count for all candidates of the job. */
export function PhraseForm({ about, line, actions, onClose }: Props) {
  const [phrase, setPhrase] = useState(() => firstWords(line));
  const [problem, setProblem] = useState<string | null>(null);
  const save = async () => {
    const found = await actions.acceptPhrase(about, phrase);
    setProblem(found);
    if (found === null) onClose();
  };
  return (
    <form
      className="mt-1 flex flex-col gap-2 rounded-panel bg-sunken p-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <TextField
        // The user opened this form to type here.
        autoFocus
        label={`Words that count as ${about.requirement}`}
        hint="For everyone in this job: lines with all of these words count."
        error={problem ?? undefined}
        value={phrase}
        maxLength={maxPhraseLength}
        autoComplete="off"
        onChange={(event) => setPhrase(event.target.value)}
      />
      <div className="flex gap-2">
        <Button
          type="submit"
          size="sm"
          variant="primary"
          busy={actions.isSaving}
          disabled={phrase.trim() === ""}
        >
          Count for everyone
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const longestFirst = 60;

/** Returns the first whole words, because a complete line would match no other CV. */
function firstWords(line: string): string {
  return line.length <= longestFirst
    ? line
    : line.slice(0, longestFirst).replace(/[^\p{L}\p{N}]*\S*$/u, "");
}
