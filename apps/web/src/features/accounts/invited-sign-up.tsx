import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { FormAlert } from "./form-alert.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

/** Looks up the invited address. An invalid or expired link shows a message instead of the form. */
export function InvitedSignUp({ invitation }: { invitation: string }) {
  const { client } = api.useUtils();
  const found = useQuery({
    queryKey: ["invitation", invitation],
    queryFn: () => client.accounts.invitation.mutate({ invitation }),
    staleTime: Infinity,
  });
  if (found.isPending) return <Spinner />;
  if (found.isError) {
    return <FormAlert>{errorMessage(found.error, accountMessages.invitationInvalid)}</FormAlert>;
  }
  return <SignUpForm invited={{ invitation, email: found.data.email }} />;
}
