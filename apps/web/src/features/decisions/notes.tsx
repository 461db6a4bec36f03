import { api } from "../../lib/api.ts";
import { errorMessage, reasonFor } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { NoteField } from "./note-field.tsx";
import { NoteItem } from "./note-item.tsx";
import { inJob } from "./in-job.ts";
import { useKeptNote } from "./use-kept-note.ts";
import { useMay } from "../../lib/job-role.ts";

/** The notes about the candidate, from all jobs. */
export function Notes({
  candidateId,
  jobId = null,
}: {
  candidateId: number;
  jobId?: number | null;
}) {
  const cache = api.useUtils();
  const { data = [], error } = api.notes.list.useQuery({ id: candidateId });
  const mayReview = useMay("review");
  const [text, setText] = useKeptNote(candidateId);
  const add = api.notes.add.useMutation({
    onSuccess: () => {
      setText("");
      return cache.notes.list.invalidate({ id: candidateId });
    },
  });
  return (
    <section aria-labelledby="notes-heading" className="flex flex-col gap-2">
      <h3 id="notes-heading" className="text-13 font-medium text-ink-2">
        Notes
      </h3>
      {error && (
        <p role="alert" className="text-13 text-danger">
          The notes could not be loaded. {reasonFor(error)}
        </p>
      )}
      {data.length > 0 && (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {data.map((note) => (
            <NoteItem key={note.id} {...{ note, jobId }} />
          ))}
        </ul>
      )}
      {data.length === 0 && !mayReview && <p className="text-13 text-ink-3">No notes yet</p>}
      <form
        noValidate
        hidden={!mayReview}
        className={mayReview ? "flex flex-col items-start gap-2" : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") add.mutate({ id: candidateId, text, ...inJob(jobId) });
        }}
      >
        <NoteField
          jobId={jobId}
          label="Add a note"
          placeholder={
            jobId === null
              ? "Add a note on the candidate"
              : "Add a note on the candidate, @ to mention"
          }
          rows={2}
          text={text}
          error={
            add.error
              ? errorMessage(add.error, "The note could not be saved. Please try again.")
              : undefined
          }
          onChange={setText}
        />
        {text.trim() !== "" && (
          <Button type="submit" size="sm" busy={add.isPending}>
            Add Note
          </Button>
        )}
      </form>
    </section>
  );
}
