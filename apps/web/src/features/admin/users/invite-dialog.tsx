import { isUserRole } from "@resume-picker/domain/accounts/roles";
import { emptyInvite, validateInvite } from "./invite-form.ts";
import { api } from "../../../lib/api.ts";
import { errorMessage, fieldIssues } from "../../../lib/error-message.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useForm } from "../../../lib/use-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { SelectField } from "../../../ui/forms/select-field.tsx";
import { TextField } from "../../../ui/forms/text-field.tsx";
import { CopyLink } from "./copy-link.tsx";
import { roles } from "./roles.ts";

/**
 * Asks for an address and a role, then shows the link. The link isn't stored, so it is shown only
 * once. Each opening needs a new key, which empties the form without a flash while it closes.
 */
export function InviteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const utils = api.useUtils();
  const { sendsMail } = useSession();
  const invite = api.admin.invite.useMutation({
    onSuccess: () => utils.admin.invitations.invalidate(),
    onError: (error) => {
      const message = errorMessage(error, "Nobody was invited. Please try again.");
      setServerErrors({ email: message, ...fieldIssues(error) });
    },
  });
  const { form, field, values, setServerErrors } = useForm({
    initial: emptyInvite,
    validate: validateInvite,
    onSubmit: ({ email, role }) => invite.mutate({ email, role: isUserRole(role) ? role : "user" }),
  });
  const made = invite.data;
  const { data: openInvitations } = api.admin.invitations.useQuery();
  const written = values.email.trim().toLowerCase();
  const earlier = openInvitations?.find(({ email }) => email === written);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Invite a user"
      description="They create their own account from a link, even when registration is closed."
      footer={
        made ? (
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Cancel</Button>
            <Button variant="primary" type="submit" form="invite" busy={invite.isPending}>
              Invite
            </Button>
          </>
        )
      }
    >
      {made ? (
        <CopyLink
          link={made.link}
          label={`Link for ${values.email}`}
          text={`${
            sendsMail
              ? "We emailed this link."
              : "Email isn't set up, so hand this link over yourself."
          } It expires in 7 days, can be used once and is shown only now.${
            made.replacesEarlier ? " The earlier link no longer works." : ""
          }`}
        />
      ) : (
        <form {...form} id="invite" className="grid gap-4" aria-label="Invite a user">
          <TextField
            {...field("email")}
            label="Email"
            type="email"
            autoComplete="off"
            hint={
              earlier &&
              `Already invited by ${earlier.invitedBy}. Inviting again replaces that link.`
            }
          />
          <SelectField {...field("role")} label="Role" options={roles} />
        </form>
      )}
    </Dialog>
  );
}
