import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session/session.ts";
import { Button } from "../../../ui/button.tsx";

/** The new address that isn't confirmed yet, with a button to cancel the change. */
export function PendingEmail({ email }: { email: string | null }) {
  const { sendsMail } = useSession();
  const utils = api.useUtils();
  const drop = api.accounts.cancelEmailChange.useMutation({
    onSettled: () => utils.accounts.profile.invalidate(),
  });
  if (email === null) return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-2 rounded-control bg-brand-soft px-3.5 py-2.5"
    >
      <p className="min-w-0 break-words text-brand">
        {sendsMail
          ? `We sent a link to ${email}. Open it to confirm the address.`
          : `${email} is not confirmed yet. Email isn't set up here, so the link stays in the server's outbox.`}
      </p>
      <Button size="sm" busy={drop.isPending} onClick={() => drop.mutate()}>
        Keep the current one
      </Button>
    </div>
  );
}
