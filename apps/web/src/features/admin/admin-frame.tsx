import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { api } from "../../lib/api.ts";
import { useSignOut } from "../../lib/session/session.ts";
import { BrandLink } from "../../ui/page/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";
import { AdminNav } from "./admin-nav.tsx";

type Props = {
  title: string;
  children: ReactNode;
};

/** The header and width of every admin page. */
export function AdminFrame({ title, children }: Props) {
  const { signOut, isSigningOut } = useSignOut();
  return (
    <div className="mx-auto max-w-290 px-5 pb-16 sm:px-8">
      <header className="flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line py-4">
        <BrandLink className="mr-auto max-sm:w-full" />
        <Link to="/" className={buttonStyle({ variant: "quiet", className: "max-sm:-ml-3.5" })}>
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
          Back to Main App
        </Link>
        <Button variant="quiet" busy={isSigningOut} onClick={signOut}>
          Logout
        </Button>
        <ThemeToggle className="-mr-2.5 max-sm:ml-auto" />
      </header>
      <AdminNav />
      <main className="pt-6">
        <h1 className="mb-6 text-24 font-semibold tracking-tight">{title}</h1>
        {children}
      </main>
      <VersionLine />
    </div>
  );
}

/** The server's version, which support requests should mention. */
function VersionLine() {
  const { data } = api.admin.status.useQuery(undefined, { staleTime: 60_000 });
  const commit = data?.commit ?? null;
  return (
    <footer className="mt-16 min-h-12 border-t border-line pt-4 text-13 text-ink-3 figures">
      {data && `Resume Picker ${data.version}${commit === null ? "" : ` (${commit})`}`}
    </footer>
  );
}
