import { isOpenIdNotice } from "@resume-picker/domain/accounts/openid";
import type { OpenIdNotice } from "@resume-picker/domain/accounts/openid";
import { createFileRoute, redirect } from "@tanstack/react-router";
import { AuthScreen } from "../features/accounts/auth-screen.tsx";
import type { AuthTab } from "../features/accounts/auth-screen.tsx";
import { useLinkToken } from "../lib/session/use-link-token.ts";
import { isForAdmins, safeNext } from "../lib/session/safe-next.ts";

type AuthSearch = {
  tab?: AuthTab;
  next?: string;
  invitation?: string;
  /** The result of a sign-in through a provider. */
  notice?: OpenIdNotice;
  /** Set if the sign-in requires the second step. */
  step?: "code";
};

export const Route = createFileRoute("/auth")({
  validateSearch: ({ tab, next, invitation, ...of }: Record<string, unknown>): AuthSearch => ({
    ...(tab === "sign-in" || tab === "sign-up" ? { tab } : {}),
    ...(typeof next === "string" ? { next } : {}),
    ...(typeof invitation === "string" ? { invitation } : {}),
    ...(isOpenIdNotice(of.notice) ? { notice: of.notice } : {}),
    ...(of.step === "code" ? { step: "code" } : {}),
  }),
  beforeLoad: async ({ context, search }) => {
    // This also runs for a user who has just signed in. See useStartSession.
    const session = await context.apiUtils.accounts.session.ensureData().catch(() => null);
    if (!session?.user) return;
    const next = safeNext(search.next);
    // The admin pages redirected this user here, so only another account helps.
    if (isForAdmins(next) && session.user.role !== "admin") return;
    throw redirect({ href: next, replace: true });
  },
  component: AuthPage,
});

function AuthPage() {
  const { tab, next, notice, step } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuthScreen
      tab={tab}
      openId={{ next, notice, isCodeAsked: step === "code" }}
      invitation={useLinkToken("invitation")}
      onTabChange={(chosen) =>
        void navigate({ search: (search) => ({ ...search, tab: chosen }), replace: true })
      }
    />
  );
}
