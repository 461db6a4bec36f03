import { Info } from "lucide-react";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { useMay } from "../../lib/job-role.ts";

type Props = { jobId: number; note: string };

/** Explains why the order of the list changed without the user's action, until it is dismissed. */
export function OrderNote({ jobId, note }: Props) {
  const cache = api.useUtils();
  const drop = api.jobs.dismissOrderNote.useMutation({
    onMutate: async () => {
      await cache.jobs.list.cancel();
      cache.jobs.list.setData(undefined, (jobs) =>
        jobs?.map((job) => (job.id === jobId ? { ...job, orderNote: null } : job)),
      );
    },
    // If dismissing fails, the note is shown again.
    onError: () => cache.jobs.list.invalidate(),
  });
  return (
    <div
      role="note"
      aria-label="Why the order changed"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-brand-soft px-4 py-1.5 text-13 text-ink lg:px-5"
    >
      <Info size={16} strokeWidth={1.6} aria-hidden className="shrink-0 text-brand" />
      <p className="min-w-0 flex-1 basis-60">{note}</p>
      {useMay("edit") && (
        <Button size="sm" onClick={() => drop.mutate({ id: jobId })}>
          Got It
        </Button>
      )}
    </div>
  );
}
