import { displayName } from "@resume-picker/domain/candidates/display-name";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import type { ApiOutput } from "../../lib/api.ts";
import { relativeTime } from "../../lib/dates/relative-time.ts";
import { useNow } from "../../lib/dates/use-now.ts";
import { reasonFor } from "../../lib/error-message.ts";
import { Badge } from "../../ui/badges/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialogs/dialog.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";

type Mention = ApiOutput["mentions"]["list"][number];

type Props = {
  /** Called when a mention is opened, for example to close a drawer. */
  onOpen: (() => void) | undefined;
  onClose: () => void;
};

/** Notes that mention the user, newest first. */
export function MentionsDialog({ onOpen, onClose }: Props) {
  const cache = api.useUtils();
  const { data, error } = api.mentions.list.useQuery(undefined, { refetchOnMount: "always" });
  const { mutate } = api.mentions.markRead.useMutation({
    onSettled: () => cache.mentions.invalidate(),
  });
  const unread = (data ?? []).filter(({ readAt }) => readAt === null).map(({ id }) => id);
  const open = ({ id, readAt }: Mention) => {
    if (readAt === null) mutate({ ids: [id] });
    onClose();
    onOpen?.();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Mentions"
      footer={
        unread.length > 0 && (
          <Button onClick={() => mutate({ ids: unread })}>Mark All as Read</Button>
        )
      }
    >
      {error && (
        <p role="alert" className="text-danger">
          The mentions could not be loaded. {reasonFor(error)}
        </p>
      )}
      {!data && !error && <Skeleton className="h-24" />}
      {data?.length === 0 && (
        <EmptyState title="No mentions" className="px-0!">
          When somebody writes @ and your user name in a note, it appears here.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((mention) => (
            <li key={mention.id}>
              <MentionLink mention={mention} onOpen={() => open(mention)} />
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function MentionLink({ mention, onOpen }: { mention: Mention; onOpen: () => void }) {
  const now = useNow();
  const { by, at, text, jobId, jobTitle, candidateId, readAt } = mention;
  return (
    <Link
      to="/jobs/$id"
      params={{ id: String(jobId) }}
      // The workspace parses this parameter, and the router's types don't know it.
      search={{ candidate: candidateId } as object}
      className="-mx-2 block rounded-control px-2 py-2.5 hover:bg-sunken"
      onClick={onOpen}
    >
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="font-medium">{by ?? "Deleted account"}</span>
        <span className="text-13 text-ink-3">{relativeTime(at, now)}</span>
        {readAt === null && <Badge tone="brand">New</Badge>}
      </span>
      <span className="line-clamp-3 [overflow-wrap:anywhere] whitespace-pre-line text-ink-2">
        {text}
      </span>
      <span className="block text-13 text-ink-3 [overflow-wrap:anywhere]">
        {displayName(mention)} · {jobTitle}
      </span>
    </Link>
  );
}
