import { useRouter } from "@tanstack/react-router";

/** Whether this build has a page at that path, so that no link leads nowhere. */
export function usePageExists(path: string): boolean {
  return Object.hasOwn(useRouter().routesByPath, path);
}
