import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { useEffect } from "react";
import { ErrorScreen } from "../features/errors/error-screen.tsx";
import { isPartMissing } from "../features/errors/missing-part.ts";
import { MissingPartScreen } from "../features/errors/missing-part-screen.tsx";
import { NotFoundScreen } from "../features/errors/not-found-screen.tsx";
import type { RouterContext } from "../lib/session/session.ts";
import { whenIdle } from "../lib/connection/when-idle.ts";
import { useSession } from "../lib/session/session.ts";
import { firstSite, rememberSiteName } from "../lib/session/site.ts";
import { ConnectionBanner } from "../ui/parts/connection-banner.tsx";
import { Toaster } from "../ui/toaster.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: firstSite.name }] }),
  component: Root,
  errorComponent: RootError,
  notFoundComponent: NotFoundScreen,
});

function Root() {
  useRoutesAhead();
  useSiteName();
  return (
    <>
      <HeadContent />
      <ConnectionBanner />
      <Outlet />
      <Toaster />
    </>
  );
}

/** Updates page titles when an administrator changes the installation's name. */
function useSiteName(): void {
  const router = useRouter();
  const { name } = useSession().site;
  useEffect(() => {
    if (rememberSiteName(name)) void router.invalidate();
  }, [name, router]);
}

/**
 * The used part of a route. This file is loaded before the router knows the types of all routes.
 */
type CodeRoute = { id: string; options: { component?: { preload?: () => Promise<void> } } };

/** Prefetches the routes, so a signed-in user can change pages while the network is down. */
function useRoutesAhead(): void {
  const router = useRouter();
  const { user } = useSession();
  const isUser = user !== null;
  const isAdmin = user?.role === "admin";
  useEffect(() => {
    if (!isUser) return;
    const routes = (Object.values(router.routesById) as CodeRoute[]).filter(
      ({ id }) => isAdmin || !/^\/(?:admin|blog-management)/.test(id),
    );
    return whenIdle(routes.map((route) => () => route.options.component?.preload?.()));
  }, [isUser, isAdmin, router]);
}

function RootError({ error, info, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  if (isPartMissing(error)) return <MissingPartScreen />;
  const shown = error instanceof Error ? error : new Error(String(error));
  return <ErrorScreen error={shown} componentStack={info?.componentStack} onRetry={retry} />;
}
