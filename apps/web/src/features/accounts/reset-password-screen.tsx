import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { AccountPage } from "./account-page.tsx";
import { ResetPasswordForm } from "./reset-password-form.tsx";

export function ResetPasswordScreen({ token }: { token: string }) {
  const { client } = api.useUtils();
  // A query, because React runs effects twice in development and would send two requests.
  const check = useQuery({
    queryKey: ["reset-token", token],
    queryFn: () => client.accounts.validateResetToken.mutate({ token }),
    enabled: token !== "",
  });

  if (token === "" || check.isError) {
    const reason =
      token === ""
        ? accountMessages.tokenMissing
        : errorMessage(check.error, "The link could not be checked. Please load the page again");
    return <InvalidResetLink reason={reason} />;
  }
  return (
    <AccountPage title="Reset your password">
      {check.isPending ? (
        <p role="status" className="flex items-center gap-2 text-ink-2">
          <Spinner />
          Checking your link...
        </p>
      ) : (
        <ResetPasswordForm token={token} />
      )}
    </AccountPage>
  );
}

function InvalidResetLink({ reason }: { reason: string }) {
  return (
    <AccountPage title="Invalid Reset Link">
      <p role="alert" className="text-ink-2">
        {reason}. A link works once, and for 1 hour.
      </p>
      <div className="mt-6 flex flex-wrap gap-2">
        <Link to="/forgot-password" className={buttonStyle({ variant: "primary" })}>
          Request New Link
        </Link>
        <Link to="/auth" className={buttonStyle()}>
          Go to Login
        </Link>
      </div>
    </AccountPage>
  );
}
