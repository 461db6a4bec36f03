import type { ListedCandidate } from "@resume-picker/domain/candidates/listed-candidate";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/dialogs/confirm-dialog.tsx";
import { useMay } from "../../lib/job-role.ts";

type Props = { jobId: number; candidates: readonly Pick<ListedCandidate, "isOutdated">[] };

/** Offers to parse CVs again that an older version has parsed. The user decides when. */
export function OutdatedNotice({ jobId, candidates }: Props) {
  const count = candidates.filter(({ isOutdated }) => isOutdated).length;
  const { reread, done } = useRereadOutdated(jobId);
  const [isAsking, setIsAsking] = useState(false);
  const mayEdit = useMay("edit");
  if (count === 0 || !mayEdit) return null;
  const cvs = count === 1 ? "1 CV was" : `${count} CVs were`;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-sunken px-4 py-1.5 text-13 text-ink-2 lg:px-5">
      <p role="status" className="min-w-0 flex-1">
        {done === null
          ? `${cvs} read by an older version of Resume Picker. Your edits and the shortlist are kept.`
          : `Reading again: ${done} of ${count}`}
      </p>
      <Button size="sm" busy={done !== null} onClick={() => setIsAsking(true)}>
        Read Again
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={count === 1 ? "Read 1 CV again?" : `Read ${count.toLocaleString("en")} CVs again?`}
        confirmLabel="Read Again"
        tone="primary"
        onConfirm={() => {
          setIsAsking(false);
          void reread();
        }}
        onCancel={() => setIsAsking(false)}
      >
        Scores and ranks may change. Your edits, decisions, notes and the shortlist stay. This
        can&rsquo;t be undone.
      </ConfirmDialog>
    </div>
  );
}

function useRereadOutdated(jobId: number) {
  const cache = api.useUtils();
  const { mutateAsync } = api.candidates.rereadOutdated.useMutation();
  const [done, setDone] = useState<number | null>(null);
  const reread = async () => {
    setDone(0);
    let read = 0;
    let failed = 0;
    try {
      for (let after: number | null = 0; after !== null;) {
        const part: { reread: number; failed: number; after: number | null } = await mutateAsync({
          id: jobId,
          after,
        });
        read += part.reread;
        failed += part.failed;
        after = part.after;
        setDone(read + failed);
      }
      toast(toastOf(read, failed));
    } catch (error) {
      const description = errorMessage(error, "Please try again.");
      toast({ title: "Not all CVs were read again", description, tone: "destructive" });
    } finally {
      setDone(null);
      await cache.candidates.listForJob.invalidate();
    }
  };
  return { reread, done };
}

function toastOf(read: number, failed: number) {
  const cvs = (count: number) => (count === 1 ? "1 CV" : `${count} CVs`);
  if (failed === 0) {
    return { title: `${cvs(read)} read again`, tone: "success" as const };
  }
  const description = `${cvs(failed)} could not be read and stay as they were.`;
  return { title: `${cvs(read)} read again`, description, tone: "destructive" as const };
}
