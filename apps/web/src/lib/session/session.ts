import type { User } from "@resume-picker/domain/accounts/user";
import { useQueryClient } from "@tanstack/react-query";
import { redirect, useRouter } from "@tanstack/react-router";
import type { createTRPCQueryUtils } from "@trpc/react-query";
import type { AppRouter } from "@resume-picker/api/root";
import { api } from "../api.ts";
import { forgetSessionEnd } from "../session-end.ts";
import { firstSite } from "./site.ts";

export type ApiUtils = ReturnType<typeof createTRPCQueryUtils<AppRouter>>;

export type RouterContext = { apiUtils: ApiUtils };

/** Who is here. While it is still loading, and when the server can't be asked, there is no user. */
export function useSession() {
  const { data, isPending } = api.accounts.session.useQuery();
  return {
    user: data?.user ?? null,
    isLoading: isPending,
    hasAccounts: data?.hasAccounts ?? true,
    registrationOpen: data?.registrationOpen ?? true,
    needsSetupToken: data?.needsSetupToken ?? false,
    sendsMail: data?.sendsMail ?? true,
    awaitsTwoStep: data?.awaitsTwoStep ?? false,
    /** A model can judge the requirements of a job. */
    hasJudge: data?.hasJudge ?? false,
    /** The model that can read roles of low confidence again; null where none may. */
    repairModel: data?.repairModel ?? null,
    openId: data?.openId ?? null,
    site: data?.site ?? firstSite,
  };
}

/**
 * For `beforeLoad` of every route that needs a signed-in user: a visitor signs in first and comes
 * back to the page that was asked for.
 */
export async function requireUser(route: {
  context: RouterContext;
  location: { href: string };
}): Promise<{ user: User }> {
  const { user } = await route.context.apiUtils.accounts.session.ensureData();
  if (!user) throw redirect({ to: "/auth", search: { next: route.location.href } });
  return { user };
}

/** Call it with the user who has just signed in or up; nothing of an earlier user stays in memory. */
export function useStartSession(): (user: User) => Promise<void> {
  const queryClient = useQueryClient();
  const utils = api.useUtils();
  const router = useRouter();
  return async (user) => {
    utils.accounts.session.setData(undefined, (before) => ({
      registrationOpen: before?.registrationOpen ?? true,
      sendsMail: before?.sendsMail ?? true,
      site: before?.site ?? firstSite,
      ...{ hasAccounts: true, needsSetupToken: false, awaitsTwoStep: false },
      ...{ hasJudge: false, repairModel: null },
      openId: before?.openId ?? null,
      user,
    }));
    forgetSessionEnd();
    queryClient.removeQueries({ predicate: (query) => !query.isActive() });
    await router.invalidate();
    // What the server says of this user beside who they are.
    await utils.accounts.session.invalidate();
  };
}

/** Signs out and goes home; when that call fails, the server's own sign-out page does it. */
export function useSignOut(): { signOut: () => void; isSigningOut: boolean } {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { mutate, isPending } = api.accounts.signOut.useMutation({
    onSuccess: async () => {
      await router.navigate({ to: "/" });
      await queryClient.resetQueries();
      await router.invalidate();
    },
    onError: () => window.location.assign("/api/logout"),
  });
  return { signOut: () => mutate(), isSigningOut: isPending };
}
