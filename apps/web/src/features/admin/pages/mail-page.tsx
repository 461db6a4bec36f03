import type { QueuedMail } from "@resume-picker/domain/admin/operations";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Badge } from "../../../ui/badge.tsx";
import type { Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { DayAndTime } from "../day-and-time.tsx";
import { Loaded } from "../loaded.tsx";

const labels: Record<QueuedMail["status"], string> = {
  queued: "queued",
  sent: "sent",
  kept: "kept in the outbox (no SMTP)",
  failed: "failed",
};

const isDone = ({ status }: QueuedMail) => status === "sent" || status === "kept";

const tones: Record<QueuedMail["status"], Tone> = {
  queued: "warning",
  sent: "good",
  kept: "neutral",
  failed: "danger",
};

/** What was mailed, what waits, and what could not be sent. */
export function MailPage() {
  const mails = api.mail.list.useQuery(undefined, { refetchOnMount: "always" });
  const retry = api.mail.retry.useMutation({
    onSuccess: async ({ message }) => {
      toast({ title: "Success", description: message, tone: "success" });
      await mails.refetch();
    },
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "The mail could not be sent again. Please try again."),
        tone: "destructive",
      }),
  });
  const columns: DataColumn<QueuedMail>[] = [
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
    { label: "Written", cell: ({ createdAt }) => <DayAndTime date={createdAt} /> },
    {
      label: "Action",
      cell: (mail) =>
        isDone(mail) ? (
          <span className="text-ink-3">–</span>
        ) : (
          <Button
            size="sm"
            busy={retry.isPending && retry.variables.id === mail.id}
            onClick={() => retry.mutate({ id: mail.id })}
          >
            Try Again
          </Button>
        ),
    },
  ];
  return (
    <Loaded query={mails} what="The mails">
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No mail has been written yet" className="px-0!" />
        ) : (
          <DataTable label="Mails" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )
      }
    </Loaded>
  );
}
