import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "../../ui/button-style.ts";
import { BrandLink } from "../../ui/page/brand.tsx";
import { useInShell } from "../../ui/page/in-shell.ts";
import { SiteFooter } from "../../ui/page/site-links.tsx";
import { ThemeToggle } from "../../ui/page/theme-toggle.tsx";

type Props = {
  title: string;
  /** True for pages that only signed-in users can open. They get a link back to the application. */
  isSignedIn?: boolean;
  children: ReactNode;
};

/** The frame of the small account pages. */
export function AccountPage({ title, isSignedIn = false, children }: Props) {
  const isInShell = useInShell();
  const backLink = isSignedIn && (
    <Link to="/" className={buttonStyle({ variant: "quiet" })}>
      <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
      <span>
        Back<span className="max-sm:sr-only"> to Main App</span>
      </span>
    </Link>
  );
  if (isInShell) {
    return (
      <main className="mx-auto max-w-160 px-5 pb-16 sm:px-8">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
          <h1 className="text-19 font-semibold">{title}</h1>
          {backLink}
        </div>
        <div className="max-w-110">{children}</div>
      </main>
    );
  }
  return (
    <div className="mx-auto flex min-h-dvh max-w-110 flex-col px-6">
      <header className="flex items-center justify-between pt-5">
        <BrandLink className="mr-auto" />
        {backLink}
        <ThemeToggle className="-mr-2.5" />
      </header>
      <main className="flex-1 pt-16 pb-10">
        <h1 className="mb-6 text-24 font-semibold tracking-tight">{title}</h1>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
