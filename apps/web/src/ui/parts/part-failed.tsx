import { useEffect } from "react";
import { toast } from "../../lib/toast.tsx";
import { Button } from "../button.tsx";

/** `outdated`: the server is reachable, but no longer has this page's files. */
export type PartFailure = "unreachable" | "outdated";

type Props = { name: string; failure: PartFailure; isDialog: boolean; onRetry: () => void };

const reload = () => window.location.reload();

/** Replaces a part of a screen that could not be loaded. */
export function PartFailed({ name, failure, isDialog, onRetry }: Props) {
  const isOutdated = failure === "outdated";
  const title = `${name} could not be loaded`;
  const reason = isOutdated
    ? "New version available. Reload the page. Drafts are kept."
    : "The server can’t be reached. This loads as soon as it is back.";
  useEffect(() => {
    if (!isDialog) return;
    const action = isOutdated
      ? { label: "Reload", onClick: reload }
      : { label: "Try Again", onClick: onRetry };
    toast({ title, description: reason, tone: "destructive", action });
    // Shows the toast once for each failure.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [failure]);
  if (isDialog) return null;
  return (
    <div role="alert" className="grid content-start justify-items-start gap-2 p-5">
      <p className="font-semibold">{title}</p>
      <p className="text-ink-2">{reason}</p>
      <div className="mt-1 flex flex-wrap gap-2">
        <Button size="sm" onClick={onRetry}>
          Try Again
        </Button>
        {isOutdated && (
          <Button size="sm" onClick={reload}>
            Reload
          </Button>
        )}
      </div>
    </div>
  );
}
