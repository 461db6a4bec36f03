import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/error-message.ts";
import { buttonStyle } from "../../ui/button-style.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { AccountPage } from "./account-page.tsx";
import { useGoToLoginSoon } from "./use-go-to-login-soon.ts";

export function VerifyEmailScreen({ token }: { token: string }) {
  const { client } = api.useUtils();
  // A query, because a token works once and React runs effects twice in development.
  const verification = useQuery({
    queryKey: ["verify-email", token],
    queryFn: () => client.accounts.verifyEmail.mutate({ token }),
    enabled: token !== "",
  });
  useGoToLoginSoon(verification.isSuccess);

  if (token === "" || verification.isError) {
    const reason =
      token === ""
        ? accountMessages.verificationMissing
        : errorMessage(verification.error, "Failed to verify email");
    return (
      <AccountPage title="Your email is not verified">
        <p role="alert" className="text-ink-2">
          {reason}
        </p>
        <div className="mt-6 flex flex-wrap gap-2">
          <Link to="/auth" className={buttonStyle({ variant: "primary" })}>
            Go to Login
          </Link>
          <Link to="/auth" className={buttonStyle()}>
            Request New Link
          </Link>
        </div>
      </AccountPage>
    );
  }
  const isOld = verification.data?.alreadyVerified === true;
  const done = isOld ? "Email already verified" : "Email verified";
  return (
    <AccountPage title={verification.isPending ? "Verifying your email" : done}>
      <p role="status" className="flex items-center gap-2 text-ink-2">
        {verification.isPending ? (
          <>
            <Spinner />
            One moment...
          </>
        ) : (
          `${isOld ? accountMessages.alreadyVerified : "Thank you."} Taking you to sign in…`
        )}
      </p>
    </AccountPage>
  );
}
