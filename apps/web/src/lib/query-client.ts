import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { isSessionOver } from "./error-message.ts";

type Options = {
  /** Called when the server no longer knows the session that this page was opened with. */
  onSessionOver: () => void;
};

/**
 * What was read stays until something changes it; nothing retries. Calls go out whatever the browser
 * says of the network: the server may stand on the same machine, and a call that waits says nothing.
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
        // Some screens tell of the session's end in words of their own.
        if (mutation.meta?.tellsSessionOver !== true) notice(error);
      },
    }),
    defaultOptions: {
      queries: {
        networkMode: "always",
        refetchInterval: false,
        refetchOnWindowFocus: false,
        // Of what is still shown, what failed or grew old meanwhile; without this line "always" means never.
        refetchOnReconnect: true,
        staleTime: Infinity,
        retry: false,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}
