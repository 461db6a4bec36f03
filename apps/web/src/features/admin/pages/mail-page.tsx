import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Loaded } from "../../../ui/page/loaded.tsx";
import { mailColumns } from "./mail-columns.tsx";

/** Sent, queued and failed emails. */
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
  const columns = mailColumns({
    isRetrying: ({ id }) => retry.isPending && retry.variables.id === id,
    onRetry: ({ id }) => retry.mutate({ id }),
  });
  return (
    <Loaded query={mails} what="The emails">
      {(rows) =>
        rows.length === 0 ? (
          <EmptyState title="No emails yet" className="px-0!" />
        ) : (
          <DataTable label="Emails" columns={columns} rows={rows} keyOf={({ id }) => id} />
        )
      }
    </Loaded>
  );
}
