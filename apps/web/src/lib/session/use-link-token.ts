import { useLocation } from "@tanstack/react-router";

/** The token of a mailed link as it stands: the router would read some as numbers. */
export function useLinkToken(name: "token" | "invitation" = "token"): string {
  return useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get(name) ?? "",
  });
}
