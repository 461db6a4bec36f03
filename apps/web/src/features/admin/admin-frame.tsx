import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Brand } from "../../ui/brand.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonStyle } from "../../ui/button-style.ts";
import { ThemeToggle } from "../../ui/theme-toggle.tsx";

type Props = {
  title: string;
  /** Beside the title. */
  end?: ReactNode;
  onSignOut: () => void;
  isSigningOut: boolean;
  children: ReactNode;
};

/** Header and width of every page for admins. */
export function AdminFrame({ title, end, onSignOut, isSigningOut, children }: Props) {
  return (
    <div className="mx-auto max-w-290 px-5 pb-16 sm:px-8">
      <header className="flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line py-4">
        <Link to="/" aria-label="Resume Picker, home" className="mr-auto max-sm:w-full thumb:py-2">
          <Brand />
        </Link>
        <Link to="/" className={buttonStyle({ variant: "quiet", className: "max-sm:-ml-3.5" })}>
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
          Back to Main App
        </Link>
        <Button variant="quiet" busy={isSigningOut} onClick={onSignOut}>
          Logout
        </Button>
        <ThemeToggle className="-mr-2.5 max-sm:ml-auto" />
      </header>
      <main className="pt-8">
        <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <h1 className="mr-auto text-24 font-semibold tracking-tight">{title}</h1>
          {end}
        </div>
        {children}
      </main>
    </div>
  );
}
