import { roleNames } from "@resume-picker/domain/accounts/roles";
import type { OpenInvitation } from "@resume-picker/domain/accounts/invitation";
import { api } from "../../../lib/api.ts";
import { errorMessage } from "../../../lib/error-message.ts";
import { toast } from "../../../lib/toast.tsx";
import { Button } from "../../../ui/button.tsx";
import { DataTable } from "../../../ui/table/data-table.tsx";
import type { DataColumn } from "../../../ui/table/use-data-table.ts";
import { DayAndTime } from "../day-and-time.tsx";

/** Lists the open invitations. Renders nothing if there are none. */
export function OpenInvitations() {
  const utils = api.useUtils();
  const { data: rows = [] } = api.admin.invitations.useQuery();
  const revoke = api.admin.revokeInvitation.useMutation({
    onSuccess: () => toast({ title: "Success", description: "The invitation is revoked." }),
    onError: (error) =>
      toast({
        error,
        title: "Error",
        description: errorMessage(error, "The invitation still works. Please try again."),
        tone: "destructive",
      }),
    onSettled: () => utils.admin.invitations.invalidate(),
  });
  if (rows.length === 0) return null;

  const columns: DataColumn<OpenInvitation>[] = [
    {
      label: "Email",
      cell: ({ email }) => <span className="min-w-0 break-all">{email}</span>,
    },
    { label: "Role", cell: ({ role }) => roleNames[role] },
    { label: "Invited by", cell: ({ invitedBy }) => invitedBy },
    { label: "Expires", cell: ({ expiresAt }) => <DayAndTime date={expiresAt} /> },
    {
      label: "Actions",
      cell: ({ id, email }) => (
        <Button
          size="sm"
          aria-label={`Revoke the invitation of ${email}`}
          disabled={revoke.isPending}
          onClick={() => revoke.mutate({ id })}
        >
          Revoke
        </Button>
      ),
    },
  ];
  return (
    <section className="mb-10">
      <h2 className="mb-3 text-16 font-semibold">Open invitations</h2>
      <DataTable label="Open invitations" columns={columns} rows={rows} keyOf={({ id }) => id} />
    </section>
  );
}
