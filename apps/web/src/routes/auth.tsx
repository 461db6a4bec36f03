import { createFileRoute, redirect } from "@tanstack/react-router";
import { AuthScreen } from "../features/accounts/auth-screen.tsx";
import type { AuthTab } from "../features/accounts/auth-screen.tsx";
import { useLinkToken } from "../lib/session/use-link-token.ts";
import { isForAdmins, safeNext } from "../lib/session/safe-next.ts";

type AuthSearch = { tab?: AuthTab; next?: string; invitation?: string };

export const Route = createFileRoute("/auth")({
  validateSearch: ({ tab, next, invitation }: Record<string, unknown>): AuthSearch => ({
    ...(tab === "sign-in" || tab === "sign-up" ? { tab } : {}),
    ...(typeof next === "string" ? { next } : {}),
    ...(typeof invitation === "string" ? { invitation } : {}),
  }),
  beforeLoad: async ({ context, search }) => {
    // A user who has just signed in comes by here again: see useStartSession.
    const session = await context.apiUtils.accounts.session.ensureData().catch(() => null);
    if (!session?.user) return;
    const next = safeNext(search.next);
    // They were turned away from there: only another account leads on.
    if (isForAdmins(next) && session.user.role !== "admin") return;
    throw redirect({ href: next, replace: true });
  },
  head: () => ({ meta: [{ title: "Sign in · Resume Picker" }] }),
  component: AuthPage,
});

function AuthPage() {
  const { tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuthScreen
      tab={tab}
      invitation={useLinkToken("invitation")}
      onTabChange={(chosen) =>
        void navigate({ search: (search) => ({ ...search, tab: chosen }), replace: true })
      }
    />
  );
}
