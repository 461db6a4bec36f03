import { useState } from "react";
import { api } from "../../../../lib/api.ts";
import { classNames } from "../../../../lib/class-names.ts";
import { formatDay, formatTime } from "../../../../lib/dates/format-date.ts";
import { errorMessage } from "../../../../lib/error-message.ts";
import { toast } from "../../../../lib/toast.tsx";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialogs/dialog.tsx";
import { Skeleton } from "../../../../ui/skeleton.tsx";
import type { Post } from "../../post-types.ts";
import { RevisionChanges } from "./revision-changes.tsx";

type Props = {
  postId: number;
  isDirty: boolean;
  onRestored: (post: Post) => void;
  onClose: () => void;
};

/** The saved versions of a post and their changes. Each can be restored. */
export function RevisionsDialog({ postId, isDirty, onRestored, onClose }: Props) {
  const utils = api.useUtils();
  const [chosen, setChosen] = useState<number | null>(null);
  const list = api.blog.revisions.useQuery({ id: postId }, { staleTime: 0 });
  const [newest] = list.data ?? [];
  const number = chosen ?? newest?.number ?? null;
  const revision = list.data?.find((one) => one.number === number);
  const restore = api.blog.restoreRevision.useMutation({
    onSuccess: (post) => {
      utils.blog.get.setData({ id: postId }, post);
      void utils.blog.invalidate();
      toast({ title: "Revision restored", tone: "success" });
      onRestored(post);
      onClose();
    },
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "The revision was not restored. Please try again."),
        tone: "destructive",
      }),
  });
  const canRestore = revision !== undefined && !revision.isCurrent && !isDirty;
  return (
    <Dialog
      open
      onClose={onClose}
      title="Revisions"
      size="xl-page"
      footer={
        <>
          {isDirty && (
            <p className="mr-auto self-center text-13 text-ink-2">
              Save or discard your changes before you restore a revision.
            </p>
          )}
          <Button onClick={onClose}>Close</Button>
          <Button
            variant="primary"
            disabled={!canRestore}
            busy={restore.isPending}
            onClick={() => number !== null && restore.mutate({ id: postId, number })}
          >
            Restore
          </Button>
        </>
      }
    >
      {list.isPending && <Skeleton className="h-40" />}
      {list.isError && <p>{errorMessage(list.error, "The revisions could not be loaded.")}</p>}
      <div className="grid items-start gap-6 md:grid-cols-[15rem_1fr]">
        <ul aria-label="Revisions" className="grid gap-1">
          {list.data?.map((one) => (
            <li key={one.number}>
              <button
                type="button"
                aria-pressed={one.number === number}
                className={classNames(
                  "w-full rounded-control px-3 py-2 text-left hover:bg-sunken",
                  one.number === number && "bg-sunken font-medium",
                )}
                onClick={() => setChosen(one.number)}
              >
                <span className="block">
                  {formatDay(one.savedAt)}, {formatTime(one.savedAt)}
                  {one.isCurrent && " (current)"}
                </span>
                <span className="block truncate text-13 text-ink-3">
                  {one.savedBy ?? "Deleted account"}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {number !== null && <RevisionChanges postId={postId} number={number} />}
      </div>
    </Dialog>
  );
}
