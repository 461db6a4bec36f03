import { maxHoldReason } from "@resume-picker/domain/talent-pool/pool-rules";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { formatDay } from "../../lib/dates/format-date.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/forms/text-field.tsx";
import { usePoolChanges } from "./use-pool-changes.ts";

/** Keeps a candidate past retention for a stated reason, until the hold is removed. */
export function HoldPanel({ candidateId: id }: { candidateId: number }) {
  const cache = api.useUtils();
  const { refresh } = usePoolChanges();
  const { data: hold } = api.talentPool.findHold.useQuery({ id });
  const [reason, setReason] = useState<string | null>(null);
  const onSuccess = async () => {
    setReason(null);
    refresh();
    await cache.talentPool.findHold.invalidate({ id });
  };
  const set = api.talentPool.hold.useMutation({ onSuccess });
  const release = api.talentPool.release.useMutation({ onSuccess });
  if (hold === undefined) return null;
  const error = set.error ?? release.error;
  return (
    <section aria-labelledby="hold-heading" className="flex flex-col items-start gap-2">
      <h3 id="hold-heading" className="text-13 font-medium text-ink-2">
        Hold
      </h3>
      {hold && (
        <div className="flex w-full flex-wrap items-center gap-2 rounded-panel border border-line px-3 py-2">
          <p className="min-w-0 flex-1 basis-48">
            <span className="block [overflow-wrap:anywhere]">{hold.reason}</span>
            <span className="block text-13 text-ink-3">
              {hold.by ?? "Deleted account"}, {formatDay(hold.at)}. Can’t be deleted while on hold.
            </span>
          </p>
          <Button size="sm" busy={release.isPending} onClick={() => release.mutate({ id })}>
            Lift Hold
          </Button>
        </div>
      )}
      {!hold && reason === null && (
        <Button size="sm" onClick={() => setReason("")}>
          Set Hold
        </Button>
      )}
      {!hold && reason !== null && (
        <form
          noValidate
          className="flex w-full flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.trim() !== "") set.mutate({ id, reason });
          }}
        >
          <TextField
            autoFocus
            className="min-w-48 flex-1"
            label="Reason"
            placeholder="e.g. dispute until March"
            autoComplete="off"
            maxLength={maxHoldReason}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button type="submit" busy={set.isPending} disabled={reason.trim() === ""}>
            Set Hold
          </Button>
          <Button variant="quiet" onClick={() => setReason(null)}>
            Cancel
          </Button>
        </form>
      )}
      {error && (
        <p role="alert" className="text-13 text-danger">
          {errorMessage(error, "The hold could not be changed. Please try again.")}
        </p>
      )}
    </section>
  );
}
