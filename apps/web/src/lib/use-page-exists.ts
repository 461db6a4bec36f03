import { useRouter } from "@tanstack/react-router";

/** Whether this build has a page at the path, to avoid dead links. */
export function usePageExists(path: string): boolean {
  return Object.hasOwn(useRouter().routesByPath, path);
}
