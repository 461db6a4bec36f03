import { useIsReachable } from "../../lib/connection/connection.ts";

/** Shown above the page while the server can't be reached. See `--banner` in theme.css. */
export function ConnectionBanner() {
  const isReachable = useIsReachable();
  return (
    <div role="status">
      {!isReachable && (
        <p
          data-banner
          className="sticky top-0 z-40 flex h-(--banner) items-center justify-center truncate bg-warning-soft px-4 text-13 font-medium text-warning"
        >
          No connection to the server
          <span className="max-sm:hidden">. What you have typed stays here.</span>
          <span>&nbsp;Trying again…</span>
        </p>
      )}
    </div>
  );
}
