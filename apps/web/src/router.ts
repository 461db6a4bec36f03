import { createRouter } from "@tanstack/react-router";
import { createTRPCQueryUtils } from "@trpc/react-query";
import { apiClient } from "./lib/api.ts";
import type { Page } from "@resume-picker/domain/pages";
import { takePageData } from "./lib/page-data.ts";
import { createQueryClient } from "./lib/query-client.ts";
import { noteSessionEnd } from "./lib/session-end.ts";
import { toast } from "./lib/toast.tsx";
import { routeTree } from "./routeTree.gen.ts";
import type { FileRoutesByTo } from "./routeTree.gen.ts";

export const queryClient = createQueryClient({ onSessionOver: () => void leaveEndedSession() });
const apiUtils = createTRPCQueryUtils({ queryClient, client: apiClient });
takePageData(apiUtils);

export const router = createRouter({
  routeTree,
  context: { apiUtils },
  defaultPreload: "intent",
  // The query cache decides whether data is fresh.
  defaultPreloadStaleTime: 0,
  scrollRestoration: true,
  // Like the server, which serves /blog but not /Blog.
  caseSensitive: true,
});

/** Fails to compile if the routes differ from the server's list of pages. */
type Same<A, B> = [A, B] extends [B, A] ? true : never;
true satisfies Same<keyof FileRoutesByTo, Page>;

/**
 * The session expired while the page was open. The route guards run again and redirect to /auth.
 */
async function leaveEndedSession(): Promise<void> {
  const session = apiUtils.accounts.session.getData();
  if (!session?.user) return;
  apiUtils.accounts.session.setData(undefined, { ...session, user: null });
  noteSessionEnd();
  toast({
    title: "Session Expired",
    description: "Please log in again to continue.",
    tone: "destructive",
  });
  await router.invalidate();
}

declare module "@tanstack/react-router" {
  // The library learns the routes by merging with its interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface Register {
    router: typeof router;
  }
}
