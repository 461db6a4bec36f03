import { useState } from "react";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { formatDay, formatTime } from "../../lib/dates/format-date.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../../ui/button.tsx";
import { inJob } from "./in-job.ts";
import { NoteField } from "./note-field.tsx";
import { useMay } from "../../lib/job-role.ts";

type Note = ApiOutput["notes"]["list"][number];

const timeText = (at: Date) => `${formatDay(at)} ${formatTime(at)}`;

export function NoteItem({ note, jobId }: { note: Note; jobId: number | null }) {
  const cache = api.useUtils();
  const { user } = useSession();
  const [step, setStep] = useState<"shown" | "edited" | "asked">("shown");
  const readAgain = async () => {
    await cache.notes.list.invalidate({ id: note.candidateId });
    setStep("shown");
  };
  const edit = api.notes.edit.useMutation({ onSuccess: readAgain });
  const remove = api.notes.delete.useMutation({ onSuccess: readAgain });
  const { id, text, by, createdAt, editedAt, deletedAt } = note;
  const isOwner = useMay("own");
  const isOwn = useMay("review") && by?.id === user?.id;
  const who = by?.name ?? "Deleted account";
  if (text === null) {
    return (
      <li className="px-3 py-2 text-13 text-ink-3">
        {who} deleted a note{deletedAt && `, ${timeText(deletedAt)}`}
      </li>
    );
  }
  const error = edit.error ?? remove.error;
  return (
    <li className="flex flex-col gap-1 px-3 py-2">
      {step === "edited" ? (
        <NoteForm
          text={text}
          isBusy={edit.isPending}
          jobId={jobId}
          onSave={(next) => edit.mutate({ id, text: next, ...inJob(jobId) })}
          onCancel={() => setStep("shown")}
        />
      ) : (
        <p className="break-words whitespace-pre-line">{text}</p>
      )}
      <div className="flex flex-wrap items-center gap-x-2 text-13 text-ink-3">
        <span className="flex-1">
          {who}, {timeText(createdAt)}
          {editedAt && `, edited ${timeText(editedAt)}`}
        </span>
        {step === "shown" && (
          <>
            {isOwn && (
              <Button size="sm" variant="quiet" onClick={() => setStep("edited")}>
                Edit
              </Button>
            )}
            {(isOwn || isOwner) && (
              <Button size="sm" variant="quiet" onClick={() => setStep("asked")}>
                Delete
              </Button>
            )}
          </>
        )}
        {step === "asked" && (
          <>
            <Button
              autoFocus
              size="sm"
              variant="quiet"
              className="text-danger!"
              busy={remove.isPending}
              onClick={() => remove.mutate({ id })}
            >
              Delete permanently
            </Button>
            <Button size="sm" variant="quiet" onClick={() => setStep("shown")}>
              Keep
            </Button>
          </>
        )}
      </div>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {errorMessage(error, "The note could not be changed. Please try again.")}
        </p>
      )}
    </li>
  );
}

type FormProps = {
  jobId: number | null;
  text: string;
  isBusy: boolean;
  onSave: (text: string) => void;
  onCancel: () => void;
};

function NoteForm({ jobId, text, isBusy, onSave, onCancel }: FormProps) {
  const [draft, setDraft] = useState(text);
  return (
    <form
      noValidate
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        if (draft.trim() !== "") onSave(draft);
      }}
    >
      <NoteField autoFocus {...{ jobId }} label="Note" rows={3} text={draft} onChange={setDraft} />
      <div className="flex gap-2">
        <Button type="submit" size="sm" disabled={draft.trim() === ""} busy={isBusy}>
          Save
        </Button>
        <Button size="sm" variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
