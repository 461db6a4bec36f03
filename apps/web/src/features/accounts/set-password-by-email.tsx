import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { useSession } from "../../lib/session/session.ts";

/**
 * The way on from a field that asks for the password, for people who forgot it and for those who
 * have always signed in through a provider.
 */
export function SetPasswordByEmail() {
  const { user, sendsMail } = useSession();
  const request = api.accounts.forgotPassword.useMutation();
  const email = user?.email ?? null;
  if (request.isSuccess) {
    return (
      <p role="status" className="text-13 text-ink-2 [overflow-wrap:anywhere]">
        {`We sent a link to ${email}. It expires in 1 hour. Set a password there, then sign in again.`}
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-1.5 text-13 text-ink-2">
      No password yet, or forgot it?
      {sendsMail && email !== null ? (
        <button
          type="button"
          className="rounded-tick text-brand underline underline-offset-2 thumb:min-h-11"
          disabled={request.isPending}
          onClick={() => request.mutate({ email })}
        >
          Set a password by email
        </button>
      ) : (
        <span>
          {user?.role === "admin" ? (
            <>
              Create a link on the server with{" "}
              <code className="[overflow-wrap:anywhere]">
                npm run admin -- reset-link {user.username}
              </code>
              .
            </>
          ) : (
            accountMessages.noMail
          )}
        </span>
      )}
      {request.error && (
        <span role="alert" className="w-full text-danger">
          {errorMessage(request.error, "The email could not be sent. Please try again.")}
        </span>
      )}
    </p>
  );
}
