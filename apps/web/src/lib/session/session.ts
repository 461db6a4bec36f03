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

/** Returns the session. There is no user while it is loading or if the request fails. */
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
    /** Whether a model is configured to judge requirements. */
    hasJudge: data?.hasJudge ?? false,
    /** The model that can parse roles with low confidence again, or null if none is allowed. */
    repairModel: data?.repairModel ?? null,
    openId: data?.openId ?? null,
    site: data?.site ?? firstSite,
  };
}

/**
 * For `beforeLoad` of every route that requires a user. Visitors are redirected to the sign-in and
 * then back to the requested page.
 */
export async function requireUser(route: {
  context: RouterContext;
  location: { href: string };
}): Promise<{ user: User }> {
  const { user } = await route.context.apiUtils.accounts.session.ensureData();
  if (!user) throw redirect({ to: "/auth", search: { next: route.location.href } });
  return { user };
}

/**
 * Returns a function to call after signing in or up. It removes all data of an earlier user from
 * memory.
 */
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
    // Reloads the server's settings for this user.
    await utils.accounts.session.invalidate();
  };
}

/**
 * Signs out and opens the home page. If the call fails, the server's sign-out page is opened
 * instead.
 */
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
