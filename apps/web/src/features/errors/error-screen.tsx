import { useEffect, useState } from "react";
import { Brand } from "../../ui/page/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { countError } from "./count-errors.ts";
import { deathReason } from "./death-reason.ts";
import { reportClientError } from "./report-client-error.ts";

/** After more errors than this, cached files may be the cause. */
const errorsBeforeHint = 2;

type Props = { error: Error; componentStack?: string | undefined; onRetry: () => void };

/** Replaces a crashed screen. It must not depend on other parts of the application. */
export function ErrorScreen({ error, componentStack, onRetry }: Props) {
  const [errorCount, setErrorCount] = useState(0);
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- counting writes to the session's storage
    setErrorCount(countError());
    void reportClientError({ error, componentStack });
  }, [error, componentStack]);

  return (
    <main className="mx-auto grid min-h-dvh max-w-140 content-center gap-4 px-6 py-12">
      <Brand className="mb-4" />
      <h1 className="text-24 font-semibold">Oops! Something went wrong</h1>
      <p className="rounded-control bg-danger-soft px-4 py-3 break-words text-danger">
        {deathReason(error)}
      </p>
      <p className="text-ink-2">Your saved work is safe. Try again, or go to Home.</p>
      {errorCount > errorsBeforeHint && (
        <p className="text-ink-2">
          If this keeps happening, clear the browser cache for this site and reload the page.
        </p>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" onClick={onRetry}>
          Try Again
        </Button>
        {/* A plain link, which reloads the whole application. */}
        <a href="/" className={buttonStyle()}>
          Go to Home
        </a>
      </div>
    </main>
  );
}
