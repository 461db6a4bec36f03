import type { QueuedMail } from "@resume-picker/domain/admin/operations";
import { Badge } from "../../../ui/badges/badge.tsx";
import type { Tone } from "../../../ui/badges/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { DayAndTime } from "../day-and-time.tsx";

const labels: Record<QueuedMail["status"], string> = {
  queued: "queued",
  sending: "being sent",
  sent: "sent",
  kept: "kept in the outbox (no SMTP)",
  failed: "failed",
  unconfirmed: "possibly sent",
};

const tones: Record<QueuedMail["status"], Tone> = {
  queued: "warning",
  sending: "warning",
  sent: "good",
  kept: "neutral",
  failed: "danger",
  unconfirmed: "warning",
};

type Retry = { isRetrying: (mail: QueuedMail) => boolean; onRetry: (mail: QueuedMail) => void };

/** The columns of the mail queue. */
export function mailColumns({ isRetrying, onRetry }: Retry): DataColumn<QueuedMail>[] {
  return [
    {
      label: "To",
      cell: ({ recipient }) => <span className="min-w-0 break-all">{recipient}</span>,
    },
    { label: "Subject", className: "text-ink-2", cell: ({ subject }) => subject },
    {
      label: "Status",
      cell: ({ status, attempts, lastError }) => (
        <span>
          <Badge tone={tones[status]}>{labels[status]}</Badge>
          {lastError !== null && attempts > 0 && (
            <span className="mt-1 block max-w-70 text-13 break-words text-ink-3">
              {attempts} {attempts === 1 ? "try" : "tries"}: {lastError}
            </span>
          )}
        </span>
      ),
    },
    { label: "Created", cell: ({ createdAt }) => <DayAndTime date={createdAt} /> },
    {
      label: "Action",
      cell: (mail) =>
        mail.canRetry ? (
          <Button size="sm" busy={isRetrying(mail)} onClick={() => onRetry(mail)}>
            Try Again
          </Button>
        ) : (
          <span className="text-ink-3">–</span>
        ),
    },
  ];
}
