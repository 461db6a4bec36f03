import { useEffect, useState } from "react";
import { lookForServer, onReachable } from "../../lib/connection/connection.ts";
import { Brand } from "../../ui/page/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { reloadOnce } from "./missing-part.ts";

const reload = () => window.location.reload();

/**
 * Replaces a page whose code could not be loaded, because of the network or a newer version. It
 * reloads the page only if the server responds. Otherwise the browser would show its own error
 * page.
 */
export function MissingPartScreen() {
  const [isOutdated, setOutdated] = useState(false);
  useEffect(() => {
    void lookForServer().then((isThere) => {
      if (!isThere) return;
      reloadOnce();
      setOutdated(true);
    });
    return onReachable(reload);
  }, []);
  return (
    <main className="mx-auto grid min-h-dvh max-w-140 content-center gap-4 px-6 py-12">
      <Brand className="mb-4" />
      <h1 className="text-24 font-semibold">
        {isOutdated ? "New version available" : "This page could not be loaded"}
      </h1>
      <p className="text-ink-2" role="alert">
        {isOutdated
          ? "The server was updated. Reload the page to continue. Drafts are kept."
          : "The server can’t be reached. This page loads as soon as it is back."}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {/* Reloads the page once the server responds, as described above. */}
        <Button variant="primary" onClick={isOutdated ? reload : () => void lookForServer()}>
          {isOutdated ? "Reload" : "Try Again"}
        </Button>
        <a href="/" className={buttonStyle()}>
          Go to Home
        </a>
      </div>
    </main>
  );
}
