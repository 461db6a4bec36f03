import { createRootRouteWithContext, HeadContent, Outlet, useRouter } from "@tanstack/react-router";
import type { ErrorComponentProps } from "@tanstack/react-router";
import { ErrorScreen } from "../features/errors/error-screen.tsx";
import { NotFoundScreen } from "../features/errors/not-found-screen.tsx";
import type { RouterContext } from "../lib/session/session.ts";
import { Toaster } from "../ui/toaster.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({ meta: [{ title: "Resume Picker" }] }),
  component: Root,
  errorComponent: RootError,
  notFoundComponent: NotFoundScreen,
});

function Root() {
  return (
    <>
      <HeadContent />
      <Outlet />
      <Toaster />
    </>
  );
}

function RootError({ error, info, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  const shown = error instanceof Error ? error : new Error(String(error));
  return <ErrorScreen error={shown} componentStack={info?.componentStack} onRetry={retry} />;
}
