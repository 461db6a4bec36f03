import { accountMessages } from "@resume-picker/domain/accounts/account-rules";
import { openIdNotices } from "@resume-picker/domain/accounts/openid";
import type { OpenIdNotice } from "@resume-picker/domain/accounts/openid";
import { Link } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { pageTitle } from "../../lib/session/site.ts";
import { hasSessionEnded } from "../../lib/session-end.ts";
import { BrandLink } from "../../ui/page/brand.tsx";
import { Tabs } from "../../ui/tabs/tabs.tsx";
import { SiteFooter } from "../../ui/page/site-links.tsx";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";
import { InvitedSignUp } from "./invited-sign-up.tsx";
import { MarkedPage } from "./marked-page.tsx";
import { FormAlert } from "./form-alert.tsx";
import { OpenIdButton } from "./openid/openid-button.tsx";
import { OpenIdCodeForm } from "./openid/openid-code-form.tsx";
import { SignInForm } from "./sign-in-form.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

export type AuthTab = "sign-in" | "sign-up";

type Props = {
  /** The selected tab. Undefined selects the appropriate one automatically. */
  tab: AuthTab | undefined;
  onTabChange: (tab: AuthTab) => void;
  /** The token of an invitation link, or an empty string. */
  invitation: string;
  /**
   * A sign-in through a provider: where to redirect, how it ended, and whether a code is required.
   */
  openId: { next: string | undefined; notice: OpenIdNotice | undefined; isCodeAsked: boolean };
};

export function AuthScreen({ tab, onTabChange, invitation, openId }: Props) {
  const { user, hasAccounts, registrationOpen } = useSession();
  const maySignUp = registrationOpen || invitation !== "";
  const wanted = tab ?? (hasAccounts ? "sign-in" : "sign-up");
  const signIn = (
    <>
      <SignInForm />
      <OpenIdButton next={openId.next} />
    </>
  );
  const shown = maySignUp ? wanted : "sign-in";
  return (
    <div className="grid min-h-dvh lg:grid-cols-[1fr_minmax(30rem,40%)]">
      <title>{pageTitle(shown === "sign-in" ? "Sign in" : "Sign up")}</title>
      <MarkedPage />
      <div className="flex flex-col border-line bg-surface lg:border-l">
        <header className="flex items-center justify-between px-6 pt-5 sm:px-10">
          <BrandLink />
          <ThemeToggle className="-mr-2.5" />
        </header>
        <main className="mx-auto w-full max-w-110 flex-1 px-6 py-10 sm:px-10 lg:content-center">
          <h1 className="mb-6 text-24 font-semibold tracking-tight">
            {shown === "sign-in" ? "Sign in" : "Create your account"}
          </h1>
          {user !== null && <OtherAccountNeeded username={user.username} />}
          {user === null && hasSessionEnded() && (
            <p
              role="status"
              className="mb-6 rounded-control bg-warning-soft px-4 py-2.5 text-warning"
            >
              Your session has ended. Sign in to continue where you left off. Unsaved text in jobs
              and articles is kept.
            </p>
          )}
          {openId.notice !== undefined && (
            <div className="mb-6">
              <FormAlert>{openIdNotices[openId.notice]}</FormAlert>
            </div>
          )}
          {openId.isCodeAsked ? (
            <OpenIdCodeForm />
          ) : maySignUp ? (
            <Tabs
              label="Sign in or sign up"
              value={shown}
              onChange={onTabChange}
              tabs={[
                { value: "sign-in", label: "Sign In", content: signIn },
                {
                  value: "sign-up",
                  label: "Sign Up",
                  content:
                    invitation === "" ? <SignUpForm /> : <InvitedSignUp invitation={invitation} />,
                },
              ]}
            />
          ) : (
            <>
              {signIn}
              <p className="mt-6 text-ink-2">{accountMessages.registrationClosed}</p>
            </>
          )}
        </main>
        <SiteFooter className="px-6 sm:px-10" />
      </div>
    </div>
  );
}

/** Shown to a signed-in user who was denied access to the admin pages. */
function OtherAccountNeeded({ username }: { username: string }) {
  return (
    <p role="status" className="mb-6 rounded-control bg-warning-soft px-4 py-2.5 text-warning">
      You&rsquo;re signed in as {username}, who isn&rsquo;t an administrator. Sign in with an
      administrator&rsquo;s account, or{" "}
      <Link to="/" className="font-medium underline underline-offset-2">
        go to Home
      </Link>
      .
    </p>
  );
}
