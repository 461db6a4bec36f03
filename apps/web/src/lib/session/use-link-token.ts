import { useLocation } from "@tanstack/react-router";

/** Returns the token of a mailed link unchanged. The router would parse some tokens as numbers. */
export function useLinkToken(name: "token" | "invitation" = "token"): string {
  return useLocation({
    select: ({ searchStr }) => new URLSearchParams(searchStr).get(name) ?? "",
  });
}
