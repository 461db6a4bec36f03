import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { BrandLink } from "./brand.tsx";
import { buttonStyle } from "../button-style.ts";
import { useInShell } from "./in-shell.ts";
import { ThemeToggle } from "./theme-toggle.tsx";

type Props = {
  title: string;
  /** The path and the label of the back link. */
  back: { to: string; params?: Record<string, string>; label: string };
  children: ReactNode;
};

/** The header and width of a page outside the workspace. */
export function WidePage({ title, back, children }: Props) {
  const { to, params, label } = back;
  const isInShell = useInShell();
  const backLink = (
    <Link
      to={to}
      {...(params ? { params } : {})}
      className={buttonStyle({ variant: "quiet", className: "max-[26rem]:-ml-3.5" })}
    >
      <ArrowLeft size={16} strokeWidth={1.6} aria-hidden />
      {label}
    </Link>
  );
  if (isInShell) {
    return (
      <main className="mx-auto max-w-290 px-5 pb-16 sm:px-8">
        <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-3">
          <h1 className="text-19 font-semibold text-balance [overflow-wrap:anywhere]">{title}</h1>
          {backLink}
        </div>
        {children}
      </main>
    );
  }
  return (
    <div className="mx-auto max-w-290 px-5 pb-16 sm:px-8">
      <header className="flex flex-wrap items-center gap-x-1 gap-y-2 border-b border-line py-4">
        <BrandLink className="mr-auto max-[26rem]:w-full" />
        {backLink}
        <ThemeToggle className="-mr-2.5 max-[26rem]:ml-auto" />
      </header>
      <main className="pt-6">
        <h1 className="mb-6 text-24 font-semibold tracking-tight text-balance [overflow-wrap:anywhere]">
          {title}
        </h1>
        {children}
      </main>
    </div>
  );
}
