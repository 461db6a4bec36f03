import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isSessionOver } from "./error-message.ts";

type Options = {
  /** Called when the server no longer accepts this page's session. */
  onSessionOver: () => void;
};

/**
 * Cached data stays until it is invalidated, and nothing is retried. Requests ignore the browser's
 * network state, because the server may run on the same machine, and a paused request shows no
 * error.
 */
export function createQueryClient({ onSessionOver }: Options): QueryClient {
  const notice = (error: unknown) => {
    if (isSessionOver(error)) onSessionOver();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: notice }),
    mutationCache: new MutationCache({
      onError: (error, ...[, , mutation]) => {
        console.warn("Mutation error:", error);
        // Some screens show their own message for an expired session.
        if (mutation.meta?.tellsSessionOver !== true) notice(error);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // Repeats visible queries that failed or became stale. With the "always" mode, the default
        // would be never.
        refetchOnReconnect: true,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
