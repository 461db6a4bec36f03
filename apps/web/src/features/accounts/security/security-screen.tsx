import type { OpenIdNotice } from "@resume-picker/domain/accounts/openid";
import { buttonStyle } from "../../../ui/button-style.ts";
import { PageLink } from "../../../ui/page/page-link.tsx";
import { AccountPage } from "../account-page.tsx";
import { ApiTokens } from "./api-tokens.tsx";
import { AccountUsage } from "./account-usage.tsx";
import { ConnectedSignIn } from "./connected-sign-in.tsx";
import { DeleteAccount } from "./delete-account.tsx";
import { OwnData } from "./own-data.tsx";
import { SignedInDevices } from "./signed-in-devices.tsx";
import { TwoStepSignIn } from "./two-step-sign-in.tsx";

/** Password, sign-in methods, sessions, tokens and deletion of the account. */
export function SecurityScreen({ notice }: { notice: OpenIdNotice | undefined }) {
  return (
    <AccountPage title="Account Security" isSignedIn>
      <div className="grid gap-10">
        <section className="grid justify-items-start gap-3">
          <h2 className="text-19 font-semibold">Password</h2>
          <PageLink to="/change-password" className={buttonStyle({ variant: "secondary" })}>
            Change Password
          </PageLink>
        </section>
        <TwoStepSignIn />
        <ConnectedSignIn notice={notice} />
        <SignedInDevices />
        <ApiTokens />
        <AccountUsage />
        <OwnData />
        <DeleteAccount />
      </div>
    </AccountPage>
  );
}
