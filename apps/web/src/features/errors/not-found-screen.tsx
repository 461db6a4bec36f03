import { Link } from "@tanstack/react-router";
import { pageTitle } from "../../lib/session/site.ts";
import { Brand } from "../../ui/page/brand.tsx";
import { buttonStyle } from "../../ui/button-style.ts";

export function NotFoundScreen() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-140 content-center gap-4 px-6 py-12">
      <title>{pageTitle("Page not found")}</title>
      <Brand className="mb-4" />
      <h1 className="text-24 font-semibold">404 Page Not Found</h1>
      <p className="text-ink-2">
        There is no page at this address. Check the address, or go back to Home.
      </p>
      <div className="mt-2">
        <Link to="/" className={buttonStyle({ variant: "primary" })}>
          Go to Home
        </Link>
      </div>
    </main>
  );
}
