import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/forms/text-area.tsx";
import { insertText, pastedPosting } from "../../lib/paste/pasted-posting.ts";
import { useCreateFromPosting } from "./use-create-from-posting.ts";
import { useCreateJob } from "./use-jobs.ts";

/** Creates a job from pasted text, such as a file, an email or a web page. */
export function PastePosting({ onCreated }: { onCreated: (jobId: number) => void }) {
  const [posting, setPosting] = useState("");
  const { createFromPosting, isCreating } = useCreateFromPosting(onCreated);
  const { createJob, isCreating: isStarting } = useCreateJob(onCreated);
  return (
    <section
      aria-labelledby="paste-posting"
      className="flex flex-col gap-4 rounded-panel border border-line bg-surface p-5"
    >
      <h2 id="paste-posting" className="text-16 font-semibold">
        Paste a job posting
      </h2>
      <TextArea
        label="Job posting"
        hideLabel
        placeholder="Paste text from Word, a mail or a web page. Its title and requirements are found for you."
        value={posting}
        maxLength={50_000}
        className="flex-1 *:h-full"
        inputClassName="min-h-32 h-full max-h-80"
        onChange={(event) => setPosting(event.target.value)}
        onPaste={(event) => {
          const pasted = pastedPosting(event.clipboardData);
          if (pasted === null) return;
          event.preventDefault();
          insertText(event.currentTarget, pasted);
        }}
      />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          variant="primary"
          disabled={posting.trim() === "" || isStarting}
          busy={isCreating}
          onClick={() => void createFromPosting(posting.trim())}
        >
          Create Job
        </Button>
        <Button variant="quiet" disabled={isCreating} busy={isStarting} onClick={createJob}>
          Start from an empty job
        </Button>
      </div>
    </section>
  );
}
